/** The entries of the menu as the frame knows them: they stand on the layout's route. */
import type { UIMatch } from 'react-router-dom'
import { mayEnter, type Who } from '@/access'
import type { MessageKey } from '@/i18n'
import { paths } from '@/paths'
import type { Session } from '@/session'
import type { IconName } from '@/ui/drawing/Icon'

export interface Entry {
  path: string
  menu: { label: MessageKey; icon: IconName; inBar?: boolean; perAluno?: boolean }
}

interface ComEntradas {
  entries?: readonly {
    path: string
    handle: { who: Who; menu: Entry['menu'] }
  }[]
}

/** What this person is offered, this page left out. The rule is the menu's own (decisions §4). */
export function entriesOf(matches: readonly UIMatch[], session: Session | null): Entry[] {
  const entries = matches.map(({ handle }) => (handle as ComEntradas | undefined)?.entries).find(Boolean) ?? []
  return entries
    .filter(({ path, handle: { who } }) => path !== paths.mais && session !== null && mayEnter(who, session))
    .map(({ path, handle: { menu } }) => ({ path, menu }))
}
