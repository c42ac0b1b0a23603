/** Which school was granted, and the other wishes, for receipt, paper and calendar alike. ASSUMED (decisions §11). */
import type { Reserva } from '@/contract'
import { fold } from '@/domain/text'
import { settings } from '@/settings'
import { namesOfSchools } from '../schools/options'
import { stateOf } from './aggregate'
import { type Draft, type Place, stateFor } from '../flow/draft'

export interface Wish extends Place {
  /** The rank of this wish, counted from 1; null: it is the only wish, or its rank is unknown. */
  choice: number | null
}

export interface Grant {
  /** The place that was granted, or was cancelled; null: none yet, or it is unknown which. */
  granted: Place | null
  /** The other wishes, in order of preference. */
  wishes: Wish[]
  /** A place was granted, but the service did not say at which of the wished schools. */
  untold: boolean
}

const holding = new Set(['reservada', 'convocada', 'confirmada'])

const placeOf = ({ nomeEscola, posicao = null, serie, turno, unidadeId }: Reserva, escola = nomeEscola): Place => ({
  id: unidadeId,
  escola,
  serie: serie.descricao,
  turno,
  posicao,
})

/** The rows asked for: as answered, else as sent. Before sending, the draft's choices belong to another request. */
const wishedFor = ({ escolhas, matricula, phase }: Draft): Reserva[] =>
  matricula.reservas.length > 0 ? matricula.reservas : phase === 'open' ? [] : escolhas

/** The school's row in the answered shift, else its only row; null where several shifts leave that open. */
function rowOf(rows: readonly Reserva[], id: number, turno: string): Reserva | null {
  const there = rows.filter((row) => row.unidadeId === id)
  return there.find((row) => row.turno === turno) ?? (there.length === 1 ? (there[0] ?? null) : null)
}

/** The place of a renewal, which is at the child's own school, whatever rows came with it. */
function ownSchool({ matricula: { confirmacao } }: Draft, rows: readonly Reserva[]): Place {
  const { nomeEscola, novoTurno, serieSeguinte } = confirmacao
  const row = rows.find((one) => fold(one.nomeEscola) === fold(nomeEscola))
  return {
    id: row?.unidadeId ?? 0,
    escola: nomeEscola,
    serie: serieSeguinte.descricao,
    turno: novoTurno,
    posicao: null,
  }
}

function grantedPlace(draft: Draft, rows: readonly Reserva[]): Place | null {
  const { cadastro, confirmacao } = draft.matricula
  const { id, nome } = cadastro.unidadeEnsino
  if (id !== 0) {
    const row = rowOf(rows, id, cadastro.turno)
    const named = rows.find((one) => one.unidadeId === id)
    return {
      id,
      escola: nome || (named?.nomeEscola ?? ''),
      serie: row?.serie.descricao ?? (cadastro.descricaoSerie || (named?.serie.descricao ?? '')),
      // the shift is unknown where several were asked for and none is named
      turno: row?.turno ?? (named ? '' : cadastro.turno),
      posicao: null,
    }
  }
  const mine = (row: Reserva) => fold(row.nomeEscola) === fold(confirmacao.nomeEscola)
  // the reply to a renewal may also be an older request, for another school
  const renewal = (draft.way === 'confirmar' && draft.phase === 'sent') || stateFor(draft) === 'liberada'
  if (renewal && confirmacao.nomeEscola !== '' && rows.every(mine)) return ownSchool(draft, rows)
  const only = rows.length === 1 ? rows[0] : undefined
  return only && holding.has(stateOf(draft.matricula)) ? placeOf(only) : null
}

export function grantOf(draft: Draft): Grant {
  const rows = wishedFor(draft)
  const granted = grantedPlace(draft, rows) ?? draft.gaveUp
  const isGranted = (row: Reserva) =>
    granted !== null &&
    (granted.id === 0 ? fold(row.nomeEscola) === fold(granted.escola) : row.unidadeId === granted.id) &&
    (granted.turno === '' || row.turno === granted.turno)
  // ranks are unknown where the granted school is in no row, since some choices may be missing
  const counted = rows.length > 1 && (granted === null || rows.some(isGranted))
  // a position of the request itself, where no row has one, is that of the first wish
  const first = rows.some(({ posicao }) => posicao) ? null : (draft.matricula.posicao ?? null)
  const nameOf = namesOfSchools(rows)
  const wishes = rows.flatMap((row, i): Wish[] => {
    if (isGranted(row)) return []
    const place = placeOf(row, nameOf(row))
    return [{ ...place, posicao: i === 0 && first ? first : place.posicao, choice: counted ? i + 1 : null }]
  })
  return { granted, wishes, untold: granted === null && holding.has(stateOf(draft.matricula)) && wishes.length > 0 }
}

/** The address, telephone and hours that the settings give for a school. */
export const schoolOf = ({ id }: Place) => settings().enrollment.schools?.find((one) => one.id === id && id !== 0)
