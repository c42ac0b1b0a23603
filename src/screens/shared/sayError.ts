/** The message of an error: our sentence where we know its meaning, else the service's words. */
import type { ApiError } from '@/api'
import { own } from '@/contract'
import type { PlainKey, Translate } from '@/i18n'
import type { Refused } from '@/ui/form/context'

/** Codes that have a sentence of ours (decisions §9). */
const known: Record<string, PlainKey> = {
  InvalidCredentials: 'acesso.entrar.wrong',
  AccountBlocked: 'acesso.entrar.blocked',
  Closed: 'common.error.closed',
  Conflict: 'common.error.conflict',
  LastAdministrator: 'common.error.lastAdministrator',
  // codes of the portal itself: nothing was sent
  NotSent: 'common.error.notSent',
  CodeMissing: 'common.error.codeMissing',
  SentElsewhere: 'common.error.sentElsewhere',
}

/** Refused sign-ins with a code that is not in the list above. */
const bySignIn: Partial<Record<ApiError['kind'], PlainKey>> = {
  unauthenticated: 'acesso.entrar.wrong',
  forbidden: 'acesso.entrar.blocked',
}

/** The message of a fault (5xx) is never shown: it may hold internals of the service (decisions §9). */
export function sayError(t: Translate, error: ApiError): Refused {
  const { refusal, kind, operation } = error
  const fields = refusal?.fields ?? {}
  // a person whose network works is not told to look after it
  if (kind === 'serviceGone' && refusal?.code === 'NotSent')
    return { message: `${t(`common.error.${kind}`)} ${t('common.error.busyUnsent')}`, fromService: false, fields }
  const ours = (refusal && own(known, refusal.code)) ?? (operation === 'Auth' ? bySignIn[kind] : undefined)
  if (ours) return { message: t(ours), fromService: false, fields }
  if (kind === 'refused' && refusal?.message) return { message: refusal.message, fromService: true, fields }
  return { message: t(`common.error.${kind}`), fromService: false, fields }
}
