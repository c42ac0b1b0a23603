/** Messages with the formats of numbers and dates; apart from `useT`, since the sign-in page needs no formats. */
import { useMemo } from 'react'
import { type Formats, formatsFor } from './format'
import type { Language } from './languages'
import { type Translate, useLanguage, useT } from './useT'

/** The language in use, its messages and its formats. */
export function useI18n(): { language: Language; t: Translate; format: Formats } {
  const language = useLanguage()
  const t = useT()
  return useMemo(() => ({ language, t, format: formatsFor(language) }), [language, t])
}

/** The formats of numbers, dates and grades in the language in use. */
export const useFormat = (): Formats => formatsFor(useLanguage())
