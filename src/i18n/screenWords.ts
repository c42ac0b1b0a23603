/** Registers the screens' message files; the route table calls it, since the prerendered entrances need none. */
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
