import type { Messages } from '../message'

export const messages = {} as const satisfies Messages
