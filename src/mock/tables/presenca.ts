/** Tables of the subject presenca: where the schools are, and who was marked present. Plain data. */

/** Where a school stands. Null coordinates: the school was never placed on the map. 0 is a coordinate like any other. */
export interface Local {
  /** `unidadeId` of the school. */
  unidadeId: number
  nome: string
  /** Decimal degrees. */
  latitude: number | null
  longitude: number | null
  /** Radius of the fence in metres. */
  raio: number
}

/** One presence, unique by person, class and day. */
export interface Marcacao {
  idPessoa: number
  idClasse: number
  /** The school's day, `AAAA-MM-DD`. */
  dia: string
  /** ISO 8601 with offset. */
  em: string
}

export interface PresencaTables {
  locais: Local[]
  /** In which school a class group meets. A group missing here meets in a school without coordinates. */
  turmas: { idTurma: number; unidadeId: number }[]
  marcacoes: Marcacao[]
}
