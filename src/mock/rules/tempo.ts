/** The school's calendar: days `AAAA-MM-DD`, moments ISO 8601. ASSUMED: -03:00 all year, no other clock. */

const offset = '-03:00'
const dayLength = 86_400_000

/** The school's day of a moment (milliseconds since the epoch). */
export const dayOf = (now: number): string => new Date(now - 3 * 3_600_000).toISOString().slice(0, 10)

/** The school's hour of a moment, `HH:mm`. */
export const hourOf = (now: number): string => new Date(now - 3 * 3_600_000).toISOString().slice(11, 16)

/** The moment as text with the school's offset. */
export const textOf = (now: number): string => `${new Date(now - 3 * 3_600_000).toISOString().slice(0, 19)}${offset}`

/** A day so many days later (or earlier). */
export const daysLater = (dia: string, dias: number): string =>
  new Date(Date.parse(`${dia}T00:00:00Z`) + dias * dayLength).toISOString().slice(0, 10)

/** An hour `HH:mm` of a day as ISO 8601 text. */
export const dataHora = (dia: string, hour: string): string => `${dia}T${hour}:00${offset}`

/** The first moment of a day, in milliseconds since the epoch. */
export const startOf = (dia: string): number => Date.parse(`${dia}T00:00:00${offset}`)

/** 1 (Monday) to 7 (Sunday), as `Horario.diaSemana`. */
export const weekdayOf = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay() || 7

/** The day itself, or the Monday after it when it is a weekend. */
export const schoolDayFrom = (dia: string): string => {
  const diaSemana = weekdayOf(dia)
  return diaSemana > 5 ? daysLater(dia, 8 - diaSemana) : dia
}
