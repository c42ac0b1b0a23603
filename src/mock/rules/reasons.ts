/** Why the service says no to a series, in its words. */
import { addDias, diaEscrito } from '@/domain/dates'
import { faixaDe, mayEnroll, type SerieDaRede, serieSugerida } from './series'

/**
 * Why a birth date is refused in a series, with the date of the rule, or null
 * when the child may enroll.
 */
export function motivoDaSerie(dataNasc: string, serie: SerieDaRede, ano: number): string | null {
  if (mayEnroll(dataNasc, serie, ano)) return null
  const { de, ate } = faixaDe(serie, ano)
  const certa = serieSugerida(dataNasc, ano)
  const outra = certa ? ` Pela data de nascimento, a série é ${certa.descricao}.` : ''
  const limite =
    de === null || dataNasc > ate
      ? `é preciso ter nascido até ${diaEscrito(ate)}`
      : `é preciso ter nascido depois de ${diaEscrito(addDias(de, -1))}`
  return `Para ${serie.descricao} em ${ano}, ${limite}.${outra}`
}
