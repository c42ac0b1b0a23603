/** What a screen is called before it can say so itself: while it is read, or where it could not be. */
import { useMatches } from 'react-router-dom'
import { type PlainKey, useT } from '@/i18n'
import type { Handle } from './route'

/** Null: nobody's screen, or its words have not come. */
export function useScreenName(): string | null {
  const t = useT()
  const { title, menu } = (useMatches().at(-1)?.handle ?? {}) as Partial<Handle>
  // the words of the menu are there where those of a page that was never opened are not
  const said = (key?: PlainKey) => (key && t(key) !== key ? t(key) : null)
  return said(title) ?? said(menu?.label)
}
