/** Some of the students of a class, picked one by one or all at once: folded, because most often it is all of them. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { Row } from '@/ui/page/layout'
import { ServiceText } from '@/ui/data/ServiceText'
import type { Line } from '../book/line'
import styles from './Panel.module.css'

interface Props {
  linhas: readonly Line[]
  isPicked: (linha: Line) => boolean
  /** The grade in figures, or that there is none. */
  gradeOf: (linha: Line) => string
  onPick: (linhas: readonly Line[], yes: boolean) => void
}

export function ChooseStudents({ linhas, isPicked, gradeOf, onPick }: Props) {
  const t = useT()
  // thousands of boxes are drawn only for who wants them
  const [opened, setOpened] = useState(false)
  const picked = linhas.filter(isPicked).length
  return (
    <Disclosure
      summary={t('lancamentos.close.choose', { n: picked, total: linhas.length })}
      onToggle={(open) => {
        if (open) setOpened(true)
      }}
    >
      {opened && (
        <>
          <Row gap={4}>
            <Button variant="link" onClick={() => onPick(linhas, true)}>
              {t('lancamentos.close.all')}
            </Button>
            <Button variant="link" onClick={() => onPick(linhas, false)}>
              {t('lancamentos.close.none')}
            </Button>
          </Row>
          <fieldset className={styles.students}>
            <legend className="visually-hidden">{t('lancamentos.close.whose')}</legend>
            {linhas.map((linha) => (
              <label key={linha.id} className={styles.mark}>
                <input type="checkbox" checked={isPicked(linha)} onChange={() => onPick([linha], !isPicked(linha))} />
                <span>
                  <ServiceText>{linha.record.nome}</ServiceText>: {gradeOf(linha)}
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Disclosure>
  )
}
