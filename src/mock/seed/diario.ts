/** The initial rows of the diary: periods, schools, class groups and the cast's places in them. */
import type { Account } from '../tables/acesso'
import type { DiarioTables } from '../tables/diario'
import { addDays } from '@/domain/dates'
import { dataHora } from '../rules/calendar'
import { ids, turmasOf } from './turmas'

/** The size of the pretended network. */
export interface Size {
  /** Number of schools; 12 is Vila Serena. */
  escolas: number
  /** Students of 7º A; 38 is Vila Serena. */
  seteA: number
}

/** The network of the demonstration and of most tests. */
export const vilaSerena: Size = { escolas: 12, seteA: 38 }

const carla = 3001
const rui = 3002

/** A name with every accent of Portuguese and an apostrophe, exactly 120 characters long. */
export const hostileName =
  "Íris D'Ávila Conceição São João dos Três Corações Güell Antônio Públio Mãe-d'Água Pôr-do-Sol Àquela Órfã Êxito José Âmar"

/**
 * The diary's tables. ASSUMED (decisions §7): the current period is a 2nd bimester whatever the day, so that grades are
 * the same all year.
 */
export function seedDiario(
  seed: number,
  today: string,
  accounts: readonly Account[],
  size: Size = vilaSerena,
): DiarioTables {
  const ano = Number(today.slice(0, 4))
  const turmas = turmasOf(size.escolas)
  const tomorrow = Date.parse(dataHora(addDays(today, 1), '00:00'))
  const { seteA, seteB, noveB, oitoBAnterior, preII } = ids.turma
  for (const turma of turmas) {
    const { id, professores } = turma
    // Carla teaches Mathematics, Rui Science
    if (id === seteA || id === seteB || id === noveB) professores[1] = carla
    if (id === seteA || id === seteB) professores[2] = rui
    if (id === seteA) turma.alunos = size.seteA
    // Pedro's group has no limit
    if (id === preII) turma.limiteFaltas = 0
  }
  return {
    seed,
    today,
    periodos: [
      { id: ids.periodo.anterior, codigo: `${ano - 1}`, descricao: `${ano - 1}, ano completo`, vigente: false },
      { id: ids.periodo.vigente, codigo: `${ano}/2`, descricao: `${ano}, 2º bimestre`, vigente: true },
    ],
    turmas,
    pessoas: [
      ...accounts.map(({ idPessoa, displayName }) => ({ idPessoa, nome: displayName })),
      { idPessoa: 1004, nome: 'Clara Tavares Lima' },
      { idPessoa: 1006, nome: hostileName },
    ],
    lugares: [
      { idPessoa: 1001, idTurma: seteA, n: 0 },
      { idPessoa: 1002, idTurma: noveB, n: 0 },
      { idPessoa: 1002, idTurma: oitoBAnterior, n: 0 },
      { idPessoa: 1003, idTurma: preII, n: 0 },
      { idPessoa: 1004, idTurma: seteB, n: 0 },
      { idPessoa: 1005, idTurma: seteB, n: 1 },
      { idPessoa: 1006, idTurma: seteA, n: 1 },
      // a network of one school lacks some of these groups
    ].filter(({ idTurma }) => turmas.some(({ id }) => id === idTurma)),
    responsaveis: [
      { idResponsavel: 2001, idAluno: 1001 },
      { idResponsavel: 2001, idAluno: 1003 },
      { idResponsavel: rui, idAluno: 1004 },
    ],
    // Ana's participation grade in Mathematics (record 10110000, evaluation 101106) is published by tomorrow
    publicacoes: [{ idRegistro: ids.registro.anaMatematica, avaliacaoId: 101_106, em: tomorrow }],
    chamadas: new Map(),
    diarios: new Map(),
  }
}
