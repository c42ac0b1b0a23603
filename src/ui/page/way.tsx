/** Where the person is, and the way elsewhere: for pages with the router and before it (`app/Around.tsx`). */
import { type ComponentProps, type Context, createContext, type MouseEvent, type ReactNode, use } from 'react'

export interface Place {
  pathname: string
  search: string
  hash: string
  /** What a link carried along in the entry of the history. */
  state: unknown
}
export interface Way {
  at: Place
  go: (to: string, options?: { replace?: boolean }) => void
}

const AtContext = createContext<Place | null>(null)
const GoContext = createContext<Way['go'] | null>(null)

/** Apart, so that what only leads elsewhere is not drawn anew with every page. */
export const OnWay = ({ at, go, children }: Way & { children: ReactNode }) => (
  <GoContext value={go}>
    <AtContext value={at}>{children}</AtContext>
  </GoContext>
)

function useTold<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('No way is told around this page')
  return value
}

export const useAt = () => useTold(AtContext)
export const useGo = () => useTold(GoContext)

/** A press that opens here: not in another tab or window, not a download. */
export const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)

/** A link inside the portal, in what stands around a page and on the entrances. */
export function Link({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const go = useGo()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        // a press on the page that stands adds nothing to go back through
        go(to, { replace: to === location.pathname + location.search + location.hash })
      }}
    >
      {children}
    </a>
  )
}

/** A link to a place on this page. Only the focus goes there: the address, and what its entry in the history holds, stay as they are. */
export function Jump({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        const place = document.getElementById(to)
        // an element inside a folded part cannot take the focus
        for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
        // a part of the page is seen from its top; a field is only brought into sight, with its label
        const isPart = place?.tabIndex === -1
        if (isPart) place.scrollIntoView()
        place?.focus({ preventScroll: isPart })
      }}
    >
      {children}
    </a>
  )
}
