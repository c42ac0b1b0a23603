/** The curricular part of the seed: activities, equivalences in each state, interdisciplinary evaluations, persons. */
import { type AtividadeCurricular, type AtividadeResumida, Pessoa, z } from '@/contract'
import { addDays } from '@/domain/dates'
import { cpfOf } from '@/domain/documents'
import { random } from './random'
import type { CursoTables, EquivalenciaRow } from '../tables/curso'
import { networkAtividades } from './activities'

/** Notable equivalences, by their state on the seed's day. */
export const notableEquivalencia = {
  aceita: 1, // Both ways: Álgebra I and Matemática Básica
  poucoConteudo: 2, // 68 % of the content
  poucasHoras: 3, // 60 of 100 hours
  emAnalise: 4,
  vencida: 5,
  aVigorar: 6,
  comExtras: 7, // Fields that nobody documented
} as const

/** Interdisciplinary evaluations: one id is a number, one is text. */
export const interdisciplinary = { feira: 9001, horta: 'horta/2º semestre' } as const

/** A registered person: sending the same CPF again is a conflict. */
export const registeredPessoa = { nome: 'Aurora Lins Peixoto', cpf: cpfOf('770000001'), nomeMae: 'Celina Lins' }

/** The tables of the curricular data for a seed number and a day `AAAA-MM-DD`. */
export function seedCurso(seed: number, today: string): CursoTables {
  const atividades = networkAtividades()
  return {
    atividades,
    equivalencias: [...deNota(atividades, today), ...betweenStages(seed, atividades, today)],
    avaliacoesInterdisciplinares: [
      { id: interdisciplinary.feira, atividades: [2062, 2063, 2066] },
      { id: interdisciplinary.horta, atividades: [2053, 2055] },
    ],
    pessoas: [{ ...z.parse(Pessoa, registeredPessoa), id: 50_000, tipoPessoa: 'F' }],
    nextPessoa: 50_001,
  }
}

function side(atividades: readonly AtividadeCurricular[], id: number): AtividadeResumida {
  const { cargaHoraria, codigo, nome } = atividades.find((row) => row.id === id) ?? {}
  return { id, codigo: codigo ?? null, nome: nome ?? null, cargaHoraria: cargaHoraria ?? null }
}

function deNota(atividades: readonly AtividadeCurricular[], today: string): EquivalenciaRow[] {
  const row = (
    id: number,
    ofertada: number,
    equivalente: number,
    percentualConteudo: number,
    change: Partial<EquivalenciaRow> = {},
  ): EquivalenciaRow => ({
    id,
    idCurso: 4,
    atividadeOfertada: side(atividades, ofertada),
    atividadeEquivalente: side(atividades, equivalente),
    percentualConteudo,
    bidirecional: false,
    emAnalise: false,
    vigenciaInicio: addDays(today, -400),
    vigenciaFim: addDays(today, 900),
    extras: {},
    ...change,
  })
  const n = notableEquivalencia
  return [
    row(n.aceita, 4002, 4003, 90, { bidirecional: true, vigenciaFim: null }),
    row(n.poucoConteudo, 4005, 4004, 68),
    row(n.poucasHoras, 4007, 4006, 80),
    row(n.emAnalise, 4004, 4001, 82.5, { emAnalise: true }),
    row(n.vencida, 4001, 4004, 88, { vigenciaFim: addDays(today, -30) }),
    row(n.aVigorar, 4006, 4005, 75, { vigenciaInicio: addDays(today, 45) }),
    row(n.comExtras, 4003, 4002, 100, {
      extras: { parecer: { numero: '12/2025', relatora: 'Profa. Dulce' }, atas: ['ata 3', 'ata 7'], revisada: true },
    }),
  ]
}

/** Equivalences of EJA stages and years of the Ensino Fundamental: enough rows for several pages. */
function betweenStages(seed: number, atividades: readonly AtividadeCurricular[], today: string): EquivalenciaRow[] {
  const chance = random(seed, 'equivalencias')
  const eja = atividades.filter(({ idCurso }) => idCurso === 3)
  const rows = eja.flatMap(({ id }) => {
    const [stage, disciplina] = [Math.floor((id % 1000) / 10), id % 10]
    // an early stage stands for two years, so each subject and stage has four candidates
    return [0, 1, 2, 3].map((step) => ({ ofertada: id, equivalente: 2000 + (stage * 2 + step) * 10 + disciplina }))
  })
  return rows
    .filter(({ equivalente }) => atividades.some(({ id }) => id === equivalente))
    .map(({ equivalente, ofertada }, i) => ({
      id: 100 + i,
      idCurso: 3,
      atividadeOfertada: side(atividades, ofertada),
      atividadeEquivalente: side(atividades, equivalente),
      percentualConteudo: chance.int(120, 200) / 2,
      bidirecional: chance.next() < 0.3,
      emAnalise: chance.next() < 0.1,
      vigenciaInicio: addDays(today, -chance.int(30, 1500)),
      vigenciaFim: chance.next() < 0.5 ? null : addDays(today, chance.int(-60, 1500)),
      extras: {},
    }))
}
