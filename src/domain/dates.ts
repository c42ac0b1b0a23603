/** Days as text `AAAA-MM-DD`, never through a clock (decisions §10); such text sorts as days do. */

const form = /^(\d{4})-(\d{2})-(\d{2})$/
const length = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Year, month (1–12) and day, or null when the text is no day of the calendar (`2021-02-29`). */
export function partsOf(dia: string): { ano: number; mes: number; dia: number } | null {
  const found = form.exec(dia)
  if (!found) return null
  const [ano, mes, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  const last = mes === 2 && leap(ano) ? 29 : (length[mes - 1] ?? 0)
  return ano >= 1 && day >= 1 && day <= last ? { ano, mes, dia: day } : null
}

/** Whether the text is a day of the calendar. */
export const isDia = (dia: string): boolean => partsOf(dia) !== null

/** `2021-03-31` → `31/03/2021`, for the words of the service; screens use `useFormat().day`. Other text comes back as it is. */
export function dayInWords(dia: string): string {
  const found = form.exec(dia)
  return found ? `${found[3]}/${found[2]}/${found[1]}` : dia
}

/** Whole years completed on the day `em`; negative before birth. Both `AAAA-MM-DD`. */
export function ageAt(dataNasc: string, em: string): number {
  const years = Number(em.slice(0, 4)) - Number(dataNasc.slice(0, 4))
  return em.slice(5) < dataNasc.slice(5) ? years - 1 : years
}

/** The day `n` days later (earlier when negative). */
export function addDays(dia: string, n: number): string {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10)
}

/** 1 (Monday) to 7 (Sunday), as in the timetable of a class. */
export const weekdayIn = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay() || 7

/** The `n`-th working day after `dia`. ASSUMED: Monday to Friday; holidays of a town are not known here. */
export function addWorkdays(dia: string, n: number): string {
  let day = dia
  for (let left = n; left > 0;) {
    day = addDays(day, 1)
    if (weekdayIn(day) <= 5) left -= 1
  }
  return day
}
