/** Why the service says no to a series, in its words. */
import { addDays, dayInWords } from '@/domain/dates'
import { bandOf, mayEnroll, type NetworkSerie, suggestedSerie } from './series'

/** Why a birth date is refused in a series, with the date of the rule; null when the child may enroll. */
export function serieReason(dataNasc: string, serie: NetworkSerie, ano: number): string | null {
  if (mayEnroll(dataNasc, serie, ano)) return null
  const { de, ate } = bandOf(serie, ano)
  const certa = suggestedSerie(dataNasc, ano)
  const outra = certa ? ` Pela data de nascimento, a série é ${certa.descricao}.` : ''
  const limite =
    de === null || dataNasc > ate
      ? `é preciso ter nascido até ${dayInWords(ate)}`
      : `é preciso ter nascido depois de ${dayInWords(addDays(de, -1))}`
  return `Para ${serie.descricao} em ${ano}, ${limite}.${outra}`
}
