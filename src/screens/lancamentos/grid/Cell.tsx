/** One cell: an input that React does not hold, so that a key costs nothing but itself; or text, where nothing may be written. */
import { memo, useId } from 'react'
import type { Nota } from '@/contract'
import { nameOfAluno, type Column } from '@/domain/lancamento'
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
import { Reason } from './LineState'
import type { Above } from '../book/scale'

interface Props {
  id: number
  chave: string
  text: string
  edit: Editing | undefined
  refusal: Refusal | undefined
  /** The grade that goes on counting, '' for none. */
  stays: string
  /** Students and guardians see it already. */
  publicada: boolean | undefined
  /** The id of the form that it belongs to. */
  form?: string
  /** Whose grade in what it is, as the service calls them: said by speech. */
  aluno: string
  avaliacao: string
  /** The last field of a list sends the keyboard away; all others say "next". */
  isLast?: boolean
  wide?: boolean
}

/** The text of an error, short enough to stand in a cell. */
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

/** The question about a figure above the scale; `brief` where a name stands beside it. */
export function useAbove() {
  const { t, format } = useI18n()
  const { sign } = useGradebookView().book
  return ({ why, max, meant = max }: Above, brief = false) =>
    t(brief ? `lancamentos.above.brief.${why}` : `lancamentos.above.${why}`, {
      max: format.number(max),
      meant: formatNota(meant, sign),
    })
}

/** A word about a cell, the most urgent one: no grade, not taken by the service, or asked about. */
function Said({
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
      {/* it lies over the name of the student before */}
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

/** What cells are described by, told once for all of them. */
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

/** For eyes, what the mark of a published grade means, and what the means are made of. */
export function PublishedLegend({ compact }: { compact: boolean }) {
  const t = useT()
  const { sign } = useGradebookView().book
  return (
    <p className={styles.legend}>
      <span aria-hidden="true" className={styles.sample} />
      {t('lancamentos.publicada.legend')}
      {/* where there is no room for the word in each cell */}
      {compact && (
        <>
          {' '}
          <span aria-hidden="true" className={styles.closedSample}>
            {formatNota(0, sign)}
          </span>
          {t('lancamentos.closed.legend')}
        </>
      )}{' '}
      {t('lancamentos.means.legend')}
    </p>
  )
}

const Cell = memo(function GridCell(props: Props) {
  const { id, chave, text, edit, refusal, stays, publicada, form, aluno, avaliacao, isLast, wide } = props
  const t = useT()
  const said = useId()
  const error = edit?.skipped ? edit.error : null
  const wrong = error !== null || refusal !== undefined
  const above = !wrong && edit?.above ? edit.above : null
  const descricoes = [wrong || above ? said : edit && ids.unsent, publicada && ids.published].filter(Boolean)
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
        // wide enough that no text is cut down to a grade that nobody wrote
        maxLength={40}
      />
      {(wrong || above) && <Said {...{ id: said, edit, refusal, stays, aluno, wide }} />}
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

/** One grade of a student: a field, or text where nothing may be written. No component: hundreds are drawn with a line. */
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
      aluno={nameOfAluno(line.record)}
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

/** A grade that cannot be written here: closed or being closed, of an inactive student, or seen from a second tab. */
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
