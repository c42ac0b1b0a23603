import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/matricula'

export const messages: Translation<typeof source> = {}
