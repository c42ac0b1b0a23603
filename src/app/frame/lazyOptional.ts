/** Lazy parts of the frame that load beside the page. */
import type { ComponentType } from 'react'
import { lazyPart } from '@/screens/shared/lazyPart'

const Nothing = () => null

/** Renders nothing when the code cannot be loaded, since the page works without this part; the next visit tries again. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) => lazyPart(load, Nothing)
