import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/paginas'

export const messages: Translation<typeof source> = {}
