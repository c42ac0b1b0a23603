/** The message of an error: our sentence for known codes and kinds, or else the service's words, made safe to show. */
import type { ApiError } from '@/api'
import { own } from '@/contract'
import type { PlainKey, Translate } from '@/i18n'
import { tame } from '@/ui/data/serviceWords'
import type { Refused } from '@/ui/form/context'

/** Codes that have a sentence of ours. ASSUMED (decisions §9). */
const known: Record<string, PlainKey> = {
  InvalidCredentials: 'acesso.entrar.wrong',
  AccountBlocked: 'acesso.entrar.blocked',
  Closed: 'frame.fault.closed',
  Conflict: 'frame.fault.conflict',
  LastAdministrator: 'frame.fault.lastAdministrator',
  // codes of the portal itself, for requests that were not sent
  NotSent: 'common.error.notSent',
  CodeMissing: 'common.error.codeMissing',
  SentElsewhere: 'common.error.sentElsewhere',
}

/** Codes that say no more than the HTTP status, for which we have a sentence. */
const bare: readonly string[] = ['Forbidden', 'NotFound']

/** Sentences for refused sign-ins whose code is not in the list above. */
const bySignIn: Partial<Record<ApiError['kind'], PlainKey>> = {
  unauthenticated: 'acesso.entrar.wrong',
  forbidden: 'acesso.entrar.blocked',
}

const short = (text: string): string => tame(text, 500)

/** The service's message, and its messages by field name, made safe to show and shortened (src/README §7). */
export function serviceMessages({ refusal }: ApiError): Pick<Refused, 'message' | 'fields'> {
  const fields = Object.entries(refusal?.fields ?? {}).map(([name, words]) => [name, short(words)] as const)
  return { message: short(refusal?.message ?? ''), fields: Object.fromEntries(fields) }
}

/** The message of a fault (5xx) is never shown: it may hold internals of the service (decisions §9). */
export function describeError(t: Translate, error: ApiError): Refused {
  const { refusal, kind, operation } = error
  const { message, fields } = serviceMessages(error)
  // only an offline error may tell the person to check the network
  if (kind !== 'offline' && refusal?.code === 'NotSent')
    return { message: `${t(`common.error.${kind}`)} ${t('common.error.busyUnsent')}`, fromService: false, fields }
  const ours = (refusal && own(known, refusal.code)) ?? (operation === 'Auth' ? bySignIn[kind] : undefined)
  if (ours) return { message: t(ours), fromService: false, fields }
  const isUnknown = (kind === 'forbidden' || kind === 'notFound') && refusal?.code && !bare.includes(refusal.code)
  if ((kind === 'refused' || isUnknown) && message) return { message, fromService: true, fields }
  return { message: t(`common.error.${kind}`), fromService: false, fields }
}
