/** The mark of something new: a grade, absences, a class with several. Nothing on paper. */
import { useT } from '@/i18n'
import { StateLabel } from '@/ui/data/StateLabel'
import type { Change } from './news'
import { useHiddenGrades } from '../page/hidden'
import { useGradeInWords } from '../page/GradeValue'

/** Hundreds of grades have none: only a mark itself follows whether grades are hidden. */
export function NewMark({ of: news }: { of: readonly (Change | undefined)[] }) {
  const found = news.filter((one) => one !== undefined)
  const [only] = found
  return only ? <Mark found={found} only={only} /> : null
}

function Mark({ found, only }: { found: readonly Change[]; only: Change }) {
  const t = useT()
  const inWords = useGradeInWords()
  const hidden = useHiddenGrades()
  const words = () => {
    if (found.length > 1) return t('diario.novo.several', { n: found.length })
    if (only.tipo === 'faltas') return t('diario.novo.absences', { n: only.agora })
    if (only.tipo === 'notaNova') return t('diario.novo.grade')
    if (hidden) return t('diario.novo.changedHidden')
    return t('diario.novo.changed', { before: inWords(only.before ?? 0), valor: inWords(only.agora) })
  }
  return (
    <span className="no-print">
      <StateLabel tone="info">{words()}</StateLabel>
    </span>
  )
}
