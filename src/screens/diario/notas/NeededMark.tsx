/** "Quanto preciso", with a simulation; only where the school told its rule (`settings.grading`). */
import { startTransition, useMemo, useState } from 'react'
import type { AproveitamentoAluno } from '@/contract'
import { type NeededMarkSection as Answer, howMuchNeeded } from '@/domain/notas/neededMark'
import { useI18n } from '@/i18n'
import type { Grading } from '@/settings'
import { Disclosure } from '@/ui/page/Disclosure'
import { StateLabel } from '@/ui/data/StateLabel'
import { sentencesOfReckoning } from './neededWords'
import styles from './NeededMark.module.css'
import { WhatIf } from './WhatIf'

/** The outcome in one word, where there is one. */
function Verdict({ answer: { final, rest, impossible, exames } }: { answer: Answer }) {
  const { t } = useI18n()
  const passed =
    final?.approved ??
    (rest.situacao === 'aprovado' || (rest.situacao === 'semResto' && exames[0]?.asks.situacao === 'dispensado'))
  if (passed) return <StateLabel tone="ok">{t('diario.preciso.passedLabel')}</StateLabel>
  if (impossible) return <StateLabel tone="bad">{t('diario.preciso.impossibleLabel')}</StateLabel>
  return null
}

interface Props {
  record: AproveitamentoAluno
  grading: Grading
  /** The student reads about themselves; else a guardian does. */
  own: boolean
}

export function NeededMark({ record, grading, own }: Props) {
  const { t, format } = useI18n()
  // its fields, maybe hundreds, are drawn only on demand
  const [opened, setOpened] = useState(false)
  const answer = useMemo(() => howMuchNeeded(record, grading), [record, grading])
  const [first, ...rest] = sentencesOfReckoning(t, format, answer, grading)
  return (
    <section aria-labelledby="preciso" className={`${styles.needed ?? ''} no-print`} data-figura="">
      <h2 id="preciso">{t(own ? 'diario.preciso.title' : 'diario.preciso.titleChild')}</h2>
      <Verdict answer={answer} />
      <p className={styles.sentence}>{first}</p>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles.caveat}>{t('diario.preciso.caveat', { media: format.grade(grading.passingAverage) })}</p>
      {answer.toCome.length > 0 && answer.rest.situacao !== 'desconhecido' && (
        <Disclosure
          summary={t('diario.simular.title')}
          onToggle={(open) => {
            if (open) startTransition(() => setOpened(true))
          }}
        >
          {opened && <WhatIf record={record} grading={grading} toCome={answer.toCome} />}
        </Disclosure>
      )}
    </section>
  )
}
