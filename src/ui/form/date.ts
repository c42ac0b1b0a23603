/** Converts three texts to a date `AAAA-MM-DD` and back; a text that is no date yet stays as typed (`ano-mes-dia`). */
import type { RuleKey } from '@/i18n'

export interface TypedDate {
  dia: string
  mes: string
  ano: string
}

// first three letters, without accents, in Portuguese, English and Spanish
const months = 'jan ene/fev feb/mar/abr apr/mai may/jun/jul/ago aug/set sep/out oct/nov/dez dec dic'.split('/')

/** A typed or pasted part without invisible characters and outer spaces; full-width characters become usual ones. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** "3", "03", "mar", "março" → 3; null when it is not a month. */
function monthOf(text: string): number | null {
  const plain = bare(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
  if (/^\d{1,2}$/.test(plain)) {
    const n = Number(plain)
    return n >= 1 && n <= 12 ? n : null
  }
  if (!/^[a-z]{3,}$/.test(plain)) return null
  const at = months.findIndex((names) => names.includes(plain.slice(0, 3)))
  return at < 0 ? null : at + 1
}

/** Day 0 of the next month is the last of this one. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The value of the field: `AAAA-MM-DD` when it is a date, '' when nothing was typed, else the texts as they stand. */
export function joinDate(typed: TypedDate): string {
  const { dia, mes, ano } = spread(typed)
  if (!dia.trim() && !mes.trim() && !ano.trim()) return ''
  const raw = `${ano}-${mes}-${dia}`
  return iso({ dia, mes, ano }) ?? raw
}

export function splitDate(value: string): TypedDate {
  const [ano = '', mes = '', ...dia] = value.split('-')
  return { ano, mes, dia: dia.join('-') }
}

function iso({ dia, mes, ano }: TypedDate): string | null {
  const month = monthOf(mes)
  const year = bare(ano)
  // Portuguese writes the first day of a month with an ordinal sign: 1º
  const written = bare(dia).replace(/^(0?1)[ºo°]$/i, '$1')
  const day = /^\d{1,2}$/.test(written) ? Number(written) : 0
  if (month === null || !/^\d{4}$/.test(year) || day < 1 || day > daysIn(Number(year), month)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const divided = /^(\d{1,2}[ºo°]?)(?:[\s/.-]+|\s+de\s+)(\d{1,2}|\p{L}{3,})\.?(?:[\s/.-]+|\s+del?\s+)(\d{1,4})$/iu

/** The three parts of a text like "01/03/2018", "1 de março de 2018", "01032018", "2018-03-01", of "31/02/18" too. */
function partsIn(text: string): TypedDate | null {
  // copied texts often have another dash than a hyphen
  const written = bare(text).replace(/[\p{Pd}\u2212]/gu, '-')
  const [, ano, mes, dia] = /^(\d{4})[-/.](\d{2})[-/.](\d{2})$/.exec(written) ?? []
  const found = dia ? [dia, mes, ano] : (/^(\d{2})(\d{2})(\d{4})$/.exec(written) ?? divided.exec(written))?.slice(1)
  return found ? { dia: found[0] ?? '', mes: found[1] ?? '', ano: found[2] ?? '' } : null
}

/** A whole date that was pasted or typed into one of the three. */
export function wholeDate(text: string): TypedDate | null {
  const parts = partsIn(text)
  return parts && iso(parts) !== null ? parts : null
}

/** Divides what stands in one of the three alone, also where it is no date, so that its mistake can be named. */
export function spread(typed: TypedDate): TypedDate {
  const [text = '', ...others] = [typed.dia, typed.mes, typed.ano].filter((part) => part.trim())
  return (others.length === 0 ? partsIn(text) : null) ?? typed
}

/** Message keys by the parts that were left empty. */
const lacking: Readonly<Record<string, RuleKey>> = {
  dia: 'frame.form.dateNoDay',
  mes: 'frame.form.dateNoMonth',
  ano: 'frame.form.dateNoYear',
  'dia mes': 'frame.form.dateNoDayMonth',
  'dia ano': 'frame.form.dateNoDayYear',
  'mes ano': 'frame.form.dateNoMonthYear',
}

/** The message key of the mistake in a date field; null when it holds a date or was left empty. */
export function dateProblem(value: string): RuleKey | null {
  if (value === '') return null
  const typed = splitDate(value)
  const empty = (['dia', 'mes', 'ano'] as const).filter((part) => !typed[part].trim())
  if (empty.length > 0) return lacking[empty.join(' ')] ?? 'frame.form.dateNoDay'
  if (monthOf(typed.mes) === null) return 'frame.form.dateMonth'
  // a day that exists in no year is reported before a wrong year
  if (iso({ ...typed, ano: '2000' }) === null) return 'frame.form.dateWrong'
  if (!/^\d{4}$/.test(bare(typed.ano))) return 'frame.form.dateYear'
  return iso(typed) === null ? 'frame.form.dateWrong' : null
}
