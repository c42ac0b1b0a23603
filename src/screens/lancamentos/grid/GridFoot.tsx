/** Below the students: what the marks of a cell mean, when the class was read, and what is rarely pressed. */
import { type ReactNode, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { SentToday } from '../../shared/sent/SentToday'
import { PublishedLegend } from './Cell'
import { useDiario } from '../context'
import { chooseDensity, type Density } from './density'
import { Discard } from '../sending/Discard'
import styles from '../panels/Tools.module.css'
import { SameGrade } from '../panels/SameGrade'

interface Props {
  wide: boolean
  density: Density
  onDownload: () => void
  /** The sheet to sign. */
  onSheet: () => void
  /** When the class was read. */
  lido: ReactNode
}

export function GridFoot({ wide, density, onDownload, onSheet, lido }: Props) {
  const t = useT()
  const { book, complete, editable, showKeys } = useDiario()
  const [giving, setGiving] = useState(false)
  return (
    <>
      <div className={styles.line}>
        {/* what a published grade is called by its field, however it is shown */}
        <PublishedLegend compact={wide && density === 'compact'} />
        <div className={`${styles.lido} no-print`}>{lido}</div>
      </div>
      <SentToday of={book.idClasse} />
      <div className={`${styles.line} no-print`}>
        {complete && editable && (
          <Button variant="link" onClick={() => setGiving(true)}>
            {t('lancamentos.same.open')}
          </Button>
        )}
        {wide && (
          <>
            <Button variant="link" onClick={showKeys}>
              {t('lancamentos.keys.button')}
            </Button>
            <Button variant="link" onClick={() => chooseDensity(density === 'compact' ? 'large' : 'compact')}>
              {t(density === 'compact' ? 'lancamentos.density.large' : 'lancamentos.density.compact')}
            </Button>
          </>
        )}
        <Button variant="link" onClick={onDownload} disabledReason={complete ? null : t('lancamentos.wait')}>
          {t('lancamentos.baixar.button')}
        </Button>
        <Button variant="link" onClick={onSheet} disabledReason={complete ? null : t('lancamentos.wait')}>
          {t('lancamentos.sheet.open')}
        </Button>
        {editable && <Discard />}
      </div>
      {giving && <SameGrade onClose={() => setGiving(false)} />}
    </>
  )
}
