/** The words inside components. */
import { useMemo } from 'react'
import { useStore } from '@/session'
import { type Language, languages } from './languages'
import { fill, type Params } from './message'
import { type MessageKey, words } from './store'

export type Translate = (key: MessageKey, params?: Params) => string

const translator =
  ({ language, messages }: ReturnType<typeof words.get>): Translate =>
  (key, params) => {
    const message = messages[key]
    return message === undefined ? key : fill(language, message, params)
  }

/** A sentence in the language in use, outside components (route handles, the document title). */
export const t: Translate = (key, params) => translator(words.get())(key, params)

/** `t('diario.notas.title')`: a sentence in the language in use. A new function whenever the words change. */
export function useT(): Translate {
  const state = useStore(words)
  return useMemo(() => translator(state), [state])
}

/** Why the chosen language is not spoken; null: it is. */
export function useMissedLanguage(): string | null {
  const { missed } = useStore(words)
  return missed && t('common.footer.missed', { language: languages[missed] })
}

export const useLanguage = (): Language => useStore(words).language
