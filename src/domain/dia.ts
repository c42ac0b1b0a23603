/** What is a day. Apart from `dates.ts`: the first page checks the days of the settings and counts none. */

/** Whether the text is a day of the calendar, from the year 1 on (`2021-02-29` is none). */
export function isDia(dia: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(dia) && !dia.startsWith('0000') ? Date.parse(`${dia}T00:00:00Z`) : NaN
  // some engines take the 31st of a shorter month for a day of the next one
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(dia)
}
