/** One screen of the portal as one line of `routes.tsx`: address, title, its words, its data, its code. */
import { type ComponentType, createElement } from 'react'
import { type LoaderFunctionArgs, type NonIndexRouteObject, type Params, redirect } from 'react-router-dom'
import { access, mayEnter, mayOpen, type PathName, type Who } from '@/access'
import { askHost, type Reads, restore } from '@/api'
import { loadMessages, type PlainKey, type Subject } from '@/i18n'
import { parseParams, type ParamsOf } from '@/params'
import { paths, signInTo } from '@/paths'
import { type Session, sessionState, whilePresent } from '@/session'
import type { IconName } from '@/ui/drawing/Icon'
import { AddressUnknown, ProfileRefused } from '../faults/faults'
import { inTime } from '../inTime'

/** Milliseconds to wait for first answers before drawing; the skeleton would stay empty for as long anyway. */
const patience = 300
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The code of a screen: what it draws, and what it asks for once its first answers are there (`next`). */
type Load<P> = () => Promise<{ Component: ComponentType; next?: (params: P, session: Session) => Promise<unknown> }>

/** What the screen asks first, known from its address: lists keep their filters in the query string. */
type ReadsOf<P> = (params: P, session: Session, search: URLSearchParams) => Reads

/** What the table says about some screens only. */
interface Extras {
  /** Open to anyone. A signed-in person sees it in their own frame, which is not waited for long. */
  greets?: boolean
  /** Where it stands in the menu, with its icon; `perAluno`: stays with the child whose diary is open. Absent: not in the menu. */
  menu?: { label: PlainKey; icon: IconName; inBar?: boolean; perAluno?: boolean }
  /** The address of the entry that is marked where the page's own address does not begin with it. */
  under?: string
  /** Takes all the width there is. */
  wide?: boolean
}

/** What the frame knows about a screen; titles, menu, guard and warming all come from here. */
export interface Handle extends Extras {
  title: PlainKey
  subject?: Subject
  who: Who
  /** Fetches the screen's code; set by `screen`. */
  load?: () => Promise<unknown>
  /** Starts what the screen asks first, and is over when it can be drawn with it; failures are told by the screen itself. */
  start?: (params: Params, session: Session, search: URLSearchParams) => Promise<void>
}

/** Who is signed in finds their own frame at once; a service that is slow or does not answer leaves the visitor's. */
export const greet = () => Promise.race([restore().catch(() => undefined), pause(patience)])

async function enter(
  { who, greets, start }: Handle,
  { request, params }: LoaderFunctionArgs,
  startNext: (session: Session) => void,
): Promise<null> {
  // before anybody is asked who they are: no sign-in leads to a page that cannot be
  if (!parseParams(params)) {
    await greet()
    throw new AddressUnknown()
  }
  if (who === 'anyone') {
    if (greets) await greet()
    return null
  }
  await restore()
  const { session } = sessionState()
  const { pathname, search, searchParams } = new URL(request.url)
  if (!session) throw redirect(signInTo(pathname + search))
  if (!mayEnter(who, session)) throw new ProfileRefused()
  const first = start?.(params, session, searchParams)
  startNext(session)
  await Promise.race([first, pause(patience)])
  return null
}

/** Fetches once. Code that is there answers at once: `import()` of it would let the former screen be drawn again first. */
function once<Code>(fetchCode: () => Promise<Code>): () => Promise<Code> {
  let code: Promise<Code> | null = null
  return () =>
    (code ??= inTime(fetchCode()).catch(async (error: unknown) => {
      code = null
      // the error page says which it is: no network, or code that is gone
      await askHost()
      throw error
    }))
}

/**
 * Makes the route: guard, words, code and data start together. Not by the router's own `lazy`: it keeps the failure of a
 * moment without a network until the page is loaded anew.
 * @param reads what the screen asks first: started together with its code, never after it
 */
export function screen<Name extends PathName>(
  name: Name,
  subject: Subject,
  title: PlainKey,
  fetchCode: Load<ParamsOf<(typeof paths)[Name]>>,
  { reads, ...extras }: Extras & { reads?: ReadsOf<ParamsOf<(typeof paths)[Name]>> } = {},
): NonIndexRouteObject {
  const load = once(fetchCode)
  /** Null where nothing can be asked yet: whose child it is the layout around it knows, once it has read the classes of all. */
  const paramsOf = (params: Params) => {
    const parsed = parseParams(params)
    // what the pattern names stands in the address
    return !parsed || (parsed.aluno && name !== 'aluno') ? null : (parsed as ParamsOf<(typeof paths)[Name]>)
  }
  const start: Handle['start'] = async (params, session, search) => {
    const parsed = paramsOf(params)
    if (!parsed || !reads || !mayOpen(name, session)) return
    await Promise.all(Object.values(reads(parsed, session, search)).map((ask) => ask.start()))
  }
  const handle: Handle = { title, subject, ...extras, who: access[name], load, start }
  let code: Awaited<ReturnType<typeof load>> | null = null
  return {
    path: paths[name],
    handle,
    async loader(args) {
      const loading = load()
      const startNext = (session: Session) => {
        const parsed = paramsOf(args.params)
        const isHere = whilePresent()
        // code that did not come is told by the loader
        if (parsed) loading.then(({ next }) => isHere() && next?.(parsed, session)).catch(() => undefined)
      }
      const [entered, loaded] = await Promise.all([
        enter(handle, args, startNext),
        loading,
        handle.subject && inTime(loadMessages(handle.subject)),
      ])
      code = loaded
      // developer tools would call every screen "Component"
      code.Component.displayName ??= name
      return entered
    },
    Component: () => code && createElement(code.Component),
    // a change of the query string asks nothing new of the guard
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }
}
