/** Absences against their limit (decisions §7; bands of ui/README §4; mock/README §3). */

/**
 * The band: `normal` below 2/3 of the limit, `near` from 2/3, `atLimit` equal, `above` beyond, `noLimit` when
 * none is known.
 */
export type AbsenceBand = 'noLimit' | 'normal' | 'near' | 'atLimit' | 'above'

/** The absences of one record, as screens show them. */
export interface SituacaoFaltas {
  band: AbsenceBand
  /** Absences counted so far; null when the service sends none. */
  faltas: number | null
  /** The limit in absences; null when none is known (0 or missing). */
  limite: number | null
  /** Absences left before the limit, never below 0; null without a limit or a count. */
  remaining: number | null
  /**
   * True from 30 % of the limit on, above which the school notifies the guardianship council (Lei 13.803/2019): a
   * mark without colour.
   */
  councilWarning: boolean
}

/**
 * Compares the absences of one record (null: unknown) with the limit of its class group (null or not above 0:
 * unknown). ASSUMED (decisions §7).
 */
export function situacaoFaltas(
  faltas: number | null | undefined,
  limiteFaltas: number | null | undefined,
): SituacaoFaltas {
  const limite = limiteFaltas != null && limiteFaltas > 0 ? limiteFaltas : null
  const counted = faltas ?? null
  if (limite === null || counted === null) {
    return { band: 'noLimit', faltas: counted, limite, remaining: null, councilWarning: false }
  }
  return {
    band: bandOf(counted, limite),
    faltas: counted,
    limite,
    remaining: Math.max(0, limite - counted),
    councilWarning: counted * 10 >= limite * 3,
  }
}

function bandOf(faltas: number, limite: number): AbsenceBand {
  if (faltas > limite) return 'above'
  if (faltas === limite) return 'atLimit'
  // multiplied out, since 2/3 has no exact decimal
  return faltas * 3 >= limite * 2 ? 'near' : 'normal'
}
