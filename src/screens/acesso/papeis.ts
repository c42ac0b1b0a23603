/** Roles and permissions: the steps of a removal, comparing names, and names in words. */
import type { ApiError } from '@/api'
import type { Translate } from '@/i18n'
import { onceBy } from '@/domain/onceBy'
import { fold } from '@/domain/text'
import { oneLine } from '@/domain/typed'
import { administrator, type Permission, roles as knownRoles } from '@/domain/profiles'

export type Kind = 'roles' | 'permissions'
export interface Posse {
  roles: readonly string[]
  permissions: readonly string[]
  /** The list that the service did not tell: empty here, which is not "none". */
  untold?: Kind | undefined
}

export const noPapeis: Posse = { roles: [], permissions: [] }
export const isWithoutPapeis = ({ roles, permissions }: Posse): boolean =>
  roles.length === 0 && permissions.length === 0

/** A request to the service; without names to remove it only returns what the user has. */
export interface Question {
  userName: string
  removed: Posse
}

export type PapeisStep =
  /** `userName`: the last one searched, to be corrected; `left`: their planned removal was cancelled with its page. */
  | { step: 'lookup'; userName: string; left?: true }
  /** A removal in flight that a page before this one has sent. */
  | { step: 'underWay'; userName: string; removed: Posse }
  /** `posse` null: the service does not list what the user has, so names are typed. */
  | { step: 'choose'; userName: string; posse: Posse | null; removed: Posse }
  /** `undone`: the removal was stopped before it was sent, and has not been asked for again. */
  | { step: 'confirm'; userName: string; posse: Posse | null; removed: Posse; undone?: boolean }
  /** `error`: the refusal of a removal that was done in part all the same. */
  | { step: 'done'; userName: string; removed: Posse; after: Posse; error: ApiError | null }
  /** The answer was lost, or says nothing, so the removal may or may not have happened. */
  | { step: 'uncertain'; userName: string; removed: Posse }

export const firstStep: PapeisStep = { step: 'lookup', userName: '' }

const same = (a: string, b: string) => oneLine(a).toLowerCase() === oneLine(b).toLowerCase()
const has = (names: readonly string[], name: string) => names.some((one) => same(one, name))

/** The names without duplicates (regardless of case) and without blank ones. */
export const eachOnce = (names: readonly string[]): string[] =>
  onceBy(names, (name) => oneLine(name).toLowerCase()).filter((name) => name !== '')

const filtered = (posse: Posse, removed: Posse, kept: boolean): Posse => ({
  roles: posse.roles.filter((name) => has(removed.roles, name) === kept),
  permissions: posse.permissions.filter((name) => has(removed.permissions, name) === kept),
})
/** `posse` without `removed`, regardless of case. */
export const withoutPapeis = (posse: Posse, removed: Posse): Posse => ({
  ...posse,
  ...filtered(posse, removed, false),
})
/** The names that were to be removed and that the service still lists; all of a list that it did not tell. */
export const stayed = ({ untold, ...rest }: Posse, removed: Posse): Posse =>
  filtered(untold ? { ...rest, [untold]: removed[untold] } : rest, removed, true)

const remover: Permission = 'Papeis.Remover'
/** The hint about permissions that a person keeps after losing a role; null: none is needed. */
export function keptInWords(t: Translate, posse: Posse, removed: Posse): string | null {
  const { roles, permissions } = withoutPapeis(posse, removed)
  if (removed.roles.length === 0 || permissions.length === 0) return null
  const idle = has(permissions, remover) && !has(roles, administrator)
  return [t('papeis.keepsPermission'), idle && t('papeis.keepsRemover')].filter(Boolean).join(' ')
}

/** Whether the removal takes administrator rights away, which requires typing the user name again. */
export const isOfAdministrador = ({ roles, permissions }: Posse): boolean =>
  has(roles, administrator) || has(permissions, remover)

/** Whether two user names are the same account: services of this family ignore case. ASSUMED (decisions §12). */
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

/** A role in words; null where it has no translation. */
export function papelInWords(t: Translate, name: string): string | null {
  const papel = knownRoles.find((one) => same(one, name))
  return papel ? t(`frame.perfil.${papel}`) : null
}
/** A permission in words; null where it has no translation. */
export function permissionInWords(t: Translate, name: string): string | null {
  const known = permissoes.find((one) => same(one, name))
  return known ? t(`papeis.permission.${known}`) : null
}

/** The heading of the result, up to the user name. */
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
