/** The current location and navigation, for use with the router and before it has loaded (`app/AppProviders.tsx`). */
import { type ComponentProps, type Context, createContext, type MouseEvent, type ReactNode, use } from 'react'

export interface PageLocation {
  pathname: string
  search: string
  hash: string
  /** State that a link stored in the history entry. */
  state: unknown
}
export interface NavigationProps {
  at: PageLocation
  go: (to: string, options?: { replace?: boolean }) => void
}

const AtContext = createContext<PageLocation | null>(null)
const GoContext = createContext<NavigationProps['go'] | null>(null)

/** Two contexts, so that components that only navigate do not re-render with every page. */
export const NavigationProvider = ({ at, go, children }: NavigationProps & { children: ReactNode }) => (
  <GoContext value={go}>
    <AtContext value={at}>{children}</AtContext>
  </GoContext>
)

function useProvided<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('A page needs `NavigationProvider` around it')
  return value
}

export const usePageLocation = () => useProvided(AtContext)
export const useGoTo = () => useProvided(GoContext)

/** Whether a click opens the link in this tab: not in another tab or window, and not as a download. */
export const opensHere = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)

/** An internal link that works without the router: for the frame around pages and for the prerendered entrances. */
export function Link({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const go = useGoTo()
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
