/** The last buttons of the flow: another child, cancelling, and last "Terminar e apagar dados" (ui/README §1). */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { hasActive } from './aggregate'
import { grantOf } from './granted'
import { anotherChild, type Draft } from '../flow/draft'
import { noteSeenAnswer } from '../flow/keeping'
import { frontier } from '../flow/steps'
import page from '../flow/matricula.module.css'
import styles from './sheet.module.css'
import { begin, useFlow } from '../flow/store'
import { pathOf, useFinish } from '../flow/useStep'

export function Finish({ draft }: { draft: Draft }) {
  const t = useT()
  const navigate = useNavigate()
  const { kept, savedAt } = useFlow()
  const [asking, setAsking] = useState<'another' | 'finish' | null>(null)
  const another = () => {
    // a request that has ended leaves no sibling at its school
    const next = anotherChild(draft, hasActive(draft.matricula) ? grantOf(draft).granted?.id : 0)
    begin(next)
    void navigate(pathOf(frontier(next)))
  }
  const leave = useFinish()
  const finish = () => {
    noteSeenAnswer(draft.id)
    leave()
  }
  const deeds = { another, finish }
  // whether this page holds the only copy of the receipt
  const only = draft.phase === 'sent' && !draft.taken && draft.matricula.protocolo !== ''
  const press = (deed: keyof typeof deeds) => {
    // on the family's own device the receipt stays when another child is begun
    if (only && !(deed === 'another' && kept)) setAsking(deed)
    else deeds[deed]()
  }
  return (
    <div className={styles.goOn}>
      <Button onClick={() => press('another')}>{t('matricula.recibo.another')}</Button>
      {/* the least prominent button, since cancelling is rare and must not happen by mistake */}
      {hasActive(draft.matricula) && (
        <Button variant="link" onClick={() => void navigate(pathOf('cancelar'))}>
          {t('matricula.recibo.cancel')}
        </Button>
      )}
      {kept && !isPublicDevice() && (
        <p className={page.rule}>
          {/* a request that was only looked up is kept as a draft, for seven days */}
          {draft.phase === 'sent' || savedAt === null ? t('matricula.recibo.kept') : t('matricula.saved.kept')}
        </p>
      )}
      <Button onClick={() => press('finish')}>{t('matricula.recibo.finish')}</Button>
      <Confirm
        open={asking !== null}
        title={t('matricula.recibo.finishTitle')}
        yes={t(`matricula.recibo.${asking ?? 'finish'}`)}
        no={t('matricula.recibo.finishNo')}
        onYes={() => {
          if (asking) deeds[asking]()
        }}
        onClose={() => setAsking(null)}
      >
        <p>{t('matricula.recibo.finishLead', { protocolo: draft.matricula.protocolo })}</p>
      </Confirm>
    </div>
  )
}
