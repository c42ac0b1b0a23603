/** Tables of the subject presenca: where the schools are, and who was marked present. Plain data. */

/** Where a school stands. Null coordinates: the school was never placed on the map. 0 is a coordinate like any other. */
export interface Local {
  /** Id of the school (`TurmaRow.idEscola`). A school without a row was never placed either. */
  idEscola: number
  /** Decimal degrees. */
  latitude: number | null
  longitude: number | null
  /** Radius of the fence in metres. */
  radius: number
}

/** One presence, unique by person, class and day. */
export interface Marking {
  idPessoa: number
  idClasse: number
  /** The school's day, `AAAA-MM-DD`. */
  dia: string
  /** The school's hour, `HH:mm`. */
  hour: string
}

export interface PresencaTables {
  locais: Local[]
  marcacoes: Marking[]
}
