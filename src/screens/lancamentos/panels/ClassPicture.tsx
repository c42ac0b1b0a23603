/** The chart of the class: distribution of one evaluation's grades, missing grades, students near the absence limit. */
import { memo, startTransition, Suspense, useDeferredValue, useEffect, useState } from 'react'
import type { Column } from '@/domain/lancamento'
import { distributionOf, median, nearLimit } from '@/domain/notas/distribution'
import { isBelow } from '@/domain/notas/hundredths'
import { formatNota } from '@/domain/notas/writtenGrade'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { LoadingPart } from '@/ui/action/LoadTogether'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { Tally, TallyLabel } from '@/ui/data/Tally'
import { Row } from '@/ui/page/layout'
import { Section } from '../../shared/Section'
import { usePrinting } from '../../shared/paper/usePrinting'
import { useClasse } from '../../diario/classe/useClasse'
import { useTurma } from '../../diario/classe/useTurma'
import { useInView } from '../../diario/classe/useInView'
import { type GradebookView, useGradebookView } from '../context'
import { ChooseAvaliacao } from './Tools'
import { countedValue, withoutGrade, isSeen } from '../book/line'
import type { Book } from '../book/book'
import styles from './ClassPicture.module.css'

/** The distribution of the grades in words and as bars. */
function Distribution({ values }: { values: readonly number[] }) {
  const { t, format } = useI18n()
  const { sign } = useGradebookView().book
  const { grading } = settings()
  const bands = distributionOf(values, grading?.scaleMax ?? null)
  const full = Math.max(1, ...bands.map(({ howMany }) => howMany))
  const middle = median(values)
  if (middle === null) return <p>{t('lancamentos.picture.noGrades')}</p>
  const [smallest, largest] = [Math.min(...values), Math.max(...values)]
  const below = grading ? values.filter((valor) => isBelow(valor, grading.passingAverage)).length : 0
  return (
    <>
      <p>
        {t(smallest === largest ? 'lancamentos.picture.equal' : 'lancamentos.picture.summary', {
          n: values.length,
          middle: formatNota(middle, sign),
          smallest: formatNota(smallest, sign),
          largest: formatNota(largest, sign),
        })}
        {grading && (
          <> {t('lancamentos.picture.below', { n: below, media: formatNota(grading.passingAverage, sign) })}</>
        )}
      </p>
      <ul {...plainList} className={styles.bands}>
        {bands.map(({ from, until, howMany }, i) => (
          <li key={from}>
            <span>
              {t(i === bands.length - 1 ? 'lancamentos.picture.lastRange' : 'lancamentos.picture.range', {
                from: format.number(from),
                until: format.number(until),
              })}
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(howMany / full) * 100}%` }} />
            </span>
            <span>{t('lancamentos.picture.howMany', { n: howMany })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How many students are listed by name; further ones are counted. */
const listed = 40

function NearLimit() {
  const t = useT()
  const { book, whole } = useGradebookView()
  const { classe } = useClasse()
  const { limite, pending, error } = useTurma(classe)
  if (error) throw error
  if (pending) return <LoadingPart lines={3} />
  if (!classe) return null
  if (!limite || limite < 0) return <p>{t('lancamentos.picture.noLimit')}</p>
  const records = book.all().map(({ record }) => record)
  const near = nearLimit(records, limite)
  const n = records.filter(({ ativo, faltas }) => ativo && faltas === null).length
  const untold = n > 0 && <p>{t('lancamentos.picture.untold', { n })}</p>
  if (near.length === 0) return untold || (whole && <p>{t('lancamentos.picture.nobodyNear')}</p>)
  return (
    <>
      {untold}
      <ul {...plainList} className={styles.near}>
        {near.slice(0, listed).map(({ aluno, situacao }) => (
          <li key={aluno.id}>
            <Row gap={3}>
              <ServiceText className={styles.who} name>
                {book.line(aluno.id).aluno}
              </ServiceText>
              <TallyLabel band={situacao.band} />
            </Row>
            <Tally {...situacao} faltas={aluno.faltas ?? 0} />
          </li>
        ))}
        {near.length > listed && <li>{t('lancamentos.andMore', { n: near.length - listed })}</li>}
      </ul>
    </>
  )
}

/** Milliseconds without a change after which the chart updates; it need not update while somebody types. */
const calmTime = 600

/** `version` is incremented once the book has not changed for `calmTime` after a change; `calm`: no change is pending. */
function useCalm(book: Book): { version: number; calm: boolean } {
  const [state, setState] = useState({ version: 0, calm: true })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      if (timer === undefined) startTransition(() => setState(({ version }) => ({ version, calm: false })))
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        setState(({ version }) => ({ version: version + 1, calm: true }))
      }, calmTime)
    }
    const cleanups = [book.onSummary(later), book.onData(later)]
    return () => {
      clearTimeout(timer)
      for (const over of cleanups) over()
    }
  }, [book])
  return state
}

/** `onPaper`: the chart is printed with the page. */
export function ClassPicture({ onPaper }: { onPaper: boolean }) {
  const t = useT()
  const { book, column, complete, whole, goTo, editable } = useGradebookView()
  const { version, calm } = useCalm(book)
  const [place, inView] = useInView<HTMLElement>({ stays: false, ahead: 0 })
  const printing = usePrinting()
  const current = { column, complete, version }
  // the chart updates only in view: outside it keeps its last state, so that typing and moving in the grid stay fast
  const [shown, setShown] = useState<typeof current | null>(null)
  const stale = shown?.column !== column || shown.complete !== complete || shown.version !== version
  if (((inView && calm) || printing) && stale) setShown(current)
  // deferred, because it goes through thousands of lines
  const deferred = useDeferredValue(shown)
  // printing needs the present state at once
  const drawn = printing ? current : deferred
  if (!column) return null
  return (
    <section ref={place} className={styles.picture} data-paper={onPaper} aria-labelledby="retrato">
      <h2 id="retrato" tabIndex={-1}>
        {t('lancamentos.picture.title')}
      </h2>
      {drawn?.column && (
        <SnapshotOf
          {...{ ...drawn, book, whole, goTo }}
          column={drawn.column}
          // on paper, names are printed as text instead of buttons
          editable={editable && !printing}
        />
      )}
    </section>
  )
}

interface Props extends Pick<GradebookView, 'book' | 'complete' | 'whole' | 'goTo' | 'editable'> {
  column: Column
  version: number
}

const SnapshotOf = memo(function SnapshotOf({ book, column, complete, whole, goTo, editable }: Props) {
  const t = useT()
  const { chave } = column
  const ativos = book.all().filter(({ record, notas }) => record.ativo && notas.has(chave))
  const values = ativos.map((line) => countedValue(line, chave)).filter((valor) => valor != null)
  // counts only edits that can be sent
  const unsent = ativos.filter(({ edits }) => edits.get(chave)?.error === null).length
  const publicadas = ativos.filter((line) => countedValue(line, chave) != null && isSeen(line, chave)).length
  const without = ativos.filter((line) => withoutGrade(line, chave))
  const uncounted = ativos.length - values.length - without.length
  return (
    <>
      <ChooseAvaliacao label={t('lancamentos.avaliacao')} />
      {!complete && <p className="muted">{t('lancamentos.picture.partial')}</p>}
      {complete && !whole && <p className="muted">{t('lancamentos.picture.lost')}</p>}
      <Distribution values={values} />
      {unsent > 0 && <p>{t('lancamentos.picture.unsent', { n: unsent })}</p>}
      {uncounted > 0 && <p>{t('lancamentos.picture.uncounted', { n: uncounted })}</p>}
      {values.length > 0 && <p>{t('lancamentos.picture.published', { n: publicadas, total: values.length })}</p>}
      <h3>{t('lancamentos.picture.ungraded', { n: without.length })}</h3>
      {without.length > 0 && (
        <ul {...plainList} className={styles.names}>
          {without.slice(0, listed).map(({ id, aluno, notas }) => (
            <li key={id}>
              {editable && !notas.get(chave)?.fechada ? (
                <Button variant="link" onClick={() => goTo(id, chave)} lang="pt-BR">
                  <ServiceText name>{aluno}</ServiceText>
                </Button>
              ) : (
                <ServiceText name>{aluno}</ServiceText>
              )}
            </li>
          ))}
          {without.length > listed && <li>{t('lancamentos.andMore', { n: without.length - listed })}</li>}
        </ul>
      )}
      <h3>{t('lancamentos.picture.faltas')}</h3>
      <Section errorTitle={t('lancamentos.picture.limitFailed')}>
        <Suspense>
          <NearLimit />
        </Suspense>
      </Section>
    </>
  )
})
