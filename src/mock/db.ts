/** The tables of the pretended service, one set per subject. Plain data that can be cloned and compared. */
import type { AcessoTables } from './tables/acesso'
import type { CursoTables } from './tables/curso'
import type { DiarioTables } from './tables/diario'
import type { MatriculaTables } from './tables/matricula'
import type { PresencaTables } from './tables/presenca'

/** Everything that the pretended service stores. */
export interface Db {
  acesso: AcessoTables
  diario: DiarioTables
  presenca: PresencaTables
  curso: CursoTables
  matricula: MatriculaTables
}
