/** The schools that a family chooses, in order of preference, at most three. ASSUMED (decisions §11). */
import type { Confirmacao, Matricula, Reserva } from '@/contract'
import { freePlaces } from '@/domain/places'
import { enrollmentOfNetwork, type NetworkSerie } from './series'
import { refuseField } from '../operation'
import type { MatriculaTables } from '../tables/matricula'
import { isTurno } from './cadastro'
import { unidadeOf } from './wire'
import { type Wish, offerOf } from './vagas'

/** The most schools of a request, the number that the portal's settings name too. */
const maxWishes = enrollmentOfNetwork.maxIntentions

const wish = (row: Reserva, turno: string): Wish => ({
  unidadeId: row.unidadeId,
  turno: row.turno || turno,
  seen: freePlaces(row),
})

/** The choices of a new registration: the sent rows, or the one school of `cadastro` without rows. */
export function registrationWishes({ cadastro, reservas }: Matricula): Wish[] {
  const { turno, unidadeId } = cadastro
  if (reservas.length === 0) return [{ unidadeId, turno, seen: null }]
  if (reservas[0]?.unidadeId !== unidadeId) {
    const why = 'Deve ser a primeira escola da lista de preferências.'
    refuseField('A escola escolhida não é a primeira da lista.', 'unidadeId', why)
  }
  return reservas.map((row) => wish(row, turno))
}

/** The choices of a transfer: `intencaoUnidadeId`, each with the row that the family saw, where it was sent. */
export function transferWishes(
  { intencaoUnidadeId, novoTurno }: Confirmacao,
  reservas: readonly Reserva[],
  turnoAtual: string,
): Wish[] {
  const turno = novoTurno || turnoAtual
  if (intencaoUnidadeId.length === 0) return reservas.map((row) => wish(row, turno))
  return intencaoUnidadeId.map((unidadeId, i) => {
    const row = reservas[i]?.unidadeId === unidadeId ? reservas[i] : reservas.find((r) => r.unidadeId === unidadeId)
    return row ? wish(row, turno) : { unidadeId, turno, seen: null }
  })
}

/** Why the choices are impossible, whatever is free; null when they are possible. */
export function wishesReason(tables: MatriculaTables, serie: NetworkSerie, wishes: readonly Wish[]): string | null {
  if (wishes.length === 0) return 'Escolha pelo menos uma escola.'
  if (wishes.length > maxWishes) return `Escolha no máximo ${maxWishes} escolas.`
  if (new Set(wishes.map(({ turno, unidadeId }) => `${unidadeId} ${turno}`)).size < wishes.length) {
    return 'A mesma escola e o mesmo turno foram escolhidos duas vezes.'
  }
  for (const chosen of wishes) {
    if (!isTurno(chosen.turno)) return 'Escolha o turno.'
    if (chosen.turno === 'Noite' && serie.stage !== 'eja') return 'À noite só há turmas de EJA, a partir de 15 anos.'
    if (!offerOf(tables, serie.id, chosen)) {
      return `${unidadeOf(tables, chosen.unidadeId).nome} não oferece ${serie.descricao} no turno ${chosen.turno}.`
    }
  }
  return null
}
