/** Parts of the frame whose code comes by itself, beside the page. */
import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that the page can do without: where its code does not come, nothing of the page is lost, and the next visit asks again. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
