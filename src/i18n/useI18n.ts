/** The words with the writers of numbers and dates: apart from `useT`, since the sign-in page needs none. */
import { useMemo } from 'react'
import { type Formats, formatsFor } from './format'
import type { Language } from './languages'
import { type Translate, useLanguage, useT } from './useT'

/** The language in use and the way to say things in it. */
export function useI18n(): { language: Language; t: Translate; format: Formats } {
  const language = useLanguage()
  const t = useT()
  return useMemo(() => ({ language, t, format: formatsFor(language) }), [language, t])
}

/** Numbers, dates and grades as the language in use writes them. */
export const useFormat = (): Formats => formatsFor(useLanguage())
