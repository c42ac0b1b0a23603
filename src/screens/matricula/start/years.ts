/** A school year in words that fit today: the one that is asked for is next year in November and this year in January. */
import type { Translate } from '@/i18n'
import { today } from '../flow/clock'

const names = { '-1': 'matricula.anos.last', 0: 'matricula.anos.this', 1: 'matricula.anos.next' } as const

/** "Ano que vem (2027)"; farther away the number alone. `on` is today, `AAAA-MM-DD`. */
export function sayYear(t: Translate, ano: number, on = today()): string {
  const name = Object.entries(names).find(([away]) => Number(away) === ano - Number(on.slice(0, 4)))?.[1]
  return name ? t(name, { ano: String(ano) }) : String(ano)
}
