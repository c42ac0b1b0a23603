import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/diario'

export const messages: Translation<typeof source> = {}
