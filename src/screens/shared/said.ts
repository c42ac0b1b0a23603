/** A no of the service as a form shows it: its words made safe to look at, whatever they hold (src/README §7). */
import type { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import type { Refused } from '@/ui/form/context'
import { tame } from '@/ui/data/serviceWords'
import { sayError } from './sayError'

/** Longer words are no message to a person. */
const longest = 500

const short = (text: string): string => {
  const safe = tame(text)
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe
}

export function saidToForm(t: Translate, error: ApiError): Refused {
  const { message, fromService, fields } = sayError(t, error)
  return {
    message: short(message),
    fromService,
    fields: Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, short(words)])),
  }
}
