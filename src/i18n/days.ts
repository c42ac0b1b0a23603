/** Writes days and lists in each language from own tables instead of `Intl`, for the reason given in `numbers.ts`. */
import type { Language } from './languages'

/**
 * Month names from January and weekday names from Monday, then the separators: after the weekday (`comma`), between the
 * parts of a date (`of`), before a short month (`ofShort`) and before the last item of a list (`and`).
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

/** "segunda-feira" for 1 … "domingo" for 7; an empty string for other numbers. */
export const writeWeekday = (language: Language, diaSemana: number): string =>
  nameOf(writings[language][1], diaSemana - 1)

/** The three-letter abbreviation of a month or a weekday. */
export const shorten = (name: string): string => name.slice(0, 3)

/** Writes one day in every format. `utc`: its wall clock in milliseconds, as if it were UTC. */
export function writeDay(language: Language, utc: number) {
  const [months, , comma, of, ofShort] = writings[language]
  const at = new Date(utc)
  const dayOfMonth = at.getUTCDate()
  // Portuguese writes the first day of a month as an ordinal
  const day = language === 'pt-BR' && dayOfMonth === 1 ? '1º' : String(dayOfMonth)
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
    /** "27/03/2018"; "27 Mar 2018" in English, whose readers disagree on the order of day and month. */
    dateShort:
      language === 'en'
        ? `${day} ${shorten(month)} ${iso.slice(0, 4)}`
        : iso.slice(0, 10).split('-').reverse().join('/'),
  }
}

/** "Ana, Pedro e Rui"; items that contain a comma are separated by semicolons: "8,0; 7,4 e 7,0". */
export function writeList(language: Language, items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  if (items.length < 2) return last
  const apart = items.some((item) => item.includes(',')) ? '; ' : ', '
  let and = writings[language][5]
  if (language === 'en' && items.length > 2) and = `${apart}and `
  // Spanish writes "e" instead of "y" before the sound of "i"
  if (language === 'es' && /^h?[ií](?![ae])/i.test(last)) and = ' e '
  return items.slice(0, -1).join(apart) + and + last
}
