/** The sentences of "Quanto preciso": first the rest, then the exam, then recoveries. Nothing here is computed, only said. */
import type { NeededMark, Range } from '@/domain/notas/exam'
import type { NeededMarkSection } from '@/domain/notas/neededMark'
import type { Formats, Translate } from '@/i18n'
import type { Grading } from '@/settings'

type Format = Pick<Formats, 'grade'>

export const sayRange = (t: Translate, format: Format, { from, to }: Range): string =>
  from === to ? format.grade(from) : t('diario.preciso.between', { de: format.grade(from), ate: format.grade(to) })

function sobreOResto(
  t: Translate,
  format: Format,
  { final, resto, aVir, exames }: NeededMarkSection,
  grading: Grading,
): string {
  const media = format.grade(grading.passingAverage)
  if (final) {
    const valor = format.grade(final.media)
    return final.aprovado
      ? t('diario.preciso.finalPassed', { valor })
      : t('diario.preciso.finalBelow', { valor, media })
  }
  switch (resto.situacao) {
    case 'aprovado':
      return t('diario.preciso.passed', { media })
    case 'precisa': {
      const { from, to } = resto.nota
      return from === to
        ? t('diario.preciso.needed', { n: aVir.length, nota: format.grade(to), media })
        : t('diario.preciso.neededRange', { n: aVir.length, nota: sayRange(t, format, resto.nota), media })
    }
    case 'impossivel':
      return t('diario.preciso.notByRest', {
        media,
        maxima: sayRange(t, format, resto.maxima),
        nota: format.grade(grading.scaleMax),
      })
    case 'desconhecido':
      return t('diario.preciso.unknown')
    case 'semResto': {
      const [exame] = exames
      if (!exame) return t('diario.preciso.nothing')
      const valor = sayRange(t, format, exame.media)
      return exame.pede.situacao === 'dispensado'
        ? t('diario.preciso.allGraded', { valor })
        : t('diario.preciso.allGradedBelow', { valor, media })
    }
  }
}

/** What the exam asks; `se` is the condition that the sentence begins with: "Se a média ficar em 5,0". */
export function aboutExam(t: Translate, format: Format, se: string, pede: NeededMark, grading: Grading): string | null {
  switch (pede.situacao) {
    case 'dispensado':
      return t('diario.preciso.examNotNeeded', { se })
    case 'naoPodeFazer':
      return t('diario.preciso.examClosed', { se, minimo: format.grade(grading.finalExam?.minimumToSit ?? 0) })
    case 'alcancavel':
      return pede.nota.from === pede.nota.to
        ? t('diario.preciso.examNeeded', { se, nota: format.grade(pede.nota.to) })
        : t('diario.preciso.examRange', { se, nota: sayRange(t, format, pede.nota) })
    case 'inalcancavel':
      return t('diario.preciso.examImpossible', { se, nota: format.grade(grading.scaleMax) })
    case 'semResposta':
      return null
  }
}

/** Which recoveries are in the mean already, and whether one may still come. */
function sobreARecuperacao(t: Translate, { raised, recoveryAhead }: NeededMarkSection): string[] {
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
  resposta: NeededMarkSection,
  grading: Grading,
): string[] {
  const { exames, resto } = resposta
  const ditas = exames.map(({ quando, media, pede }) => {
    if (resto.situacao === 'semResto' && pede.situacao === 'dispensado') return null
    const se = t(quando === 'melhor' ? 'diario.preciso.ifBest' : 'diario.preciso.ifStays', {
      valor: sayRange(t, format, media),
    })
    return aboutExam(t, format, se, pede, grading)
  })
  return [
    sobreOResto(t, format, resposta, grading),
    ...ditas.filter((frase) => frase !== null),
    ...sobreARecuperacao(t, resposta),
  ]
}
