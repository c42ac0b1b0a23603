/** The curricular activities: five courses, prerequisites within each, and the odd rows. */
import type { AtividadeCurricular } from '@/contract'

/** The courses with their ids on the wire; 1 to 3 are those of the classes. */
export const cursos = {
  infantil: { id: 1, nome: 'Educação Infantil' },
  fundamental: { id: 2, nome: 'Ensino Fundamental' },
  eja: { id: 3, nome: 'Educação de Jovens e Adultos' },
  informatica: { id: 4, nome: 'Técnico em Informática' },
  normal: { id: 5, nome: 'Curso Normal' },
} as const

type Curso = (typeof cursos)[keyof typeof cursos]

/** Activities that tests and demonstrations use by name. */
export const notableAtividade = {
  matematica7: 2062, // 7º ano, Matemática: requires the 6º ano, is required by the 8º
  bancoDeDados: 4005, // Two prerequisites
  comExtras: 4008, // Fields that nobody documented
  soId: 4090, // Nothing but its id
  hostil: 4091, // Markup and 120 characters in the name
} as const

const row = (
  { id: idCurso, nome: curso }: Curso,
  n: number,
  codigo: string,
  nome: string,
  cargaHoraria: number,
  periodo: number,
  requisitos: number[],
  obrigatoria = true,
): AtividadeCurricular => ({
  id: idCurso * 1000 + n,
  codigo,
  nome,
  cargaHoraria,
  periodo,
  obrigatoria,
  ementa: `Conteúdos de ${nome} conforme o currículo da rede.`,
  requisitos,
  idCurso,
  curso,
})

const campos = [
  ['EU', 'O eu, o outro e o nós'],
  ['CG', 'Corpo, gestos e movimentos'],
  ['TS', 'Traços, sons, cores e formas'],
  ['EF', 'Escuta, fala, pensamento e imaginação'],
  ['ET', 'Espaços, tempos, quantidades e transformações'],
] as const

const disciplinas = [
  ['LP', 'Língua Portuguesa', 200],
  ['MA', 'Matemática', 200],
  ['CI', 'Ciências', 120],
  ['HI', 'História', 80],
  ['GE', 'Geografia', 80],
  ['AR', 'Arte', 40],
  ['EF', 'Educação Física', 80],
  ['IN', 'Inglês', 80],
] as const

/**
 * One activity per year and subject; each year's requires the year before. Ids `curso × 1000 + (year − 1) ×
 * 10 + subject`.
 */
function yearly(
  curso: Curso,
  prefix: string,
  years: number,
  list: readonly (readonly [string, string, number])[],
  word: string,
) {
  return Array.from({ length: years }, (_, year) =>
    list.map(([sigla, nome, hours], i) => {
      const [n, ano] = [year * 10 + i + 1, year + 1]
      const requisitos = year === 0 ? [] : [curso.id * 1000 + n - 10]
      // some subjects are optional: here the foreign language of the early years
      const optional = sigla === 'IN' && year < 5
      return row(curso, n, `${prefix}-${sigla}-${ano}`, `${nome} – ${ano}${word}`, hours, ano, requisitos, !optional)
    }),
  ).flat()
}

const infantil = campos.map(([sigla, nome], i) => row(cursos.infantil, i + 1, `EI-${sigla}`, nome, 160, 1, []))

const technical = (n: number, sigla: string, nome: string, hours: number, periodo: number, requisitos: number[] = []) =>
  row(cursos.informatica, n, `TI-${sigla}`, nome, hours, periodo, requisitos, n !== 8)

const informatica: AtividadeCurricular[] = [
  technical(1, 'LOG', 'Lógica de Programação', 80, 1),
  technical(2, 'MAB', 'Matemática Básica', 60, 1),
  technical(3, 'ALG', 'Álgebra I', 60, 1),
  technical(4, 'PRG', 'Programação I', 80, 2, [4001]),
  technical(5, 'BDD', 'Banco de Dados', 80, 2, [4001, 4002]),
  technical(6, 'RED', 'Redes de Computadores', 60, 2, [4002]),
  technical(7, 'WEB', 'Programação para a Web', 100, 3, [4004, 4005]),
  {
    ...technical(8, 'LAB', 'Laboratório de Projetos', 120, 3, [4004, 4005, 4006]),
    laboratorio: { sala: 'B-12', vagas: 20 },
    bibliografia: ['Projeto de sistemas', null],
    revisao: 3,
  },
]

const hostileName = `<img src=x onerror=alert(1)> ${'Tópicos '.repeat(12)}`.slice(0, 120)
const odd: AtividadeCurricular[] = [
  { id: notableAtividade.soId },
  {
    ...row(cursos.informatica, 91, 'TI-<b>', hostileName, 40, 3, [4999]),
    ementa: '<script>document.title = "x"</script> & "aspas" \u202Etrocado',
    cargaHoraria: 0,
    obrigatoria: null,
  },
]

/** Every activity, by id. */
export function networkAtividades(): AtividadeCurricular[] {
  const eja = disciplinas.slice(0, 5).map(([sigla, nome]) => [sigla, nome, 100] as const)
  return [
    ...infantil,
    ...yearly(cursos.fundamental, 'EF', 9, disciplinas, 'º ano'),
    ...yearly(cursos.eja, 'EJA', 4, eja, 'ª etapa'),
    ...informatica,
    ...odd,
    ...yearly(
      cursos.normal,
      'CN',
      3,
      [
        ['DID', 'Didática', 80],
        ['PSI', 'Psicologia da Educação', 60],
        ['EST', 'Estágio', 200],
      ],
      'º período',
    ),
  ]
}
