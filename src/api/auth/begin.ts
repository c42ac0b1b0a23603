/** Lets a person in whom the service has confirmed. */
import type { AuthReply } from '@/contract'
import { end, identify, isRemembered, isReplaced, ownerOf, type Session, sessionState, start } from '@/session'
import { noteService } from '../early'
import { transport } from '../transport'
import { lastProfileOf } from './profile'

/** Begins the session of a reply, in the profile that its person used last. */
export function begin(reply: AuthReply, how: Parameters<typeof start>[1] = {}): Session {
  const owner = ownerOf(identify(reply))
  const { owner: before, session: shown } = sessionState()
  // signing in again over a screen, or a confirmed session, keeps the profile of what is shown
  const same = before === owner ? shown : null
  const found = identify(reply, same?.perfil ?? lastProfileOf(owner))
  const session = same?.unpicked && found.perfil === same.perfil ? { ...found, unpicked: true } : found
  start(session, how)
  noteService()
  // loaded only where the person asked to stay signed in
  if (isRemembered())
    import('../queries/offline').then(
      (offline) => offline.keepReadings(),
      () => undefined,
    )
  return session
}

/** Begins a confirmed session, unless somebody else came while this tab slept: its header session lived on. */
export function goOn(reply: AuthReply, how?: Parameters<typeof start>[1]): void {
  if (transport().ownsOne() && isReplaced(ownerOf(identify(reply)))) end('replaced', { elsewhere: true })
  else begin(reply, how)
}
