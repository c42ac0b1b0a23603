/** Days as text `AAAA-MM-DD`, never as moments; such text sorts chronologically. ASSUMED (decisions §10). */

const form = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * `2021-03-31` → `31/03/2021`, for texts of the service; screens use `useFormat().dateShort`. Other text
 * is returned unchanged.
 */
export function dayInWords(dia: string): string {
  const found = form.exec(dia)
  return found ? `${found[3]}/${found[2]}/${found[1]}` : dia
}

/** Whole years completed on the day `em`; negative before birth. Both `AAAA-MM-DD`. */
export function ageAt(dataNasc: string, em: string): number {
  const years = Number(em.slice(0, 4)) - Number(dataNasc.slice(0, 4))
  return em.slice(5) < dataNasc.slice(5) ? years - 1 : years
}

/**
 * The school year that families enroll for: from 1 July on the next one. ASSUMED (decisions §11).
 * `today` is `AAAA-MM-DD`.
 */
export const enrollmentYear = (today: string): number => Number(today.slice(0, 4)) + (today.slice(5) >= '07-01' ? 1 : 0)

/** Age in whole years on 31 March of the school year. */
export const ageOn31March = (dataNasc: string, ano: number): number => ageAt(dataNasc, `${ano}-03-31`)

/** The day `n` days later (earlier when negative). */
export function addDays(dia: string, n: number): string {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from one day to another, negative when the second is earlier: 1 from today to tomorrow. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

/** The weekday, 1 (Monday) to 7 (Sunday), as in the timetable of a class. */
export const weekdayIn = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay() || 7

/**
 * The `n`-th working day after `dia`. ASSUMED (decisions §11): Monday to Friday; municipal holidays are unknown here.
 */
export function addWorkdays(dia: string, n: number): string {
  let day = dia
  for (let left = n; left > 0;) {
    day = addDays(day, 1)
    if (weekdayIn(day) <= 5) left -= 1
  }
  return day
}
