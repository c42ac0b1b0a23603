/** The words of the demonstration, in the three languages. Here and not in i18n: a production build has none of them. */
import { type Language, useI18n } from '@/i18n'
import { en } from './en'
import { es } from './es'
import { pt, type Words } from './pt-BR'

const words: Record<Language, Words> = { 'pt-BR': pt, en, es }

export type { Words }
export const useWords = (): Words => words[useI18n().language]
