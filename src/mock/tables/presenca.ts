/** Tables of the subject presenca: positions of the schools, and attendance marks. Plain data. */

/** Both tables of attendance. */
export interface PresencaTables {
  /**
   * The position of each school (`TurmaRow.idEscola`) in decimal degrees, and the radius of its geofence in metres. A
   * null or missing position was never placed on the map. 0 is a valid coordinate.
   */
  locais: { idEscola: number; latitude: number | null; longitude: number | null; radius: number }[]
  /** Attendance marks, unique by person, class and day; day `AAAA-MM-DD` and hour `HH:mm` by the school's clock. */
  marcacoes: { idPessoa: number; idClasse: number; dia: string; hour: string }[]
}
