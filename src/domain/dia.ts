/**
 * Validates a day. Separate from `dates.ts`, since the first page checks the days of the settings and
 * calculates with none.
 */

/** Whether the text is a day of the calendar, from the year 1 on (`2021-02-29` is not). */
export function isDia(dia: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(dia) && !dia.startsWith('0000') ? Date.parse(`${dia}T00:00:00Z`) : NaN
  // some engines parse the 31st of a shorter month as a day of the next month
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(dia)
}
