/** The words inside components. */
import { useMemo } from 'react'
import { useStore } from '@/session'
import { type Language, languages } from './languages'
import { fill, type ValuesOf } from './message'
import { type AllMessages, type MessageKey, words } from './store'

type Values<Key extends MessageKey> = ValuesOf<AllMessages[Key]>
/** `t('lancamentos.conflict.title', { n })`: what a sentence has room for has to be given, and nothing else. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...params: [keyof Values<Key>] extends [never] ? [] : [params: Values<Key>]
) => string

/** Sentences in one language, from its messages. */
export const translator =
  ({ language, messages }: Pick<ReturnType<typeof words.get>, 'language' | 'messages'>): Translate =>
  (key, ...[params]) => {
    const message = messages[key]
    return message === undefined ? key : fill(language, message, params)
  }

/** A sentence in the language in use, outside components (route handles, the document title). */
export const t: Translate = (key, ...params) => translator(words.get())(key, ...params)

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
