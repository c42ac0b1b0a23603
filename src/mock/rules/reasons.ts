/** Why the service says no to a series, in its words. */
import { addDays, dayInWords } from '@/domain/dates'
import { bandOf, mayEnroll, type NetworkSerie, suggestedSerie } from './series'

/** Why a birth date is refused in a series, with the date of the rule; null when the child may enroll. */
export function serieReason(dataNasc: string, serie: NetworkSerie, ano: number): string | null {
  if (mayEnroll(dataNasc, serie, ano)) return null
  const { de, until } = bandOf(serie, ano)
  const right = suggestedSerie(dataNasc, ano)
  const other = right ? ` Pela data de nascimento, a série é ${right.descricao}.` : ''
  const limite =
    de === null || dataNasc > until
      ? `é preciso ter nascido até ${dayInWords(until)}`
      : `é preciso ter nascido depois de ${dayInWords(addDays(de, -1))}`
  return `Para ${serie.descricao} em ${ano}, ${limite}.${other}`
}
