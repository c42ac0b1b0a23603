/** Tables of the subject presenca: where the schools are, and who was marked present. Plain data. */

/** Both tables of attendance. */
export interface PresencaTables {
  /**
   * Where each school (`TurmaRow.idEscola`) stands, in decimal degrees, and the radius of its fence in metres. Null, or no
   * row: it was never placed on the map. 0 is a coordinate like any other.
   */
  locais: { idEscola: number; latitude: number | null; longitude: number | null; radius: number }[]
  /** Presences, unique by person, class and day; day `AAAA-MM-DD` and hour `HH:mm` are the school's. */
  marcacoes: { idPessoa: number; idClasse: number; dia: string; hour: string }[]
}
