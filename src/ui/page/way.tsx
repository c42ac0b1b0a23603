/** The current location and navigation, for use with the router and before it has loaded (`app/AppProviders.tsx`). */
import { type ComponentProps, type Context, createContext, type MouseEvent, type ReactNode, use } from 'react'

export interface Place {
  pathname: string
  search: string
  hash: string
  /** State that a link stored in the history entry. */
  state: unknown
}
export interface Way {
  at: Place
  go: (to: string, options?: { replace?: boolean }) => void
}

const AtContext = createContext<Place | null>(null)
const GoContext = createContext<Way['go'] | null>(null)

/** Two contexts, so that components that only navigate do not re-render with every page. */
export const OnWay = ({ at, go, children }: Way & { children: ReactNode }) => (
  <GoContext value={go}>
    <AtContext value={at}>{children}</AtContext>
  </GoContext>
)

function useProvided<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('A page needs `OnWay` around it')
  return value
}

export const useAt = () => useProvided(AtContext)
export const useGo = () => useProvided(GoContext)

/** Whether a click opens the link in this tab: not in another tab or window, and not as a download. */
export const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)

/** An internal link that works without the router: for the frame around pages and for the prerendered entrances. */
export function Link({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const go = useGo()
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        // a link to the current page adds no history entry
        go(to, { replace: to === location.pathname + location.search + location.hash })
      }}
    >
      {children}
    </a>
  )
}

/** A link to a place on this page. It moves only the focus: the URL and the state of its history entry stay. */
export function Jump({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        if (!opensHere(event)) return
        event.preventDefault()
        const place = document.getElementById(to)
        // an element inside closed details cannot take the focus
        for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
        // a section is scrolled to its top; a field is only scrolled into sight, with its label, by the focus
        const isPart = place?.tabIndex === -1
        if (isPart) place.scrollIntoView()
        place?.focus({ preventScroll: isPart })
      }}
    >
      {children}
    </a>
  )
}
