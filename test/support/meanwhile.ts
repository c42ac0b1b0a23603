/** What may happen to the person at the screen while something is on its way, for tests of what arrives late. */
import { end, identify, start } from '@/session'

export const whoAsked = identify({ sessionId: 'x', userName: 'carla', userId: '7', perfis: [3] })
const another = identify({ sessionId: 'x', userName: 'bruno', userId: '1002', perfis: [1] })

/** A name, what happens meanwhile to `whoAsked`, and how often the late thing is used after that. */
export const meanwhile: [name: string, change: () => void, times: number][] = [
  ['the same person is there', () => undefined, 1],
  ['another person is there by then', () => start(another, { pressed: true }), 0],
  ['its person has left', () => end('signedOut', { silent: true }), 0],
]
