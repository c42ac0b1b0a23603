/** The words inside components. */
import { useMemo } from 'react'
import { useStore } from '@/session'
import type { Language } from './languages'
import { fill, type Params } from './message'
import { type MessageKey, words } from './store'

export type Translate = (key: MessageKey, params?: Params) => string

/** A sentence in the language in use, outside components (route handles, the document title). */
export const t: Translate = (key, params) => {
  const { language, messages } = words.get()
  const message = messages[key]
  return message === undefined ? key : fill(language, message, params)
}

/** `t('diario.notas.title')`: a sentence in the language in use. A new function whenever the words change. */
export function useT(): Translate {
  const { language, messages } = useStore(words)
  return useMemo(
    () => (key, params) => {
      const message = messages[key]
      return message === undefined ? key : fill(language, message, params)
    },
    [language, messages],
  )
}

export const useLanguage = (): Language => useStore(words).language
