/** Parts of a page whose code is loaded when they are first drawn. */
import { type ComponentType, lazy } from 'react'
import { withTimeout } from '@/domain/withTimeout'

/** Suspends while the code loads. Where it cannot be loaded, or hangs, draws `Instead`, or without one throws. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, Instead?: ComponentType<Props>) =>
  lazy(async () => {
    const loaded = withTimeout(load())
    return { default: await (Instead ? loaded.catch(() => Instead) : loaded) }
  })
