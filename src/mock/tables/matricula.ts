/** Tables of the subject matricula. */
export interface MatriculaTables {
  placeholder?: never
}
