/** The words inside components. */
import { useMemo, useSyncExternalStore } from 'react'
import type { Language } from './languages'
import { fill, type Params } from './message'
import { atBuild, current, type MessageKey, subscribe } from './store'

export type Translate = (key: MessageKey, params?: Params) => string

/** A sentence in the language in use, outside components (route handles, the document title). */
export const t: Translate = (key, params) => {
  const { language, messages } = current()
  const message = messages[key]
  return message === undefined ? key : fill(language, message, params)
}

const useWords = () => useSyncExternalStore(subscribe, current, atBuild)

/** `t('diario.notas.title')`: a sentence in the language in use. A new function whenever the words change. */
export function useT(): Translate {
  const { language, messages } = useWords()
  return useMemo(
    () => (key, params) => {
      const message = messages[key]
      return message === undefined ? key : fill(language, message, params)
    },
    [language, messages],
  )
}

export const useLanguage = (): Language => useWords().language
