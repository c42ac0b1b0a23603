/** Tables of the subject curso. */
export interface CursoTables {
  placeholder?: never
}
