/** A refusal of the service for a form, its words made safe to show (src/README §7). */
import type { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import type { Refused } from '@/ui/form/context'
import { tame } from '@/ui/data/serviceWords'
import { sayError } from './sayError'

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
