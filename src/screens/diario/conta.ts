/** The sentences of "Quanto preciso": first the rest, then the exam. Nothing here is computed, only said. */
import type { NotaNecessaria } from '@/domain/notas'
import type { QuantoPreciso } from '@/domain/necessario'
import type { Formats, Translate } from '@/i18n'
import type { Grading } from '@/settings'

type Format = Pick<Formats, 'grade'>

function sobreOResto(
  t: Translate,
  format: Format,
  { final, resto, aVir, exames }: QuantoPreciso,
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
    case 'precisa':
      return t('diario.preciso.needed', { n: aVir.length, nota: format.grade(resto.nota), media })
    case 'impossivel':
      return t('diario.preciso.notByRest', {
        media,
        maxima: format.grade(resto.maxima),
        nota: format.grade(grading.scaleMax),
      })
    case 'desconhecido':
      return t('diario.preciso.unknown')
    case 'semResto': {
      const [exame] = exames
      if (!exame) return t('diario.preciso.nothing')
      return exame.pede.situacao === 'dispensado'
        ? t('diario.preciso.allGraded', { valor: format.grade(exame.media) })
        : t('diario.preciso.allGradedBelow', { valor: format.grade(exame.media), media })
    }
  }
}

/** What the exam asks; `se` is the condition that the sentence begins with: "Se a média ficar em 5,0". */
export function sobreOExame(
  t: Translate,
  format: Format,
  se: string,
  pede: NotaNecessaria,
  grading: Grading,
): string | null {
  switch (pede.situacao) {
    case 'dispensado':
      return t('diario.preciso.examNotNeeded', { se })
    case 'naoPodeFazer':
      return t('diario.preciso.examClosed', { se, minimo: format.grade(grading.finalExam?.minimumToSit ?? 0) })
    case 'alcancavel':
      return t('diario.preciso.examNeeded', { se, nota: format.grade(pede.nota) })
    case 'inalcancavel':
      return t('diario.preciso.examImpossible', { se, nota: format.grade(grading.scaleMax) })
    case 'semMedia':
      return null
  }
}

export function frasesDaConta(t: Translate, format: Format, resposta: QuantoPreciso, grading: Grading): string[] {
  const { exames, resto } = resposta
  const ditas = exames.map(({ quando, media, pede }) => {
    if (resto.situacao === 'semResto' && pede.situacao === 'dispensado') return null
    const se = t(quando === 'melhor' ? 'diario.preciso.ifBest' : 'diario.preciso.ifStays', {
      valor: format.grade(media),
    })
    return sobreOExame(t, format, se, pede, grading)
  })
  return [sobreOResto(t, format, resposta, grading), ...ditas.filter((frase) => frase !== null)]
}
