/** One screen of the portal as one line of `routes.tsx`: address, title, who may enter, its words, its data, its code. */
import { type ComponentType, createElement } from 'react'
import { type LoaderFunctionArgs, type NonIndexRouteObject, type Params, redirect } from 'react-router-dom'
import { ApiError, askHost, restore } from '@/api'
import { loadMessages, type MessageKey, type Subject } from '@/i18n'
import { signInTo } from '@/paths'
import { type Session, sessionState } from '@/session'
import { type Role, roleOf } from '@/settings'
import type { IconName } from '@/ui/Icon'

/** Starts what the screen will ask first, and is over when it can be drawn with it; failures are told by the screen itself. */
export type Reads = (params: Params, session: Session) => Promise<unknown>

/**
 * Milliseconds that a screen waits for its first answers before it is drawn without them: nothing would be shown in their
 * place for as long (`Skeleton`), and React keeps what comes after a first drawing back for as long again.
 */
const patience = 300
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The code of a screen: what it draws, and what it asks for once its first answers are there (`next`). */
type Load = () => Promise<{ Component: ComponentType; next?: Reads }>

/** What the frame knows about a screen; titles, menu, guard and warming all come from here. */
export interface Handle {
  /** Fetches the screen's code; set by `screen`. */
  load?: Load
  title: MessageKey
  subject?: Subject
  /** Absent: whoever is signed in. `'anyone'`: no session needed. */
  who?: readonly Role[] | 'anyone'
  /** Open to anyone, and yet in the frame of whoever is signed in: the page itself does not wait to know. */
  greets?: boolean
  /** Where it stands in the menu, with its icon; `perAluno`: stays with the child whose diary is open. Absent: not in the menu. */
  menu?: { label: MessageKey; icon: IconName; inBar?: boolean; perAluno?: boolean }
  /** The address of the entry that is marked where the page's own address does not begin with it. */
  under?: string
  /** Takes all the width there is. */
  wide?: boolean
  /** What the screen will ask first: started together with its code, never after it. */
  reads?: Reads
}

/** Thrown by the guard; the error page says which profile is in use. */
export class ProfileRefused extends Error {}

/**
 * Whether a profile may enter. Nobody's profile told (0): everything but the roles page is offered and the service
 * refuses (decisions §4). An unknown number has the least rights.
 */
export function mayEnter(who: Handle['who'], session: Session): boolean {
  if (!who || who === 'anyone') return true
  if (session.perfil === 0 && session.perfis === null) return !(who.length === 1 && who[0] === 'Administrador')
  const role = roleOf(session.perfil)
  return role !== null && who.includes(role)
}

async function enter(handle: Handle, { request, params }: LoaderFunctionArgs, code: ReturnType<Load>): Promise<null> {
  if (handle.who === 'anyone') {
    // a service that does not answer leaves the frame of the visitor
    if (handle.greets) restore().catch(() => undefined)
    return null
  }
  await restore()
  const { session } = sessionState()
  const { pathname, search } = new URL(request.url)
  if (!session) throw redirect(signInTo(pathname + search))
  if (!mayEnter(handle.who, session)) throw new ProfileRefused()
  const first = handle.reads?.(params, session)
  // code that did not come is told by the loader
  code.then(({ next }) => next?.(params, session)).catch(() => undefined)
  if (first) await Promise.race([first, pause(patience)])
  return null
}

/** Fetches once. Code that is there answers at once: `import()` of it would let the former screen be drawn again first. */
function once(fetchCode: Load): Load {
  let code: ReturnType<Load> | null = null
  return () =>
    (code ??= fetchCode().catch(async (error: unknown) => {
      code = null
      // the error page says which it is: no network, or code that is gone
      await askHost()
      throw error
    }))
}

/**
 * Makes the route: guard, words, code and data start together. Not by the router's own `lazy`: it keeps the failure of a
 * moment without a network until the page is loaded anew.
 */
export function screen(path: string, handle: Handle, fetchCode: Load): NonIndexRouteObject {
  const load = once(fetchCode)
  let code: Awaited<ReturnType<Load>> | null = null
  return {
    path,
    handle: { ...handle, load },
    async loader(args) {
      const loading = load()
      const [entered, loaded] = await Promise.all([
        enter(handle, args, loading),
        loading,
        handle.subject && loadMessages(handle.subject),
      ])
      code = loaded
      return entered
    },
    Component: () => code && createElement(code.Component),
    // a change of the query string asks nothing new of the guard
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}

/** A failed import or a page of an older release: the code of the screen could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  (error instanceof TypeError && !(error instanceof ApiError) && /import|module|fetch/i.test(error.message)) ||
  // a style that is gone: the bundler's own words
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))
