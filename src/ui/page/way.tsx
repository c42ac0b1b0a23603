/** Where the person is, and the way elsewhere: for pages with the router and before it (`app/Around.tsx`). */
import {
  type ComponentProps,
  type Context,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
} from 'react'

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
  /** Whether that is still the address, and nothing that was pressed leads elsewhere: known at once, while `at` comes with the page. */
  isAt?: (pathname: string) => boolean
}

const AtContext = createContext<Place | null>(null)
const GoContext = createContext<Way['go'] | null>(null)
/** Before the router is there nothing leads on by itself. */
const always = () => true
const IsAtContext = createContext<NonNullable<Way['isAt']>>(always)

/** Apart, so that what only leads elsewhere is not drawn anew with every page. */
export const OnWay = ({ at, go, isAt = always, children }: Way & { children: ReactNode }) => (
  <GoContext value={go}>
    <IsAtContext value={isAt}>
      <AtContext value={at}>{children}</AtContext>
    </IsAtContext>
  </GoContext>
)

function useTold<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('No way is told around this page')
  return value
}

export const useAt = () => useTold(AtContext)
export const useGo = () => useTold(GoContext)

/** For what leads on by itself: whether the person is still on this page, and has pressed nothing that leads elsewhere. */
export function useStays(): () => boolean {
  const { pathname } = useAt()
  const isAt = use(IsAtContext)
  return useCallback(() => isAt(pathname), [isAt, pathname])
}

/** Leads on by itself, in the place of this page; never away from what the person has pressed meanwhile. */
export function LeadOn({ to }: { to: string }) {
  const at = useAt()
  const go = useGo()
  const stays = useStays()
  useEffect(() => {
    if (stays()) go(to, { replace: true })
    // `at`: pressed was another entry of the same page, and this is what stands there now
  }, [at, to, go, stays])
  return null
}

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
        // nothing within what is folded takes the focus
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
