/** Makes the route of one screen from one line of `routes.tsx`: address, title, messages, data, code. */
import { type ComponentType, createElement } from 'react'
import { type LoaderFunctionArgs, type NonIndexRouteObject, type Params, redirect } from 'react-router-dom'
import { access, isOfProfiles, mayEnter, mayOpen, type PathName, type Who } from '@/access'
import { askHost, confirmProfile, type Reads, restore } from '@/api'
import { once } from '@/domain/withTimeout'
import { loadMessages, type PlainKey, type Subject } from '@/i18n'
import { parseParams, type ParamsOf } from '@/params'
import { paths, signInTo } from '@/paths'
import { type Session, sessionState, whilePresent } from '@/session'
import type { IconName } from '@/ui/drawing/Icon'
import { AddressUnknown, ProfileRefused } from '../faults/faults'

/** Milliseconds to wait for the first answers before drawing; the skeleton stays empty for as long anyway. */
const patience = 300
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Imports a screen: its component, and optionally the reads (`next`) that follow its first answers. */
type Load<P> = () => Promise<{ Component: ComponentType; next?: (params: P, session: Session) => Promise<unknown> }>

/** The first reads of a screen, known from its address; lists keep their filters in the query string. */
type ReadsOf<P> = (params: P, session: Session, search: URLSearchParams) => Reads

/** Options that only some screens have. */
interface Extras {
  /** A public page that shows signed-in people their own frame, for which it waits only briefly. */
  restores?: boolean
  /**
   * Its place in the menu, with an icon. `perAluno`: the link keeps the child whose diary is open. Absent: not in the
   * menu.
   */
  menu?: { label: PlainKey; icon: IconName; inBar?: boolean; perAluno?: boolean }
  /** The address of the menu entry to mark when the page's own address does not begin with it. */
  under?: string
  /** Uses the full width. */
  wide?: boolean
}

/** What the frame knows about a screen; titles, menu, guard and warming all derive from it. */
export interface Handle extends Extras {
  title: PlainKey
  subject?: Subject
  who: Who
  /** Imports the screen's code; set by `screen`. */
  load?: () => Promise<unknown>
  /** Starts the first reads and resolves when the screen can be drawn with them; the screen itself shows failures. */
  start?: (params: Params, session: Session, search: URLSearchParams) => Promise<void>
}

/**
 * Restores the session so that signed-in people get their own frame; a slow or silent service leaves the visitor's
 * frame.
 */
export const tryRestoreSession = () => Promise.race([restore().catch(() => undefined), pause(patience)])

async function enter(
  { who, restores, start }: Handle,
  { request, params }: LoaderFunctionArgs,
  startNext: (session: Session) => void,
): Promise<null> {
  // first, so that nobody signs in only to reach a page that does not exist
  if (!parseParams(params)) {
    await tryRestoreSession()
    throw new AddressUnknown()
  }
  if (who === 'anyone') {
    if (restores) await tryRestoreSession()
    return null
  }
  await restore()
  const { session: found } = sessionState()
  const { pathname, search, searchParams } = new URL(request.url)
  if (!found) throw redirect(signInTo(pathname + search))
  if (!mayEnter(who, found)) throw new ProfileRefused()
  if (isOfProfiles(who)) confirmProfile()
  const session = sessionState().session ?? found
  const first = start?.(params, session, searchParams)
  startNext(session)
  await Promise.race([first, pause(patience)])
  return null
}

/**
 * Makes the route; guard, messages, code and data start together. It does not use the router's own `lazy`, which keeps
 * the failure of a moment without a network until the page is reloaded.
 * @param reads the first reads of the screen, started together with its code
 */
export function screen<Name extends PathName>(
  name: Name,
  subject: Subject,
  title: PlainKey,
  fetchCode: Load<ParamsOf<(typeof paths)[Name]>>,
  { reads, ...extras }: Extras & { reads?: ReadsOf<ParamsOf<(typeof paths)[Name]>> } = {},
): NonIndexRouteObject {
  const { load: fetchOnce, known } = once(fetchCode)
  const load = () =>
    fetchOnce().catch(async (error: unknown) => {
      // lets the error page tell a missing network from code that is gone
      await askHost()
      throw error
    })
  /**
   * Null for an invalid address, and under `/alunos/:aluno`: only its layout knows the child, once it has read all
   * classes.
   */
  const paramsOf = (params: Params) => {
    const parsed = parseParams(params)
    // the pattern's parameters are present in a matching address
    return !parsed || (parsed.aluno && name !== 'aluno') ? null : (parsed as ParamsOf<(typeof paths)[Name]>)
  }
  const start: Handle['start'] = async (params, session, search) => {
    const parsed = paramsOf(params)
    if (!parsed || !reads || !mayOpen(name, session)) return
    await Promise.all(Object.values(reads(parsed, session, search)).map((ask) => ask.start()))
  }
  const handle: Handle = { title, subject, ...extras, who: access[name], load, start }
  return {
    path: paths[name],
    handle,
    async loader(args) {
      const loading = load()
      const startNext = (session: Session) => {
        const parsed = paramsOf(args.params)
        const isHere = whilePresent()
        // the loader reports code that did not load
        if (parsed) loading.then(({ next }) => isHere() && next?.(parsed, session)).catch(() => undefined)
      }
      const [entered, { Component }] = await Promise.all([
        enter(handle, args, startNext),
        loading,
        handle.subject && loadMessages(handle.subject),
      ])
      // otherwise developer tools call every screen "Component"
      Component.displayName ??= name
      return entered
    },
    Component: () => {
      const code = known()
      return code && createElement(code.Component)
    },
    // a change of the query string needs no new check by the guard
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}
