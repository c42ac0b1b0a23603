/** The message of an error: our sentence where we know its meaning, else the service's words, made safe to show. */
import type { ApiError } from '@/api'
import { own } from '@/contract'
import type { PlainKey, Translate } from '@/i18n'
import { beginningOf, tame } from '@/ui/data/serviceWords'
import type { Refused } from '@/ui/form/context'

/** Codes that have a sentence of ours. ASSUMED (decisions §9). */
const known: Record<string, PlainKey> = {
  InvalidCredentials: 'acesso.entrar.wrong',
  AccountBlocked: 'acesso.entrar.blocked',
  Closed: 'frame.fault.closed',
  Conflict: 'frame.fault.conflict',
  LastAdministrator: 'frame.fault.lastAdministrator',
  // codes of the portal itself: nothing was sent
  NotSent: 'common.error.notSent',
  CodeMissing: 'common.error.codeMissing',
  SentElsewhere: 'common.error.sentElsewhere',
}

/** Codes that say no more than the status, which has a sentence of ours. */
const bare: readonly string[] = ['Forbidden', 'NotFound']

/** Refused sign-ins with a code that is not in the list above. */
const bySignIn: Partial<Record<ApiError['kind'], PlainKey>> = {
  unauthenticated: 'acesso.entrar.wrong',
  forbidden: 'acesso.entrar.blocked',
}

const longest = 500
function short(text: string): string {
  const safe = tame(text)
  return safe.length > longest ? `${beginningOf(safe, longest)}…` : safe
}

/** What the service says about the whole, and about fields by their name: safe to show, and no page long (src/README §7). */
export function saidByService({ refusal }: ApiError): Pick<Refused, 'message' | 'fields'> {
  const fields = Object.entries(refusal?.fields ?? {}).map(([name, words]) => [name, short(words)] as const)
  return { message: short(refusal?.message ?? ''), fields: Object.fromEntries(fields) }
}

/** The message of a fault (5xx) is never shown: it may hold internals of the service (decisions §9). */
export function sayError(t: Translate, error: ApiError): Refused {
  const { refusal, kind, operation } = error
  const { message, fields } = saidByService(error)
  // a person whose network works is not told to look after it
  if (kind !== 'offline' && refusal?.code === 'NotSent')
    return { message: `${t(`common.error.${kind}`)} ${t('common.error.busyUnsent')}`, fromService: false, fields }
  const ours = (refusal && own(known, refusal.code)) ?? (operation === 'Auth' ? bySignIn[kind] : undefined)
  if (ours) return { message: t(ours), fromService: false, fields }
  const isUnknown = (kind === 'forbidden' || kind === 'notFound') && refusal?.code && !bare.includes(refusal.code)
  if ((kind === 'refused' || isUnknown) && message) return { message, fromService: true, fields }
  return { message: t(`common.error.${kind}`), fromService: false, fields }
}
