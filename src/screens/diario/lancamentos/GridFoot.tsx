/** Below the students: what the mark of a published grade means, and what is rarely pressed. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { LegendaPublicada } from './Celula'
import { useDiario } from './contexto'
import { Descartar } from './Descartar'
import styles from './Ferramentas.module.css'
import { SameGrade } from './SameGrade'

export function GridFoot({ larga }: { larga: boolean }) {
  const t = useT()
  const { completo, showKeys } = useDiario()
  const [giving, setGiving] = useState(false)
  return (
    <>
      {/* what a published grade is called by its field, however it is shown */}
      <LegendaPublicada />
      <div className={`${styles.linha} no-print`}>
        {completo && (
          <Button variant="link" onClick={() => setGiving(true)}>
            {t('lancamentos.same.open')}
          </Button>
        )}
        {larga ? (
          <Button variant="link" onClick={showKeys}>
            {t('lancamentos.keys.button')}
          </Button>
        ) : (
          <Descartar />
        )}
      </div>
      {giving && <SameGrade onClose={() => setGiving(false)} />}
    </>
  )
}
