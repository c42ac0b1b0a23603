/** The entries of the menu as the frame knows them: they stand on the layout's route. */
import type { UIMatch } from 'react-router-dom'
import type { MessageKey } from '@/i18n'
import { paths } from '@/paths'
import type { Session } from '@/session'
import { type Role, roleOf } from '@/settings'
import type { IconName } from '@/ui/Icon'

export interface Entrada {
  path: string
  menu: { label: MessageKey; icon: IconName; inBar?: boolean }
}

interface ComEntradas {
  entries?: readonly {
    path: string
    handle: { who?: readonly Role[] | 'anyone'; menu: Entrada['menu'] }
  }[]
}

/** What this person is offered, this page left out. The rule is the menu's own (decisions §4). */
export function entradasDe(matches: readonly UIMatch[], session: Session | null): Entrada[] {
  const entries = matches.map(({ handle }) => (handle as ComEntradas | undefined)?.entries).find(Boolean) ?? []
  const role = session && roleOf(session.perfil)
  const untold = session?.perfil === 0 && session.perfis === null
  return entries
    .filter(({ path, handle: { who } }) => {
      if (path === paths.mais) return false
      if (!who || who === 'anyone') return true
      return untold ? !(who.length === 1 && who[0] === 'Administrador') : role != null && who.includes(role)
    })
    .map(({ path, handle: { menu } }) => ({ path, menu }))
}
