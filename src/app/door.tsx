/**
 * The entrances: pages that are drawn at build time and taken over without the router. It joins in idle time, at the
 * latest with the first way elsewhere; the entrance stays as it is until another page is there to take its place.
 */
import { type ComponentType, type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { fetchSignIn } from '@/api'
import { loadMessages, type PlainKey } from '@/i18n'
import { paths } from '@/paths'
import { EntrarScreen } from '@/screens/acesso/EntrarScreen'
import { fetchParts, Component as VagasScreen } from '@/screens/matricula/start/VagasScreen'
import { createStore, type Store, useStore } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import type { Place, Way } from '@/ui/page/way'
import { Around } from './Around'
import { PublicFrame } from './frame/PublicFrame'

interface Entrance {
  title: PlainKey
  Component: ComponentType
  /** What is fetched once the page stands, beside the rest of the portal. */
  after: () => Promise<unknown>
  /** What is fetched before it is taken over, where this device changes what was drawn. */
  before?: () => Promise<unknown> | undefined
}

export const entrances: Readonly<Record<string, Entrance>> = {
  [paths.entrar]: { title: 'acesso.entrar.title', Component: EntrarScreen, after: fetchSignIn },
  [paths.vagas]: {
    title: 'families.title',
    Component: VagasScreen,
    after: fetchParts,
    // what this device keeps changes the page: it is shown whole, once
    before: () => (holds() ? fetchParts() : undefined),
  },
}

/** Whether the page that was drawn is not shown until it is taken over, because this device shows another (`build/look.template.js`). */
const holds = (): boolean => typeof document !== 'undefined' && 'holds' in document.documentElement.dataset

interface Props {
  at: Store<Place>
  go: Way['go']
  onReady?: () => void
  children: ReactNode
}

/** The same at build time and in the browser. */
export function Door({ at, go, onReady, children }: Props) {
  const place = useStore(at)
  useEffect(() => onReady?.(), [onReady])
  return (
    <Around at={place} go={go}>
      <PublicFrame>{children}</PublicFrame>
    </Around>
  )
}

const here = (): Place => {
  const { pathname, search, hash } = location
  // as the router keeps what a link carried
  return { pathname, search, hash, state: (history.state as { usr?: unknown } | null)?.usr ?? null }
}

/** Lets the browser draw, and hear a press, between two works that would hold up a cheap phone together. */
const aTask = () => new Promise((done) => setTimeout(done))

/** How far the entrance is scrolled when it is left, for Back: told to `ScrollRestoration`, which comes with the next page. */
function noteScroll(router: DataRouter, key: string): void {
  const noted = { [key]: scrollY }
  const enable = router.enableScrollRestoration.bind(router)
  router.enableScrollRestoration = (positions, ...rest) => {
    router.enableScrollRestoration = enable
    return enable(Object.assign(positions, noted), ...rest)
  }
}

/** Milliseconds after the page stands: the rest of the portal is fetched while nothing else is going on. */
const pause = 300

/** Takes over the page that was drawn at this address; `onTaken` is told when that is over. Fails where its code cannot be had. */
export async function openDoor(
  element: HTMLElement,
  { after, before, Component }: Entrance,
  options: RootOptions,
  onTaken: () => void,
): Promise<void> {
  await before?.()
  const address = location.pathname
  const at = createStore(here())
  let root: Root | null = null

  async function join() {
    // with the words of a page that does not come
    const [{ App, createPortal }] = await Promise.all([import('./App'), loadMessages('frame')])
    await aTask()
    const router = createPortal()
    const first = router.state.location
    // after Back it may begin elsewhere
    let key = first.pathname === address ? first.key : null
    let stop: () => void = () => undefined
    const look = () => {
      const { initialized, location: now } = router.state
      if (!initialized) return
      if (now.pathname === address) {
        at.set(now)
        key = now.key
        return
      }
      stop()
      if (key !== null) noteScroll(router, key)
      startTransition(() => {
        root?.render(
          <StrictMode>
            <App router={router} />
          </StrictMode>,
        )
      })
    }
    stop = router.subscribe(look)
    look()
    return router
  }
  let portal: ReturnType<typeof join> | null = null
  const fetchPortal = () =>
    (portal ??= join().catch((error: unknown) => {
      portal = null
      throw error
    }))
  const go: Way['go'] = (to, options) => {
    fetchPortal().then(
      (router) => router.navigate(to, options ?? {}),
      // without its code the page itself is asked of the host
      () => {
        location.assign(to)
      },
    )
  }
  const quietly = () => void fetchPortal().catch(() => undefined)
  // Back or Forward to another page of the portal
  addEventListener('popstate', quietly, { once: true })
  const onReady = () => {
    afterFrame(onTaken)
    // one after the other: read and run at once they would hold up a cheap phone
    setTimeout(() => {
      fetchPortal()
        .then(aTask)
        .then(after)
        .catch(() => undefined)
    }, pause)
  }
  startTransition(() => {
    root = hydrateRoot(
      element,
      <StrictMode>
        <Door at={at} go={go} onReady={onReady}>
          <Component />
        </Door>
      </StrictMode>,
      options,
    )
  })
}
