/** Tables of the subject acesso. */
export interface AcessoTables {
  placeholder?: never
}
