/** The panel before closing: which students, what it means for them, and a typed count to close several (decisions §14). */
import { useEffect, useMemo, useState } from 'react'
import { z } from '@/contract'
import { formatNota } from '@/domain/notas/writtenGrade'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { ServiceText } from '@/ui/data/ServiceText'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Disclosure } from '@/ui/page/Disclosure'
import { Row } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { isSeen, knownValue, type Line, shownValue, withoutGrade } from '../book/line'
import { check } from '../book/summary'
import { useGradebookView, useSummary } from '../context'
import { ElsewhereReady } from './ElsewhereReady'
import { CancelPanel, Panel } from './Panel'
import styles from './Panel.module.css'
import { ChooseAvaliacao } from './Tools'

export function Close() {
  const t = useT()
  const { book, sending, column, closePanel } = useGradebookView()
  useSummary()
  const chave = column?.chave ?? ''
  const { opened, fechadas, unsent, unseen } = check(book, chave)
  const hasNota = (line: Line) => !withoutGrade(line, chave)
  // students without a grade are closed only if the teacher picks them
  const [picked, setPicked] = useState<ReadonlyMap<number, boolean>>(new Map())
  // another evaluation starts with no picks
  const [pickedOf, setPickedOf] = useState(chave)
  if (pickedOf !== chave) {
    setPickedOf(chave)
    setPicked(new Map())
  }
  const isPicked = (line: Line) => picked.get(line.id) ?? hasNota(line)
  const chosen = opened.filter(isPicked)
  const blank = chosen.filter((line) => !hasNota(line)).length
  const hidden = chosen.filter((line) => hasNota(line) && !isSeen(line, chave)).length
  const takenAlong = chosen.filter((line) => unseen.includes(line)).length
  const notPicked = opened.filter((line) => !isPicked(line))
  const left = notPicked.filter((line) => !hasNota(line)).length
  const n = chosen.length
  const several = n > 1
  const rules = useMemo(
    () =>
      z.object({
        count: z
          .string()
          .check(z.refine((text) => !several || text.trim() === String(n), 'lancamentos.close.wrongCount')),
      }),
    [several, n],
  )
  const form = useSchemaForm(rules, { count: '' })
  const { reset } = form
  useEffect(() => reset(), [reset, chave])
  const close = () => {
    const ids = chosen.map(({ id }) => id)
    book.mark(ids, chave, 'fechada')
    void sending.send(ids, chave)
    closePanel(true)
  }
  const ready = n > 0 && unsent.length === 0
  return (
    <Panel
      title={t('lancamentos.close.title')}
      action={
        unsent.length > 0
          ? {
              label: t('lancamentos.close.open'),
              onPress: close,
              whyNot: t('lancamentos.publish.first', { n: unsent.length }),
            }
          : null
      }
      foot={
        ready ? (
          <Form
            form={form}
            refused={null}
            pending={false}
            submitLabel={t(blank > 0 ? 'lancamentos.close.yesStudents' : 'lancamentos.close.yes', { n })}
            submitVariant="danger"
            onSubmit={close}
            actions={<CancelPanel variant="primary" />}
          >
            {several && (
              <TextField
                name="count"
                label={t('lancamentos.close.type', { count: String(n) })}
                hint={t('lancamentos.close.typeHint', { n, total: opened.length + fechadas.length })}
                inputMode="numeric"
                width="8rem"
              />
            )}
          </Form>
        ) : null
      }
    >
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      <ul className={styles.list}>
        {(blank < n || n === 0) && <li>{t('lancamentos.close.count', { n: n - blank })}</li>}
        {hidden > 0 && <li>{t('lancamentos.close.hidden', { n: hidden })}</li>}
        {blank > 0 && <li>{t('lancamentos.close.blank', { n: blank })}</li>}
        {takenAlong > 0 && <li>{t('lancamentos.becoming.unseen', { n: takenAlong })}</li>}
        {left > 0 && <li>{t('lancamentos.close.left', { n: left })}</li>}
        {notPicked.length > left && <li>{t('lancamentos.close.stay', { n: notPicked.length - left })}</li>}
        {fechadas.length > 0 && <li>{t('lancamentos.close.already', { n: fechadas.length })}</li>}
      </ul>
      {opened.every((line) => !hasNota(line)) && (
        <ElsewhereReady
          count={({ opened }, chave) => opened.filter((line) => knownValue(line, chave) !== null).length}
        />
      )}
      {opened.length > 0 && (
        <ChooseStudents
          lines={opened}
          isPicked={isPicked}
          gradeOf={(line) => {
            const valor = shownValue(line, chave) ?? null
            return valor === null ? t('frame.ui.grade.noGrade') : formatNota(valor, book.sign)
          }}
          onPick={(lines, yes) => setPicked(new Map([...picked, ...lines.map(({ id }) => [id, yes] as const)]))}
        />
      )}
      {n > 0 && (
        <Notice tone="warn" title={t('lancamentos.close.meaning')}>
          <ul className={styles.list}>
            <li>{t('lancamentos.close.final')}</li>
            <li>{t('lancamentos.close.seen')}</li>
            <li>{t('lancamentos.close.mean')}</li>
          </ul>
        </Notice>
      )}
    </Panel>
  )
}

interface ChooseProps {
  lines: readonly Line[]
  isPicked: (line: Line) => boolean
  /** The grade as text, or the words for "no grade". */
  gradeOf: (line: Line) => string
  onPick: (lines: readonly Line[], yes: boolean) => void
}

/** Checkboxes to pick students; folded, because most often all of them are picked. */
function ChooseStudents({ lines, isPicked, gradeOf, onPick }: ChooseProps) {
  const t = useT()
  // thousands of checkboxes are rendered only after unfolding
  const [opened, setOpened] = useState(false)
  const picked = lines.filter(isPicked).length
  return (
    <Disclosure
      summary={t('lancamentos.close.choose', { n: picked, total: lines.length })}
      onToggle={(open) => setOpened(opened || open)}
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
                  <ServiceText name>{line.aluno}</ServiceText>: {gradeOf(line)}
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Disclosure>
  )
}
