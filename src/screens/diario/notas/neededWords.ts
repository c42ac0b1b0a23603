/** The sentences of "Quanto preciso": first the remaining grades, then the exam, then recoveries. */
import type { NeededMark, Range } from '@/domain/notas/exam'
import type { NeededMarkSection } from '@/domain/notas/neededMark'
import type { Formats, Translate } from '@/i18n'
import type { Grading } from '@/settings'

type Format = Pick<Formats, 'grade'>

export const sayRange = (t: Translate, format: Format, { from, to }: Range): string =>
  from === to ? format.grade(from) : t('diario.preciso.between', { de: format.grade(from), until: format.grade(to) })

function onTheRest(
  t: Translate,
  format: Format,
  { final, rest, toCome, exames }: NeededMarkSection,
  grading: Grading,
): string {
  const media = format.grade(grading.passingAverage)
  if (final) {
    const valor = format.grade(final.media)
    return final.approved
      ? t('diario.preciso.finalPassed', { valor })
      : t('diario.preciso.finalBelow', { valor, media })
  }
  switch (rest.situacao) {
    case 'aprovado':
      return t('diario.preciso.passed', { media })
    case 'precisa': {
      const { from, to } = rest.nota
      return from === to
        ? t('diario.preciso.needed', { n: toCome.length, nota: format.grade(to), media })
        : t('diario.preciso.neededRange', { n: toCome.length, nota: sayRange(t, format, rest.nota), media })
    }
    case 'impossivel':
      return t('diario.preciso.notByRest', {
        media,
        maxima: sayRange(t, format, rest.maxima),
        nota: format.grade(grading.scaleMax),
      })
    case 'desconhecido':
      return t('diario.preciso.unknown')
    case 'semResto': {
      const [exame] = exames
      if (!exame) return t('diario.preciso.nothing')
      const valor = sayRange(t, format, exame.media)
      return exame.asks.situacao === 'dispensado'
        ? t('diario.preciso.allGraded', { valor })
        : t('diario.preciso.allGradedBelow', { valor, media })
    }
  }
}

/** What the exam asks; `provided` is the condition that the sentence begins with: "Se a média ficar em 5,0". */
export function aboutExam(
  t: Translate,
  format: Format,
  provided: string,
  asks: NeededMark,
  grading: Grading,
): string | null {
  switch (asks.situacao) {
    case 'dispensado':
      return t('diario.preciso.examNotNeeded', { provided })
    case 'naoPodeFazer':
      return t('diario.preciso.examClosed', { provided, minimum: format.grade(grading.finalExam?.minimumToSit ?? 0) })
    case 'alcancavel':
      return asks.nota.from === asks.nota.to
        ? t('diario.preciso.examNeeded', { provided, nota: format.grade(asks.nota.to) })
        : t('diario.preciso.examRange', { provided, nota: sayRange(t, format, asks.nota) })
    case 'inalcancavel':
      return t('diario.preciso.examImpossible', { provided, nota: format.grade(grading.scaleMax) })
    case 'semResposta':
      return null
  }
}

/** Which recoveries are in the mean already, and whether one may still come. */
function onRecuperacao(t: Translate, { raised, recoveryAhead }: NeededMarkSection): string[] {
  const counted = raised.map(({ nota, grupo, recovery }) =>
    t(recovery === 'average' ? 'diario.preciso.recoveryAverage' : 'diario.preciso.recoveryReplaces', {
      nome: nota.nome || nota.nomeResumido,
      grupo: grupo.nome,
    }),
  )
  return recoveryAhead ? [...counted, t('diario.preciso.recoveryAhead')] : counted
}

export function sentencesOfReckoning(
  t: Translate,
  format: Format,
  answer: NeededMarkSection,
  grading: Grading,
): string[] {
  const { exames, rest } = answer
  const ditas = exames.map(({ when, media, asks }) => {
    if (rest.situacao === 'semResto' && asks.situacao === 'dispensado') return null
    const provided = t(when === 'melhor' ? 'diario.preciso.ifBest' : 'diario.preciso.ifStays', {
      valor: sayRange(t, format, media),
    })
    return aboutExam(t, format, provided, asks, grading)
  })
  return [
    onTheRest(t, format, answer, grading),
    ...ditas.filter((sentence) => sentence !== null),
    ...onRecuperacao(t, answer),
  ]
}
