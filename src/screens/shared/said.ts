/** A refusal of the service for a form, its words made safe to show (src/README §7). */
import type { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import { beginningOf, tame } from '@/ui/data/serviceWords'
import type { Refused } from '@/ui/form/context'
import { sayError } from './sayError'

const longest = 500

const short = (text: string): string => {
  const safe = tame(text)
  return safe.length > longest ? `${beginningOf(safe, longest)}…` : safe
}

export function saidToForm(t: Translate, error: ApiError): Refused {
  const { message, fields, ...rest } = sayError(t, error)
  const words = Object.entries(fields).map(([name, text]) => [name, short(text)] as const)
  return { ...rest, message: short(message), fields: Object.fromEntries(words) }
}
