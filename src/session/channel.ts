/** Messages between tabs: the only file that opens a channel. Other shapes (another release) are not heard. */
import { type Shape, valueOf } from '@/domain/check'

export interface Channel<M> {
  /** Tells all other tabs; an old browser has no way to. */
  say: (message: M) => void
  hear: (listener: (message: M) => void) => () => void
}

export function openChannel<M>(name: string, shape: Shape<M>): Channel<M> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
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
