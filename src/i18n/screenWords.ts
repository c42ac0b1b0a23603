/** Where the words of the screens come from: needed with the map of the portal, not before. */
import type { Messages } from './message'
import { addFiles } from './store'

export function addScreenWords(): void {
  addFiles(
    import.meta.glob<{ messages: Messages }>([
      './*/*.ts',
      '!./*/{frame,matricula}.ts',
      '!./*/{common,acesso,families}.ts',
    ]),
  )
}
