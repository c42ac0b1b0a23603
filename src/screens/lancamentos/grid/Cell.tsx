/** One cell: an uncontrolled input, so that a key press renders nothing; or text, where the cell is read-only. */
import { memo, useId } from 'react'
import type { Nota } from '@/contract'
import type { Column } from '@/domain/lancamento'
import { sampleOf, withoutRule } from '@/domain/notas/typedGrade'
import { formatNota } from '@/domain/notas/writtenGrade'
import { firstName } from '@/domain/text'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { classNames } from '@/ui/look/classNames'
import { useGradebookView } from '../context'
import { tame } from '@/ui/data/serviceWords'
import styles from './Cell.module.css'
import { isShort } from './Figure'
import type { Book } from '../book/book'
import { type Editing, isClosing, type Line, type Refusal, refusalOf, staying, textOf } from '../book/line'
import { mayWrite } from '../keys/navigate'
import { Reason, SignsLegend } from './LineState'
import type { Above } from '../book/scale'

interface Props {
  id: number
  chave: string
  text: string
  edit: Editing | undefined
  refusal: Refusal | undefined
  /** The saved grade that stays valid under a refused edit; '' for none. */
  stays: string
  /** The grade is published. */
  publicada: boolean | undefined
  /** The id of the row's form. */
  form?: string
  /** The names of the student and of the evaluation, from the service: together the accessible name of the input. */
  aluno: string
  avaliacao: string
  /** The on-screen keyboard shows "done" in the last field of a list, and "next" in the others. */
  isLast?: boolean
  wide?: boolean
}

/** Returns the text of a typing error, short enough for a cell. */
export function useGradeError() {
  const { t, format } = useI18n()
  const { sign } = useGradebookView().book
  const { grading } = settings()
  return (error: NonNullable<Editing['error']>) =>
    error === 'outOfScale' && grading
      ? t('lancamentos.error.scale', { max: format.number(grading.scaleMax) })
      : error === 'tooManyDecimals'
        ? t('lancamentos.error.decimals', { n: grading?.decimals ?? 2 })
        : error === 'notANumber'
          ? t('lancamentos.error.notANumber', { sample: formatNota(sampleOf(grading ?? withoutRule), sign) })
          : t(`lancamentos.error.${error}`)
}

/** Returns the question about a grade above the scale; `brief` for the room beside a name. */
export function useAbove() {
  const { t, format } = useI18n()
  const { sign } = useGradebookView().book
  return ({ why, max, meant = max }: Above, brief = false) =>
    t(brief ? `lancamentos.above.brief.${why}` : `lancamentos.above.${why}`, {
      max: format.number(max),
      meant: formatNota(meant, sign),
    })
}

/** The message at a cell, the most urgent one: a typing error, a refusal, or the question about the scale. */
function CellMessage({
  id,
  edit,
  refusal,
  stays,
  aluno,
  wide,
}: Pick<Props, 'edit' | 'refusal' | 'stays' | 'aluno'> & { id: string; wide: boolean | undefined }) {
  const t = useT()
  const say = useGradeError()
  const ask = useAbove()
  // a text that is still being typed does not count as an error yet
  const error = edit?.skipped ? edit.error : null
  const above = !error && !refusal ? edit?.above : null
  const long = !error && refusal !== undefined
  const words = (
    <span id={id} className={classNames(styles.error, above && styles.doubt)} data-long={long || undefined}>
      {/* the message covers the name of the student above */}
      {long && wide && <span aria-hidden="true">{firstName(aluno)}: </span>}
      {above ? (
        <span className={styles.whole}>{ask(above)}</span>
      ) : error ? (
        say(error)
      ) : (
        refusal && <Reason refusal={refusal} />
      )}
      {!error && stays !== '' && (
        <span className={styles.stays}> {t('lancamentos.refusal.stays', { valor: stays })}</span>
      )}
      {above && wide && (
        <span aria-hidden="true" className={styles.brief}>
          {ask(above, true)}
        </span>
      )}
    </span>
  )
  return wide ? words : <span className={styles.room}>{words}</span>
}

/** Ids of the descriptions that all cells share by `aria-describedby`; `CellWords` renders them once. */
const ids = { published: 'nota-publicada', unsent: 'nota-nao-enviada' } as const
export function CellWords() {
  const t = useT()
  return (
    <div hidden>
      <span id={ids.published}>{t('lancamentos.publicada.legend')}</span>
      <span id={ids.unsent}>{t('lancamentos.state.unsent')}</span>
    </div>
  )
}

/** The visible legend: the marks of grades and lines, and how the means are computed. */
export function PublishedLegend({ compact }: { compact: boolean }) {
  const t = useT()
  const { sign } = useGradebookView().book
  return (
    <p className={styles.legend}>
      <span aria-hidden="true" className={styles.sample} />
      {t('lancamentos.publicada.legend')}
      {/* compact rows have no room for the words of a closed grade and of a sent line */}
      {compact && (
        <>
          {' '}
          <span aria-hidden="true" className={styles.closedSample}>
            {formatNota(0, sign)}
          </span>
          {t('lancamentos.closed.legend')} <SignsLegend />
        </>
      )}{' '}
      {t('lancamentos.means.legend')}
    </p>
  )
}

const Cell = memo(function GridCell(props: Props) {
  const { id, chave, text, edit, refusal, stays, publicada, form, aluno, avaliacao, isLast, wide } = props
  const t = useT()
  const messageId = useId()
  const error = edit?.skipped ? edit.error : null
  const wrong = error !== null || refusal !== undefined
  const above = !wrong && edit?.above ? edit.above : null
  const descricoes = [wrong || above ? messageId : edit && ids.unsent, publicada && ids.published].filter(Boolean)
  return (
    <>
      <input
        className={styles.field}
        form={form}
        data-id={id}
        data-chave={chave}
        data-edited={edit !== undefined || undefined}
        data-publicada={publicada}
        data-doubt={above ? true : undefined}
        data-wide={wide}
        data-short={isShort(text) || undefined}
        defaultValue={text}
        aria-label={t('lancamentos.cell.nome', { aluno: tame(aluno), avaliacao: tame(avaliacao) })}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={descricoes.length > 0 ? descricoes.join(' ') : undefined}
        inputMode="decimal"
        enterKeyHint={isLast ? 'done' : 'next'}
        autoComplete="off"
        // so long that no pasted text is cut down to a grade that nobody wrote
        maxLength={40}
      />
      {(wrong || above) && <CellMessage {...{ id: messageId, edit, refusal, stays, aluno, wide }} />}
      {publicada && wide && !wrong && !above && (
        <span className={styles.published}>{t('frame.ui.grade.publicada')}</span>
      )}
    </>
  )
})

interface GradeProps extends Pick<Props, 'form' | 'isLast' | 'wide'> {
  book: Book
  editable: boolean
  line: Line
  column: Column
}

/** One grade of a student: an input, or text where it is read-only. A plain function, to save a component per cell. */
export function cellOfGrade({ book, editable, line, column: { chave, titulo }, ...rest }: GradeProps) {
  const nota = line.notas.get(chave)
  if (!editable || !mayWrite(line, chave))
    return (
      <FixedCell
        nota={nota}
        text={nota ? textOf(line, chave, book.sign) : ''}
        closing={isClosing(line, chave)}
        wide={rest.wide}
      />
    )
  return (
    <Cell
      id={line.id}
      chave={chave}
      text={textOf(line, chave, book.sign)}
      edit={line.edits.get(chave)}
      refusal={refusalOf(line, chave)}
      stays={formatNota(staying(line, chave)?.valor ?? null, book.sign)}
      publicada={nota?.publicada && nota.valor !== null}
      aluno={line.aluno}
      avaliacao={titulo}
      {...rest}
    />
  )
}

interface FixedProps {
  text: string
  wide: boolean | undefined
  nota: Nota | undefined
  closing: boolean
}

/** A read-only grade: closed or being closed, of an inactive student, or in a tab that may not edit. */
function FixedCell({ nota, text, closing, wide }: FixedProps) {
  const t = useT()
  const publicada = nota?.publicada === true && !nota.fechada && text !== ''
  return (
    <span
      className={styles.fixed}
      data-closing={closing || undefined}
      data-fechada={nota?.fechada}
      data-publicada={publicada}
    >
      {text === '' ? (
        <>
          {nota && <span aria-hidden="true">—</span>}
          {!nota?.fechada && (
            <span className="visually-hidden">{t(nota ? 'frame.ui.grade.noGrade' : 'lancamentos.cell.none')}</span>
          )}
        </>
      ) : (
        <span className={styles.figure} data-short={isShort(text) || undefined}>
          {text}
        </span>
      )}
      {nota && (nota.fechada || closing) && (
        <span className={styles.closed}>{t(nota.fechada ? 'frame.ui.grade.fechada' : 'lancamentos.cell.closing')}</span>
      )}
      {publicada && !closing && (
        <span className={wide ? styles.published : 'visually-hidden'}>{t('frame.ui.grade.publicada')}</span>
      )}
    </span>
  )
}
