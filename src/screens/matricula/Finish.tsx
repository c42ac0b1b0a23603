/** The last buttons of the flow: another child, cancelling, and below all "Terminar e apagar dados" (caderno, rule 8). */
import { useNavigate } from 'react-router-dom'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { hasActive } from './aggregate'
import { anotherChild, cancellationOf, type Draft } from './draft'
import { unmark } from './keeping'
import { frontier } from './steps'
import styles from './sheet.module.css'
import { erase, put } from './store'
import { pathOf } from './useStep'

export function Finish({ draft }: { draft: Draft }) {
  const t = useT()
  const navigate = useNavigate()
  const begin = (next: Draft) => {
    erase(null)
    put(next)
    void navigate(pathOf(frontier(next)))
  }
  const finish = () => {
    unmark()
    erase('finished')
    void navigate(paths.vagas, { replace: true })
  }
  const cancel = () => {
    begin(cancellationOf(draft))
  }
  return (
    <div className={styles.goOn}>
      <Button
        onClick={() => {
          begin(anotherChild(draft))
        }}
      >
        {t('matricula.recibo.another')}
      </Button>
      {/* rarely wanted, never by mistake: the quietest */}
      {hasActive(draft.matricula) && (
        <Button variant="link" onClick={cancel}>
          {t('matricula.recibo.cancel')}
        </Button>
      )}
      <Button variant="primary" onClick={finish}>
        {t('matricula.recibo.finish')}
      </Button>
    </div>
  )
}
