/** Preloads the code, messages and first answers of an address on hover, focus and touch. */
import { matchRoutes } from 'react-router-dom'
import { loadMessages } from '@/i18n'
import { sessionState, subscribe } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import { knownMap, loadMap } from './loadMap'
import type { Handle } from './route'

async function warm({ pathname, search }: { pathname: string; search: string }): Promise<void> {
  // begins in this turn where it can: after a sign-in the first reads are sent before anything is drawn
  const { open, portal } = knownMap() ?? (await loadMap())
  const { session } = sessionState()
  for (const { route, params } of matchRoutes([...open, ...portal], pathname) ?? []) {
    const handle = route.handle as Handle | undefined
    if (!handle?.load) continue
    // failures are ignored: the visit itself will meet them
    handle.load().catch(() => undefined)
    if (handle.subject) loadMessages(handle.subject).catch(() => undefined)
    if (session) void handle.start?.(params, session, new URLSearchParams(search))
  }
}

/** The address that a form leads to (`data-warms`); null when it names none. */
function ledTo(form: Element | null): { pathname: string; search: string } | null {
  const address = form?.getAttribute('data-warms')
  return address ? new URL(address, location.origin) : null
}

/** Milliseconds in which repeated hints count as one: a tap fires pointerover, touchstart and focusin. */
const oneHint = 2000

/** Listens on the whole document, so that links need no code of their own. */
export function installWarming(): void {
  let last = { address: '', at: -oneHint }
  const hint = ({ pathname, search }: { pathname: string; search: string }) => {
    const address = pathname + search
    const at = performance.now()
    if (address === last.address && at - last.at < oneHint) return
    last = { address, at }
    // after the frame: the link may belong to a page that is being drawn below the pointer
    afterFrame(() => void warm({ pathname, search }).catch(() => undefined))
  }
  const onHint = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    // the next page of a form is fetched while the form is being filled in
    const next = ledTo(target.closest('[data-warms]'))
    if (next) hint(next)
    const link = target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target) return
    if (link.pathname !== location.pathname) hint(link)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onHint, { passive: true })
  }
  // right after sign-in the first reads start before the next page is drawn
  subscribe(() => {
    const next = ledTo(document.querySelector('[data-warms]'))
    if (next && sessionState().status === 'active') warm(next).catch(() => undefined)
  })
}
