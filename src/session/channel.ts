/** Messages between tabs. No other file opens a channel. Messages of another shape (another release) are ignored. */
import { type Shape, valueOf } from '@/domain/check'

export interface Channel<M> {
  /** Sends to all other tabs; does nothing in a browser without BroadcastChannel. */
  say: (message: M) => void
  hear: (listener: (message: M) => void) => () => void
}

/** Returns null where BroadcastChannel is missing, or refused: Firefox refuses it to a site that may store nothing. */
function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

export function openChannel<M>(name: string, shape: Shape<M>): Channel<M> {
  const channel = open(name)
  return {
    say: (message) => channel?.postMessage(message),
    hear(listener) {
      const own = ({ data }: MessageEvent<unknown>) => {
        const message = valueOf(shape, data)
        if (message) listener(message.value)
      }
      channel?.addEventListener('message', own)
      return () => channel?.removeEventListener('message', own)
    },
  }
}
