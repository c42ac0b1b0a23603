/** All evaluations of one student, with buttons to the next one; it shares the store, the cells and the sender. */
import { useEffect, useId, useRef } from 'react'
import type { Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import { announce } from '@/ui/action/live'
import { plainList } from '@/ui/data/plainList'
import { classNames } from '@/ui/look/classNames'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { cellOfGrade } from '../grid/Cell'
import { GroupAndWeight, Inactive } from '../classe/words'
import { useGradebookView, useLine } from '../context'
import { inputOf, useCursor, useFigures } from '../keys/cursor'
import { FigureInWords } from '../grid/Figure'
import { LineState } from '../grid/LineState'
import listStyles from '../grid/PhoneList.module.css'
import { figures } from '../book/figures'
import type { Line } from '../book/line'
import type { CellPlace } from '../keys/navigate'
import pageStyles from './Panel.module.css'
import styles from './Student.module.css'
import { useKeyboard } from '../keys/keyboard'
import { useKeysOfPage } from '../keys/pageKeys'
import { Undo } from '../sending/Undo'

interface Props {
  /** The student and the evaluation to focus; '' for none, because a focus opens a phone's on-screen keyboard. */
  at: CellPlace
}

export function Student({ at }: Props) {
  const t = useT()
  const { book, view, columns, wide, editable, openStudent, closeStudent } = useGradebookView()
  const line = useLine(book, at.id)
  const place = useId()
  const box = useFigures<HTMLElement>(book)
  const heading = useRef<HTMLHeadingElement>(null)
  const keyboard = useKeyboard({ columns, turned: true })
  const arrived = useCursor(box, {
    first: at,
    draw({ id, chave }) {
      if (id !== at.id) openStudent(id, chave)
    },
  })
  useEffect(() => {
    // scrolls up when opened far down a list: the sticky name is visible anyway, so focusing it would not scroll
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView()
    const cell = inputOf(document.activeElement)
    if (cell) cell.scrollIntoView({ block: 'nearest' })
    else heading.current?.focus()
  }, [box])

  useKeysOfPage(({ key }) => {
    if (key === 'Escape' || key === 'F4') closeStudent()
  })

  const n = view.indexOf(at.id)
  const turn = (to: number) => {
    const id = view[to]
    if (id === undefined) return
    openStudent(id, '')
    announce(`${tame(book.line(id).aluno)}. ${t('lancamentos.student.place', { n: to + 1, of: view.length })}`)
  }
  const way = (to: number, label: 'lancamentos.student.before' | 'lancamentos.student.next') => (
    <Button disabledBy={view[to] === undefined ? place : null} onClick={() => turn(to)}>
      {t(label)}
    </Button>
  )
  if (!line) return null
  return (
    <section
      ref={box}
      className={styles.student}
      data-bar={editable}
      aria-label={t('lancamentos.student.label')}
      {...keyboard}
      onFocus={(event) => {
        arrived()
        keyboard.onFocus(event)
      }}
    >
      <Row between>
        <Button variant="link" onClick={closeStudent}>
          {t('lancamentos.student.close')}
        </Button>
        {!wide && editable && <Undo variant="link" />}
      </Row>
      <h2 ref={heading} tabIndex={-1}>
        <ServiceText name>{line.aluno}</ServiceText>
      </h2>
      <Facts line={line} />
      <ul {...plainList} className={styles.list}>
        {columns
          .filter(({ chave }) => line.notas.has(chave))
          .map((column, i, all) => (
            <Grade key={`${at.id} ${column.chave}`} line={line} column={column} isLast={i === all.length - 1} />
          ))}
      </ul>
      <div className={classNames(pageStyles.foot, styles.foot)}>
        <Row gap={2} className={pageStyles.buttons}>
          {way(n - 1, 'lancamentos.student.before')}
          {way(n + 1, 'lancamentos.student.next')}
          <span id={place}>{t('lancamentos.student.place', { n: n + 1, of: view.length })}</span>
        </Row>
      </div>
    </section>
  )
}

/** The figures of the service for the student (absences, means, outdated or not) and the status of the line. */
function Facts({ line }: { line: Line }) {
  const { book, limite } = useGradebookView()
  return (
    <div className={styles.facts}>
      {!line.record.ativo && (
        <span>
          <Inactive record={line.record} />
        </span>
      )}
      {figures.map((of) => (
        <FigureInWords key={of} line={line} of={of} sign={book.sign} limite={limite} />
      ))}
      <LineState line={line} />
    </div>
  )
}

function Grade({ line, column, isLast }: { line: Line; column: Column; isLast: boolean }) {
  const { book, editable } = useGradebookView()
  return (
    <li className={listStyles.line}>
      <div className={listStyles.pessoa}>
        <ServiceText className={listStyles.name}>{column.nome}</ServiceText>
        <span className={listStyles.reason}>
          <GroupAndWeight column={column} />
        </span>
      </div>
      <div className={listStyles.valor}>{cellOfGrade({ book, editable, line, column, isLast, wide: true })}</div>
    </li>
  )
}
