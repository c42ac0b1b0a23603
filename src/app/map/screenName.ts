/** The name of a screen while it loads, or after it failed to load. */
import { useMatches } from 'react-router-dom'
import { type PlainKey, useT } from '@/i18n'
import type { Handle } from './route'

/** Returns null when no screen matches, or when its messages are not loaded. */
export function useScreenName(): string | null {
  const t = useT()
  const { title, menu } = (useMatches().at(-1)?.handle ?? {}) as Partial<Handle>
  // the words of the menu are there where those of a page that was never opened are not
  const said = (key?: PlainKey) => (key && t(key) !== key ? t(key) : null)
  return said(title) ?? said(menu?.label)
}
