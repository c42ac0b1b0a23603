/** Generates the diary of any class on demand, so that 200,000 students cost nothing until they are read. */
import type { AproveitamentoAluno, Horario, Nota, Recado } from '@/contract'
import { addDays, weekdayIn } from '@/domain/dates'
import { random } from './random'
import { aulasByDay, disciplinasOf, ids } from './turmas'
import type { AvaliacaoRow, ClasseRow, TurmaRow, Turno } from '../tables/diario'
import { dataHora, hourOfMinutes, schoolDayFrom } from '../rules/calendar'

/**
 * First lesson of each shift, in minutes since midnight; lessons last 50 minutes, with a break of 20 after the third.
 */
const firstAula: Record<Turno, number> = { Manhã: 450, Tarde: 780, Integral: 480, Noite: 1140 }

/** The weekly lessons of one class: its group has five a day, Monday to Friday, without overlaps. */
function horariosOf(turma: TurmaRow, slot: number): Horario[] {
  const horarios: Horario[] = []
  for (let diaSemana = 1; diaSemana <= 5; diaSemana++) {
    for (let aula = 0; aula < aulasByDay; aula++) {
      if (((diaSemana - 1) * aulasByDay + aula + turma.id) % turma.professores.length !== slot) continue
      const inicio = firstAula[turma.turno] + aula * 50 + (aula > 2 ? 20 : 0)
      horarios.push({ diaSemana, inicio: hourOfMinutes(inicio), fim: hourOfMinutes(inicio + 50) })
    }
  }
  return horarios
}

/** A class of a group, without what the cast adds. */
export function generatedClasse(turma: TurmaRow, slot: number): ClasseRow {
  return {
    id: turma.id * 10 + slot,
    idTurma: turma.id,
    slot,
    disciplina: disciplinasOf(turma.serieId)[slot] ?? 'Oficina',
    professor: turma.professores[slot] ?? 0,
    horarios: horariosOf(turma, slot),
    sala: `Sala ${(turma.id % 20) + 1}`,
    extras: {},
  }
}

/**
 * The evaluations of a year: name, short name, days from today, weight, type (decisions §5), group, the
 * group it recovers.
 */
const plan = [
  ['Prova do 1º bimestre', 'P1', -75, 2, 1, 0, null],
  ['Trabalho em grupo', 'TG', -60, 1, 2, 0, null],
  ['Prova parcial', 'PP', -20, 2, 1, 1, null],
  ['Projeto', 'PJ', -7, 1, 3, 1, null],
  ['Prova do 2º bimestre', 'P2', 5, 2, 1, 1, null],
  ['Participação', 'PA', -2, 1, 4, 1, null],
  ['Recuperação do 1º bimestre', 'R1', -50, 1, 5, null, 0],
  ['Exame final', 'EF', 30, 1, 6, null, null],
] as const

const texts: Record<number, string> = {
  1: 'Conteúdo dado até a semana anterior. Traga lápis, borracha e caneta azul.',
  2: 'Em grupos de até quatro. Entrega em folha única, com o nome de todos.',
  3: 'Apresentação do projeto à turma.\nCada grupo tem dez minutos.',
  4: 'Participação nas aulas e nas tarefas de casa.',
  5: 'Substitui a média do bimestre quando for maior.',
  6: 'Somente para quem não alcançou a média.',
}

/**
 * The time of a class's lesson near a day: the first from it on (`step` 1) or the last before it (-1). Groups have no
 * two lessons at once.
 */
function lessonAround({ horarios }: ClasseRow, dia: string, step: 1 | -1): string {
  for (let n = 0; n < 7; n++) {
    const day = addDays(dia, n * step)
    const lesson = horarios.find(({ diaSemana }) => diaSemana === weekdayIn(day))
    if (lesson) return dataHora(day, lesson.inicio)
  }
  return dataHora(schoolDayFrom(dia), '10:00')
}

/** The evaluations of a class; ids are `idClasse × 100 + ordinal`. Creche and pre-school have none. */
export function generatedAvaliacoes(today: string, classe: ClasseRow, turma: TurmaRow): AvaliacaoRow[] {
  if (turma.serieId < 31) return []
  const ano = turma.idPeriodoLetivo === ids.periodo.anterior ? -365 : 0
  const dia = (dias: number) => addDays(today, ano + dias)
  return plan.map(([nome, nomeResumido, dias, peso, tipo, grupo, recovers], i) => {
    const data = lessonAround(classe, dia(dias), dias > 0 ? 1 : -1)
    return {
      id: classe.id * 100 + i + 1,
      ordinal: i + 1,
      nome,
      nomeResumido,
      descricao: texts[tipo] ?? '',
      data,
      dataSegundaChamada: tipo === 1 && dias > 0 ? dataHora(addDays(data.slice(0, 10), 7), '14:00') : null,
      peso,
      tipo,
      grupo,
      recovers,
    }
  })
}

const avisos = [
  'Lembramos que a entrega do trabalho em grupo é até sexta-feira.',
  'Na próxima aula, tragam o livro e o caderno de exercícios.',
  'Reunião com as famílias no sábado, às 9h, na quadra coberta.',
  'A biblioteca estará aberta até as 18h durante as provas.',
]

/** Messages of a class, for about one class in three; ids are `idClasse × 10 + position`. */
export function generatedRecados(seed: number, classe: ClasseRow): Recado[] {
  const r = random(seed, 'recado', classe.id)
  if (r.next() > 0.35) return []
  const perfilRemetente = r.pick([3, 3, 4, 5])
  return [{ id: classe.id * 10 + 1, chaveTimeline: null, descricao: r.pick(avisos), perfilRemetente }]
}

const motivos = ['Transferido', 'Remanejado', 'Desistente', 'Não compareceu']

const tenth = (valor: number) => Math.round(Math.min(10, Math.max(0, valor)) * 10) / 10

/** The states of the year's grades on the seed's day, by position in `plan`. */
const states = ['fechada', 'fechada', 'publicada', 'lancada', 'vazia', 'vazia', 'vazia', 'vazia'] as const

/** The record of one student, without what the cast adds. */
export function generatedRecord(
  seed: number,
  turma: TurmaRow,
  avaliacoes: readonly AvaliacaoRow[],
  aluno: { id: number; nome: string; idPessoa: number },
): AproveitamentoAluno {
  const r = random(seed, 'record', aluno.id)
  const media = 3.5 + r.next() * 6
  const ativo = r.next() > 0.03
  const anterior = turma.idPeriodoLetivo === ids.periodo.anterior
  const nota = (avaliacao: AvaliacaoRow): Nota => {
    const state = anterior && avaliacao.tipo < 5 ? 'fechada' : (states[avaliacao.ordinal - 1] ?? 'vazia')
    const valor = tenth(media + (r.next() - 0.5) * 4)
    return {
      avaliacaoId: avaliacao.id,
      nome: avaliacao.nome,
      nomeResumido: avaliacao.nomeResumido,
      peso: avaliacao.peso,
      valor: state === 'vazia' ? null : valor,
      fechada: state === 'fechada',
      publicada: state === 'fechada' || state === 'publicada',
    }
  }
  const ofGrupo = (grupo: number | null) => avaliacoes.filter((a) => a.grupo === grupo).map(nota)
  const grupos = [0, 1]
    .map((grupo) => ({ nome: `${grupo + 1}º bimestre`, avaliacoes: ofGrupo(grupo) }))
    .filter((grupo) => grupo.avaliacoes.length > 0)
  return {
    id: aluno.id,
    nome: aluno.nome,
    ativo,
    motivoInatividade: ativo ? '' : r.pick(motivos),
    grupos,
    mediaFinal: null,
    mediaParcial: null,
    faltas: Math.floor(r.next() ** 2 * (turma.limiteFaltas || 20) * 1.1),
    notasComplementares: ofGrupo(null),
  }
}
