/** Words a request from known facts only, once for receipt, paper, picture, sharing and calendar. */
import { hashOf } from '@/domain/hash'
import { normalizeProtocolo } from '@/domain/protocol'
import { firstName } from '@/domain/text'
import { oneLine } from '@/domain/typed'
import type { PlainKey, Translate, useI18n } from '@/i18n'
import { paths } from '@/paths'
import { settings } from '@/settings'
import type { CalendarEvent } from '../../shared/time/calendar'
import { momentInWords } from '../../shared/time/clock'
import { yearOf, isKnown, isOfOther, isOver, deadlineOf, papersOf, stateOf } from './aggregate'
import { type Draft, type Place, stateFor } from '../flow/draft'
import { nameOfShift } from '../schools/options'
import { type Grant, grantOf, schoolOf, type Wish } from './granted'

/** The messages and formats of the language in use. */
export type Words = Pick<ReturnType<typeof useI18n>, 't' | 'format'>

export interface Fact {
  term: string
  lines: string[]
  /** `service`: text in the service's language; `phone`: a number to press; `ours`: the portal's own words. */
  kind: 'service' | 'phone' | 'ours'
}

/** Whether the sentence of a state names the last day. */
const isDated = (state: string) => state === 'reservada' || state === 'convocada'

/** The state in words; an undocumented state as the service sent it. */
export const sayState = (state: string, t: Translate): string =>
  isKnown(state) ? t(`matricula.state.${state}`) : state

/** Whether a deadline may apply: not to a request that has ended, nor to a confirmed place without documents. */
const isAwaited = (draft: Draft): boolean =>
  !isOver(draft.matricula) && !(stateFor(draft) === 'confirmada' && papersOf(draft.matricula).length === 0)

/** The last day to bring documents, with its hour, since the office closes before the day ends; null for none. */
export function sayDeadline(draft: Draft, { t, format }: Words): string | null {
  const last = isAwaited(draft) ? deadlineOf(draft.matricula) : ''
  const [date, time] = [format.dateWithWeekday(last), format.time(last)]
  if (!date) return null
  return time ? t('matricula.window.at', { date, time }) : t('matricula.pedido.deadlineDay', { date })
}

/** The next step that follows from the state, with the last day in the sentence where missing it loses the place. */
export function sayNext(draft: Draft, words: Words): string {
  const { t } = words
  const state = stateFor(draft)
  const date = sayDeadline(draft, words)
  const papers = papersOf(draft.matricula).length > 0
  if (state === 'confirmada' && papers)
    return date ? t('matricula.next.confirmadaUntil', { date }) : t('matricula.next.confirmadaPapers')
  if (date && isDated(state)) return t(`matricula.next.${state}Until`, { date })
  return t(`matricula.next.${isKnown(state) ? state : 'other'}`)
}

/** What the service reports of a request: its state, and the waiting-list position of its first wish. */
export const toldOf = (draft: Draft): Told => ({
  state: stateFor(draft),
  posicao: grantOf(draft).wishes[0]?.posicao ?? null,
})
type Told = Pick<NonNullable<Draft['before']>, 'posicao' | 'state'>

/** A sentence with the state that the service reports now, the one before, and when. */
export function sayBefore(draft: Draft, before: NonNullable<Draft['before']>, { t, format }: Words): string {
  const say = ({ posicao, state }: Told) =>
    [sayState(state, t), posicao ? t('matricula.pedido.nth', { n: posicao }) : ''].filter(Boolean).join(', ')
  return t('matricula.pedido.before', {
    ...momentInWords(format, before.at),
    now: say(toldOf(draft)),
    told: say(before),
  })
}

const withShift = ({ escola, turno }: Place) => (turno ? `${escola} (${nameOfShift(turno)})` : escola)

const isOneSchool = (wishes: readonly Wish[]): boolean => wishes.every(({ id }) => id === wishes[0]?.id)

function wishLines(wishes: readonly Wish[], { t }: Words): string[] {
  const choice = ({ choice: n }: Wish) => (n === null ? '' : `${t('matricula.pedido.choice', { n })}: `)
  const queue = ({ posicao }: Wish) => (posicao ? t('matricula.pedido.nth', { n: posicao }) : '')
  return wishes.map((wish) => [choice(wish) + withShift(wish), queue(wish)].filter(Boolean).join(' – '))
}

/** The school year granted, otherwise the one that all wishes share, otherwise what was typed; empty for none. */
function serieOf(draft: Draft, { granted, wishes }: Grant): string {
  const { cadastro, confirmacao, transferencia } = draft.matricula
  const [first] = wishes
  const wished = wishes.every(({ serie }) => serie === first?.serie) && first?.serie
  // beside the request of another guardian the series is what this family typed
  const isOthers = draft.phase === 'open' && isOfOther(draft.matricula)
  return (
    granted?.serie ||
    wished ||
    (isOthers ? '' : cadastro.descricaoSerie) ||
    confirmacao.serieSeguinte.descricao ||
    transferencia.serieSeguinte.descricao
  )
}

/** The school that the address and telephone are of; with one school wished for, known before anything is granted. */
function contactOf({ granted, wishes }: Grant) {
  const about = granted ?? (isOneSchool(wishes) ? wishes[0] : null)
  return about ? schoolOf(about) : null
}

/** All known facts of a request in the order a family needs. `told`: the sentence above already names the last day. */
export function factsOf(draft: Draft, words: Words, told = false): Fact[] {
  const { t } = words
  const { matricula } = draft
  const grant = grantOf(draft)
  const { granted, untold, wishes } = grant
  const school = contactOf(grant)
  const dated = told && (isDated(stateFor(draft)) || stateFor(draft) === 'confirmada')
  const fact = (key: PlainKey, kind: Fact['kind'], ...lines: (string | null | undefined)[]): Fact[] => {
    const some = lines.filter((line): line is string => Boolean(line))
    return some.length > 0 ? [{ term: t(key), kind, lines: some }] : []
  }
  const asked = wishLines(wishes, words)
  return [
    // the first name is enough to know which child it is
    ...fact(
      'matricula.pedido.child',
      'service',
      firstName(matricula.login.nomeAluno || matricula.login.nomeEncontrado),
    ),
    ...(granted
      ? fact('matricula.pedido.school', 'service', granted.escola)
      : fact(isOneSchool(wishes) ? 'matricula.pedido.wish' : 'matricula.pedido.wishes', 'service', ...asked)),
    ...fact('matricula.pedido.untold', 'ours', untold ? t('matricula.pedido.untoldWhich') : ''),
    ...fact('matricula.pedido.address', 'service', school?.address),
    ...fact('matricula.pedido.phone', 'phone', school?.phone),
    ...fact('matricula.pedido.hours', 'service', school?.hours),
    ...fact('matricula.pedido.serie', 'service', serieOf(draft, grant)),
    ...fact('matricula.pedido.turno', 'service', nameOfShift(granted?.turno ?? '')),
    ...fact('matricula.pedido.year', 'ours', stateOf(matricula) === '' ? '' : String(yearOf(matricula))),
    // with the request its other wishes are over: they are no longer asked for
    ...(granted && !isOver(matricula) ? fact('matricula.pedido.others', 'service', ...asked) : []),
    ...fact('matricula.pedido.deadline', 'ours', dated ? '' : sayDeadline(draft, words)),
  ]
}

/** Everything that is shown of a request: two readings with the same values show the same. */
export const allOf = (draft: Draft, words: Words) => {
  const { matricula } = draft
  return [toldOf(draft), factsOf(draft, words), papersOf(matricula), matricula.historico ?? []]
}

/** The address where requests are looked up, which says nothing about the family. */
export const consultingAddress = (): string => `${window.location.origin}${paths.vagas}#consultar`

export function helpLines(t: Translate): string[] {
  const { helpContacts } = settings()
  if (helpContacts.length === 0) return [t('common.contacts.secretaria')]
  return helpContacts.map(({ email, label, phone, url }) => [label, phone ?? email ?? url].filter(Boolean).join(': '))
}

/**
 * The text to share: protocol, state, school, last day; no name, no CPF. `oneLine` removes breaks from the service's
 * words, which could otherwise pass for lines of the portal.
 */
export function shareText(draft: Draft, words: Words): string {
  const { t } = words
  const { granted } = grantOf(draft)
  const { protocolo } = draft.matricula
  const deadline = sayDeadline(draft, words)
  return [
    t('matricula.recibo.shareText', { protocolo }),
    sayState(stateFor(draft), t),
    granted && t('matricula.recibo.shareSchool', { escola: withShift(granted) }),
    deadline && t('matricula.recibo.shareDeadline', { date: deadline }),
    draft.seenAt !== null && t('frame.updated.dataOn', momentInWords(words.format, draft.seenAt)),
    t('matricula.recibo.shareWhere', { address: consultingAddress() }),
  ]
    .flatMap((line) => (line ? oneLine(line) : []))
    .join('\n')
}

/**
 * An id for the calendar event that is the same on every device and look-up. Thousands of protocols share each 24-bit
 * hash, so that a shared calendar reveals none.
 */
const requestMark = ({ id, matricula: { protocolo } }: Draft): string =>
  protocolo ? (hashOf([normalizeProtocolo(protocolo)]) & 0xffffff).toString(36) : id

export function deadlineEvent(draft: Draft, { t }: Words): CalendarEvent {
  const { granted } = grantOf(draft)
  const school = granted && schoolOf(granted)
  return {
    uid: `prazo-${requestMark(draft)}`,
    title: t('matricula.recibo.eventTitle'),
    at: deadlineOf(draft.matricula),
    isLimit: true,
    description: [
      granted && t('matricula.recibo.shareSchool', { escola: withShift(granted) }),
      school?.address,
      school?.hours,
      t('matricula.recibo.eventText'),
    ]
      .filter(Boolean)
      .join('\n'),
  }
}
