/** Messages between tabs: the only file that opens a channel. Other shapes (another release) are not heard. */
import { type Shape, valueOf } from '@/domain/check'

export interface Channel<M> {
  /** Tells all other tabs; an old browser has no way to. */
  say: (message: M) => void
  hear: (listener: (message: M) => void) => () => void
}

/** Firefox refuses one to a site that may keep nothing: such a page stands alone, as in a browser that has none. */
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
