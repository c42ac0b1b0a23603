/** Turns message keys into sentences of the language in use, inside components and outside. */
import { useMemo } from 'react'
import { useStore } from '@/session'
import { type Language, languages } from './languages'
import { fill, type ValuesOf } from './message'
import { type AllMessages, type MessageKey, words } from './store'

type Values<Key extends MessageKey> = ValuesOf<AllMessages[Key]>
/** `t('lancamentos.conflict.title', { n })`: the type requires exactly the parameters of the message. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...params: [keyof Values<Key>] extends [never] ? [] : [params: Values<Key>]
) => string

/** Makes the `t` of one language from its messages; an unknown key is returned as it is. */
export const translator =
  ({ language, messages }: Pick<ReturnType<typeof words.get>, 'language' | 'messages'>): Translate =>
  (key, ...[params]) => {
    const message = messages[key]
    return message === undefined ? key : fill(language, message, params)
  }

/** Translates outside components (route handles, the document title). */
export const t: Translate = (key, ...params) => translator(words.get())(key, ...params)

/** Translates inside components: `t('diario.notas.title')`. The function is a new one whenever the messages change. */
export function useT(): Translate {
  const state = useStore(words)
  return useMemo(() => translator(state), [state])
}

/** The notice that the chosen language failed to load; null when it did not fail. */
export function useMissedLanguage(): string | null {
  const { missed } = useStore(words)
  return missed && t('common.footer.missed', { language: languages[missed] })
}

export const useLanguage = (): Language => useStore(words).language
