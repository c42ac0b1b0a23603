/** Tables of the subject diario. */
export interface DiarioTables {
  placeholder?: never
}
