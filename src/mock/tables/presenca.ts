/** Tables of the subject presenca. */
export interface PresencaTables {
  placeholder?: never
}
