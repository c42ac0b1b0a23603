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
  lines: readonly Line[]
  isPicked: (line: Line) => boolean
  /** The grade in figures, or that there is none. */
  gradeOf: (line: Line) => string
  onPick: (lines: readonly Line[], yes: boolean) => void
}

export function ChooseStudents({ lines, isPicked, gradeOf, onPick }: Props) {
  const t = useT()
  // thousands of boxes are drawn only for who wants them
  const [opened, setOpened] = useState(false)
  const picked = lines.filter(isPicked).length
  return (
    <Disclosure
      summary={t('lancamentos.close.choose', { n: picked, total: lines.length })}
      onToggle={(open) => {
        if (open) setOpened(true)
      }}
    >
      {opened && (
        <>
          <Row gap={4}>
            <Button variant="link" onClick={() => onPick(lines, true)}>
              {t('lancamentos.close.all')}
            </Button>
            <Button variant="link" onClick={() => onPick(lines, false)}>
              {t('lancamentos.close.none')}
            </Button>
          </Row>
          <fieldset className={styles.students}>
            <legend className="visually-hidden">{t('lancamentos.close.whose')}</legend>
            {lines.map((line) => (
              <label key={line.id} className={styles.mark}>
                <input type="checkbox" checked={isPicked(line)} onChange={() => onPick([line], !isPicked(line))} />
                <span>
                  <ServiceText>{line.record.nome}</ServiceText>: {gradeOf(line)}
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Disclosure>
  )
}
