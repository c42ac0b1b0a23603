/** Role administration (decisions §12): removes roles and permissions, and answers what the person still has. */
import { administrator, documentedRole, type Permission } from '@/domain/profiles'
import type { Db } from '../db'
import { type Operations, refuse } from '../operation'
import type { Account } from '../tables/acesso'

const permission: Permission = 'Papeis.Remover'

/** ASSUMED: an administrator has the role and the permission; without either nobody could be helped any more. */
const isAdministrador = ({ permissions, roles }: Account): boolean =>
  roles.includes(administrator) && permissions.includes(permission)

const accountOf = (db: Db, userName: string): Account | undefined =>
  db.acesso.accounts.find((account) => account.userName === userName)

/** What is left of a list; names are matched without regard to case, those that are not there change nothing. */
function without(held: readonly string[], removed: readonly string[]): string[] {
  const gone = new Set(removed.map((name) => name.trim().toLowerCase()))
  return held.filter((name) => !gone.has(name.toLowerCase()))
}

export const papeis: Operations<'UnAssignRoles'> = {
  UnAssignRoles: ({ caller, db, looked }, ask) => {
    if (ask.roles.length === 0 && ask.permissions.length === 0) looked()
    const asker = accountOf(db, caller.userName)
    if (!asker || !isAdministrador(asker)) refuse('Forbidden', 'Só administradores removem papéis.')
    const userName = ask.userName.trim().toLowerCase()
    if (userName === '') {
      refuse('Validation', 'Informe o usuário.', { fields: { userName: 'Informe o nome de usuário.' } })
    }
    const account = accountOf(db, userName)
    if (!account) refuse('NotFound', 'Não há usuário com esse nome.')

    const roles = without(account.roles, ask.roles)
    const permissions = without(account.permissions, ask.permissions)
    const stays = isAdministrador({ ...account, roles, permissions })
    const others = db.acesso.accounts.some((other) => other !== account && isAdministrador(other))
    if (isAdministrador(account) && !stays && !others) {
      refuse('LastAdministrator', 'É o último administrador: a rede ficaria sem quem administre os papéis.')
    }
    account.roles = roles
    account.permissions = permissions
    // A profile without its role gives nothing any more, from the next call on.
    account.perfis = account.perfis.filter((perfil) => roles.includes(documentedRole(perfil) ?? String(perfil)))
    return {
      allRoles: [...roles],
      allPermissions: [...permissions],
      responseStatus: { errorCode: '', message: '', stackTrace: '', errors: [] },
    }
  },
}
