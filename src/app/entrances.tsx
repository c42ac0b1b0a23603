/**
 * Hydrates the entrances, the pages that are prerendered at build time, without the router. The router joins in idle
 * time, at the latest with the first navigation; the entrance stays until the next page is ready.
 */
import { type ComponentType, type ReactNode, startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { DataRouter } from 'react-router-dom'
import { fetchSignIn } from '@/api'
import { withTimeout } from '@/domain/withTimeout'
import { loadMessages, type PlainKey } from '@/i18n'
import { paths } from '@/paths'
import { EntrarScreen } from '@/screens/acesso/EntrarScreen'
import { fetchParts, Component as VagasScreen } from '@/screens/matricula/start/VagasScreen'
import { createStore, type Store, useStore } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import type { PageLocation, NavigationProps } from '@/ui/page/navigation'
import { AppProviders } from './AppProviders'
import { PublicFrame } from './frame/PublicFrame'

interface Entrance {
  title: PlainKey
  Component: ComponentType
  /** Fetches what the page needs later, together with the rest of the portal. */
  after: () => Promise<unknown>
  /** Fetches what hydration needs where this device shows something other than the prerendered page. */
  before?: () => Promise<unknown> | undefined
}

export const entrances: Readonly<Record<string, Entrance>> = {
  [paths.entrar]: { title: 'acesso.entrar.title', Component: EntrarScreen, after: fetchSignIn },
  [paths.vagas]: {
    title: 'families.title',
    Component: VagasScreen,
    after: fetchParts,
    // values kept on this device change the page, which is then shown only once it is complete
    before: () => (holds() ? fetchParts() : undefined),
  },
}

/**
 * Whether the prerendered page stays hidden until hydration, because this device shows another one
 * (`build/look.template.js`).
 */
const holds = (): boolean => typeof document !== 'undefined' && 'holds' in document.documentElement.dataset

interface Props {
  at: Store<PageLocation>
  go: NavigationProps['go']
  onReady?: () => void
  children: ReactNode
}

/** Renders the same tree at build time and in the browser. */
export function EntranceRoot({ at, go, onReady, children }: Props) {
  const place = useStore(at)
  useEffect(() => onReady?.(), [onReady])
  return (
    <AppProviders at={place} go={go}>
      <PublicFrame>{children}</PublicFrame>
    </AppProviders>
  )
}

const here = (): PageLocation => {
  const { pathname, search, hash } = location
  // the router stores the state of a link under `usr`
  return { pathname, search, hash, state: (history.state as { usr?: unknown } | null)?.usr ?? null }
}

/** Yields to the browser between two long tasks, so that a cheap phone can draw and handle a press. */
const nextTask = () => new Promise((done) => setTimeout(done))

/**
 * Hands the entrance's scroll position to `ScrollRestoration`, which mounts with the next page, so that Back restores
 * it.
 */
function noteScroll(router: DataRouter, key: string): void {
  const noted = { [key]: scrollY }
  const enable = router.enableScrollRestoration.bind(router)
  router.enableScrollRestoration = (positions, ...rest) => {
    router.enableScrollRestoration = enable
    return enable(Object.assign(positions, noted), ...rest)
  }
}

/** Milliseconds after hydration before the rest of the portal is fetched, while nothing else is going on. */
const pause = 300

/**
 * Hydrates the prerendered page at this address and calls `onTaken` afterwards. Rejects when its code cannot be
 * fetched.
 */
export async function hydrateEntrance(
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
    // the messages of the frame hold the texts for a page that cannot be loaded
    const [{ App, createPortal }] = await Promise.all([withTimeout(import('./App')), loadMessages('frame')])
    await nextTask()
    const router = createPortal()
    const first = router.state.location
    // after Back the router may begin at another address
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
  const go: NavigationProps['go'] = (to, options) => {
    fetchPortal().then(
      (router) => router.navigate(to, options ?? {}),
      // without the router's code the browser loads the page from the host
      () => {
        location.assign(to)
      },
    )
  }
  const quietly = () => void fetchPortal().catch(() => undefined)
  // the browser went Back or Forward to another page of the portal
  addEventListener('popstate', quietly, { once: true })
  const onReady = () => {
    afterFrame(onTaken)
    // one after the other, since parsing and running both at once would block a cheap phone
    setTimeout(() => {
      fetchPortal()
        .then(nextTask)
        .then(after)
        .catch(() => undefined)
    }, pause)
  }
  startTransition(() => {
    root = hydrateRoot(
      element,
      <StrictMode>
        <EntranceRoot at={at} go={go} onReady={onReady}>
          <Component />
        </EntranceRoot>
      </StrictMode>,
      options,
    )
  })
}
