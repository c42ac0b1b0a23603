/** The languages of the portal. A new language needs one line here and its folder of messages (src/README §9). */
export const languages = { 'pt-BR': 'Português', en: 'English', es: 'Español' } as const
export type Language = keyof typeof languages
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value)
