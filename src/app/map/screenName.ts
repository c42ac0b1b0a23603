/** The name of a screen while it loads, or after it failed to load. */
import { useMatches } from 'react-router-dom'
import { useT } from '@/i18n'
import type { Handle } from './route'

/** Returns null when no screen matches, or when its messages are not loaded. */
export function useScreenName(): string | null {
  const t = useT()
  const { title } = (useMatches().at(-1)?.handle ?? {}) as Partial<Handle>
  const name = title && t(title)
  return name && name !== title ? name : null
}
