/** Roles and permissions in words, and what makes somebody an administrator. */
import type { Translate } from '@/i18n'
import { onceBy } from '@/domain/onceBy'
import { fold } from '@/domain/text'
import { oneLine } from '@/domain/typed'
import { administrator, type Permission, roles as knownRoles } from '@/domain/profiles'

export interface Posse {
  roles: readonly string[]
  permissions: readonly string[]
}

export const noPapeis: Posse = { roles: [], permissions: [] }
export const isWithoutPapeis = ({ roles, permissions }: Posse): boolean =>
  roles.length === 0 && permissions.length === 0

/** What is asked of the service; with no names it only answers what there is. */
export interface Question {
  userName: string
  removed: Posse
}

export type PapeisStep =
  /** `userName`: whom was asked for last, to be mended and asked again; `left`: their removal was given up with its page. */
  | { step: 'lookup'; userName: string; left?: true }
  /** A removal that a page before this one has sent. */
  | { step: 'underWay'; userName: string; removed: Posse }
  /** `posse` null: the service does not show it, so names are typed. */
  | { step: 'choose'; userName: string; posse: Posse | null; removed: Posse }
  | { step: 'confirm'; userName: string; posse: Posse | null; removed: Posse }
  | { step: 'done'; userName: string; removed: Posse; after: Posse }
  /** Nobody knows whether it was taken. */
  | { step: 'uncertain'; userName: string; removed: Posse }

export const firstStep: PapeisStep = { step: 'lookup', userName: '' }

const same = (a: string, b: string) => oneLine(a).toLowerCase() === oneLine(b).toLowerCase()
const has = (names: readonly string[], name: string) => names.some((one) => same(one, name))

/** A name that came twice, in whatever case, is one; a blank one is none. */
export const eachOnce = (names: readonly string[]): string[] =>
  onceBy(names, (name) => oneLine(name).toLowerCase()).filter((name) => name !== '')

const filtered = (posse: Posse, removed: Posse, kept: boolean): Posse => ({
  roles: posse.roles.filter((name) => has(removed.roles, name) === kept),
  permissions: posse.permissions.filter((name) => has(removed.permissions, name) === kept),
})
/** `posse` without `removed`, regardless of case. */
export const withoutPapeis = (posse: Posse, removed: Posse): Posse => filtered(posse, removed, false)
/** The removed ones that the service still answers. */
export const stayed = (rest: Posse, removed: Posse): Posse => filtered(rest, removed, true)

const remover: Permission = 'Papeis.Remover'
/** What has to be said of permissions that stay with a person who loses a role; null: nothing. */
export function keptInWords(t: Translate, posse: Posse, removed: Posse): string | null {
  const { roles, permissions } = withoutPapeis(posse, removed)
  if (removed.roles.length === 0 || permissions.length === 0) return null
  const idle = has(permissions, remover) && !has(roles, administrator)
  return [t('papeis.keepsPermission'), idle && t('papeis.keepsRemover')].filter(Boolean).join(' ')
}

/** Whether the removal takes an administrator's rights away: then the user name is typed once more. */
export const isOfAdministrador = ({ roles, permissions }: Posse): boolean =>
  has(roles, administrator) || has(permissions, remover)

/** Whether two user names are the same account. ASSUMED (decisions §12): services of this family compare them without regard to case. */
export const sameAccount = (a: string, b: string): boolean => fold(a) !== '' && same(a, b)

export const namesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\n,;]+/)
      .map(oneLine)
      .filter(Boolean),
  ),
]

const permissoes = [
  'Diario.Ler',
  'Diario.Lancar',
  'Presenca.Marcar',
  'Curso.Ler',
  'Pessoa.Inserir',
  'Papeis.Remover',
] as const satisfies Permission[]

/** A role in words, or null: then its name alone has to do. */
export function papelInWords(t: Translate, name: string): string | null {
  const papel = knownRoles.find((one) => same(one, name))
  return papel ? t(`frame.perfil.${papel}`) : null
}
/** A permission in words, or null: then its name alone has to do. */
export function permissionInWords(t: Translate, name: string): string | null {
  const known = permissoes.find((one) => same(one, name))
  return known ? t(`papeis.permission.${known}`) : null
}

/** What was removed, as the heading in front of the user name says it. */
export function removalTitle(t: Translate, removed: Posse): string {
  const { roles, permissions } = removed
  if (isWithoutPapeis(removed)) return t('papeis.done.nothing')
  const [role, permission] = [roles[0], permissions[0]]
  const one = roles.length + permissions.length === 1
  const papel = one && role !== undefined && papelInWords(t, role)
  if (papel) return t('papeis.done.role', { nome: papel })
  const inWords = one && permission !== undefined && permissionInWords(t, permission)
  if (inWords) return t('papeis.done.permission', { nome: inWords })
  if (permissions.length === 0) return t('papeis.done.roles')
  return t(roles.length === 0 ? 'papeis.done.permissions' : 'papeis.done.several')
}
