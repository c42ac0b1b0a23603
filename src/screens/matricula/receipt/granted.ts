/** Which school was granted, and the other wishes: the one source for receipt, paper and calendar. ASSUMED (decisions §11). */
import type { Reserva } from '@/contract'
import { fold } from '@/domain/text'
import { settings } from '@/settings'
import { stateOf } from './aggregate'
import { type Draft, type Place, stateFor } from '../flow/draft'

/** A school that was wished for. */
export interface Wish extends Place {
  /** Which choice it is, counted from 1; null: it was the only one, or nobody says which one it was. */
  choice: number | null
}

export interface Grant {
  /** The school that was granted, or that is given up; null: none yet, or it is not known which. */
  granted: Place | null
  /** The other wishes, in order of preference. */
  wishes: Wish[]
  /** A place was granted, and the service did not say at which of the wishes. */
  untold: boolean
}

const holding = new Set(['reservada', 'convocada', 'confirmada'])

const placeOf = ({ nomeEscola, posicao = null, serie, turno, unidadeId }: Reserva): Place => ({
  id: unidadeId,
  escola: nomeEscola,
  serie: serie.descricao,
  turno,
  posicao,
})

/** The rows that the family asked for: as answered, else as sent. Before anything was sent, the draft's own are about something else. */
const wishedFor = ({ escolhas, matricula, phase }: Draft): Reserva[] =>
  matricula.reservas.length > 0 ? matricula.reservas : phase === 'open' ? [] : escolhas

/** The one row of a school: of several shifts the one that was answered; null where that is not known. */
function rowOf(rows: readonly Reserva[], id: number, turno: string): Reserva | null {
  const there = rows.filter((row) => row.unidadeId === id)
  return there.find((row) => row.turno === turno) ?? (there.length === 1 ? (there[0] ?? null) : null)
}

/** A renewal is about the child's own school, whatever rows came with it. */
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
      // several shifts were asked for and none is named: unknown
      turno: row?.turno ?? (named ? '' : cadastro.turno),
      posicao: null,
    }
  }
  const mine = (row: Reserva) => fold(row.nomeEscola) === fold(confirmacao.nomeEscola)
  // what a renewal is answered with may also be an older request, for another school
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
  // where the granted school is none of the rows, they may be what is left of the choices
  const counted = rows.length > 1 && (granted === null || rows.some(isGranted))
  // where rows tell none, the request's own place is that of its first wish
  const first = rows.some(({ posicao }) => posicao) ? null : (draft.matricula.posicao ?? null)
  const wishes = rows.flatMap((row, i): Wish[] => {
    if (isGranted(row)) return []
    const place = placeOf(row)
    return [{ ...place, posicao: i === 0 && first ? first : place.posicao, choice: counted ? i + 1 : null }]
  })
  return { granted, wishes, untold: granted === null && holding.has(stateOf(draft.matricula)) && wishes.length > 0 }
}

/** What the settings say about a school: address, telephone, hours. */
export const schoolOf = ({ id }: Place) => settings().enrollment.schools?.find((one) => one.id === id && id !== 0)
