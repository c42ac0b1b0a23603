/** Days and lists as each language writes them, by hand like figures (`numbers.ts`). */
import type { Language } from './languages'

/**
 * The names of the months, January first, and of the weekdays, Monday first; what stands behind a weekday, between the
 * parts of a date, and before a short month; what stands before the last of a list.
 */
const writings: Readonly<
  Record<Language, readonly [months: string, weekdays: string, comma: string, of: string, ofShort: string, and: string]>
> = {
  'pt-BR': [
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    'segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo',
    ', ',
    ' de ',
    ' de ',
    ' e ',
  ],
  en: [
    'January February March April May June July August September October November December',
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
    ' ',
    ' ',
    ' ',
    ' and ',
  ],
  es: [
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'lunes martes miércoles jueves viernes sábado domingo',
    ', ',
    ' de ',
    ' ',
    ' y ',
  ],
}

const nameOf = (names: string, index: number) => names.split(' ')[index] ?? ''

/** "segunda-feira" for 1 … "domingo" for 7; for other numbers nothing. */
export const writeWeekday = (language: Language, diaSemana: number): string =>
  nameOf(writings[language][1], diaSemana - 1)

/** The three letters that people write of a month or a weekday. */
export const shorten = (name: string): string => name.slice(0, 3)

/** How a day is written, each way of it. `utc`: its wall clock in milliseconds, as if it were UTC. */
export function writeDay(language: Language, utc: number) {
  const [months, , comma, of, ofShort] = writings[language]
  const at = new Date(utc)
  const one = at.getUTCDate()
  // in Portuguese a month begins with its first, not with its one
  const day = language === 'pt-BR' && one === 1 ? '1º' : String(one)
  const month = nameOf(months, at.getUTCMonth())
  const weekday = writeWeekday(language, at.getUTCDay() || 7)
  const iso = at.toISOString()
  const date = day + of + month + of + iso.slice(0, 4)
  return {
    /** "27 de março de 2018" */
    date,
    /** "terça-feira, 27 de março de 2018" */
    dateWithWeekday: weekday + comma + date,
    /** "ter, 27 de mar" */
    dayOfWeek: shorten(weekday) + comma + day + ofShort + shorten(month),
    /** "27/03/2018"; "27 Mar 2018" in English, whose readers differ about which figure is the month. */
    dateShort:
      language === 'en'
        ? `${day} ${shorten(month)} ${iso.slice(0, 4)}`
        : iso.slice(0, 10).split('-').reverse().join('/'),
  }
}

/** "Ana, Pedro e Rui"; "8,0; 7,4 e 7,0", since a comma inside an item would not be told from one between two. */
export function writeList(language: Language, items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const apart = items.some((item) => item.includes(',')) ? '; ' : ', '
  let and = writings[language][5]
  if (language === 'en' && items.length > 2) and = `${apart}and `
  // "y" becomes "e" before the sound of "i"
  if (language === 'es' && /^h?[ií](?![ae])/i.test(last)) and = ' e '
  return items.slice(0, -1).join(apart) + and + last
}
