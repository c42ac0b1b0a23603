/** Warms an address before it is opened: its code, words and first answers, on hover, focus and touch. */
import { type createBrowserRouter, matchRoutes } from 'react-router-dom'
import { loadMessages } from '@/i18n'
import { sessionState } from '@/session'
import { type Handle, mayEnter } from './route'

type Router = ReturnType<typeof createBrowserRouter>

function warm(router: Router, pathname: string): void {
  const { session } = sessionState()
  for (const { route, params } of matchRoutes([...router.routes], pathname) ?? []) {
    const handle = route.handle as Handle | undefined
    if (!handle?.load) continue
    // a failure here is no news: the visit itself will tell
    handle.load().catch(() => undefined)
    if (handle.who !== 'anyone') import('./PortalLayout').catch(() => undefined)
    if (handle.subject) loadMessages(handle.subject).catch(() => undefined)
    if (session && mayEnter(handle.who, session)) {
      handle.reads?.().then(
        (reads) => reads(params, session),
        () => undefined,
      )
    }
  }
}

/** Listens on the whole document, so that every link is warmed without knowing it. */
export function installWarming(router: Router): void {
  const onHint = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // a form that leads somewhere says so: its next page is fetched while it is being filled in
    const next = target.closest('[data-warms]')?.getAttribute('data-warms')
    if (next) warm(router, next)
    const link = target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return
    if (link.pathname !== location.pathname) warm(router, link.pathname)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onHint, { passive: true })
  }
}
