/** The sentences of "Quanto preciso" by the school's rule: first the remaining grades, then exam, then recoveries. */
import { highestMark, type NeededMark, type Range } from '@/domain/notas/exam'
import type { NeededMarkSection, ToldMean } from '@/domain/notas/neededMark'
import { useI18n } from '@/i18n'
import type { Grading } from '@/settings'
import { meanDecimals, nameOfNota } from '../classe/figures'

export function useNeededWords(grading: Grading) {
  const { t, format } = useI18n()
  const media = format.grade(grading.passingAverage)
  const largest = format.grade(highestMark(grading))

  const range = ({ from, to }: Range, decimals?: 1 | 2): string => {
    const [low, high] = [format.grade(from, decimals), format.grade(to, decimals)]
    return from === to ? low : t('diario.needed.between', { low, high })
  }
  /** A mean with the same decimals as at the top of the page. */
  const mean = (media: Range): string => range(media, meanDecimals)
  const isExact = ({ from, to }: Range) => from === to

  const onTheRest = ({ final, rest, toCome, today }: NeededMarkSection): string => {
    const told = ({ media }: ToldMean) => mean({ from: media, to: media })
    if (final) {
      const valor = told(final)
      return t(final.approved ? 'diario.needed.finalPassed' : 'diario.needed.finalBelow', { valor, media })
    }
    switch (rest.situacao) {
      case 'passed':
        return t('diario.needed.passed', { media })
      case 'needed': {
        const asked = { n: toCome.length, nota: range(rest.nota), media }
        return t(isExact(rest.nota) ? 'diario.needed.needed' : 'diario.needed.neededRange', asked)
      }
      case 'impossible':
        return t('diario.needed.notByRest', { media, highest: mean(rest.highest), nota: largest })
      case 'unknown':
        return t('diario.needed.unknown')
      case 'nothingLeft': {
        if (today === null) return t('diario.needed.nothing')
        const valor = told(today)
        return t(today.approved ? 'diario.needed.allTold' : 'diario.needed.allToldBelow', { valor, media })
      }
    }
  }

  /** The grade needed in the exam; `provided` is the condition that begins the sentence: "Se a média ficar em 5,0". */
  const onExam = (provided: string, asks: NeededMark): string | null => {
    switch (asks.situacao) {
      case 'exempt':
        return t('diario.needed.examNotNeeded', { provided })
      case 'notAllowed':
        return t('diario.needed.examClosed', { provided, minimum: format.grade(grading.finalExam?.minimumToSit ?? 0) })
      case 'reachable': {
        const nota = range(asks.nota)
        return t(isExact(asks.nota) ? 'diario.needed.examNeeded' : 'diario.needed.examRange', { provided, nota })
      }
      case 'outOfReach':
        return t('diario.needed.examImpossible', { provided, nota: largest })
      case 'unanswered':
        return null
    }
  }

  const sentences = (answer: NeededMarkSection): string[] => {
    const { exames, rest, raised, recoveryAhead } = answer
    const exams = exames.map(({ when, media, asks }) => {
      if (rest.situacao === 'nothingLeft' && asks.situacao === 'exempt') return null
      const valor = mean(media)
      return onExam(t(when === 'best' ? 'diario.needed.ifBest' : 'diario.needed.ifStays', { valor }), asks)
    })
    // which recoveries count in the mean already, and whether a further one may come
    const recoveries = raised.map(({ nota, grupo, recovery }) =>
      t(recovery === 'average' ? 'diario.needed.recoveryAverage' : 'diario.needed.recoveryReplaces', {
        nome: nameOfNota(t, nota),
        grupo: grupo.nome || t('diario.notas.group'),
      }),
    )
    const ahead = recoveryAhead ? [t('diario.needed.recoveryAhead')] : []
    return [onTheRest(answer), ...exams.filter((sentence) => sentence !== null), ...recoveries, ...ahead]
  }
  return { mean, onExam, sentences }
}
