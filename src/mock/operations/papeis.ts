/** Role administration (decisions §12). */
import type { Operations } from '../operation'

export const papeis: Operations<'UnAssignRoles'> = {
  UnAssignRoles: () => ({ allRoles: [], allPermissions: [] }),
}
