/** The languages of the portal. A new one: its folder of messages and one line here. */
export const languages = { 'pt-BR': 'Português', en: 'English', es: 'Español' } as const
export type Language = keyof typeof languages
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && value in languages
