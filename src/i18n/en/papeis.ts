import type { Translation } from '../message'
import type { messages as source } from '../pt-BR/papeis'

export const messages: Translation<typeof source> = {}
