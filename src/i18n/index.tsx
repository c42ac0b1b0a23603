/**
 * The words of the people. Belongs here: sentences in three languages, how numbers, dates and grades are written.
 * Does not: words of the service (contract/). `useT()` gives `t(key, params)`, `useFormat()` the writers.
 */
import { useMemo, useSyncExternalStore } from 'react'
import { formatsFor, type Formats } from './format'
import type { Language } from './languages'
import { fill, type Params } from './message'
import { current, type MessageKey, subscribe } from './store'

export type Translate = (key: MessageKey, params?: Params) => string

const translate: Translate = (key, params) => {
  const { language, messages } = current()
  const message = messages[key]
  return message === undefined ? key : fill(language, message, params)
}

/** The language in use and the way to say things in it. */
export function useI18n(): { language: Language; t: Translate; format: Formats } {
  const state = useSyncExternalStore(subscribe, current)
  return useMemo(
    () => ({
      language: state.language,
      t: (key, params) => translate(key, params),
      format: formatsFor(state.language),
    }),
    [state],
  )
}

/** `t('diario.notas.title')`: a sentence in the language in use. */
export const useT = (): Translate => useI18n().t
/** Numbers, dates and grades as the language in use writes them. */
export const useFormat = (): Formats => useI18n().format
/** The same outside components (route handles, the document title). */
export const t = translate

export { isLanguage, type Language, languages } from './languages'
export { loadMessages, type MessageKey, preferredLanguage, setLanguage, type Subject } from './store'
export type { Formats } from './format'
export type { Params } from './message'
