/** "Quanto preciso", with a simulation; shown only where the school has set its rule (`settings.grading`). */
import { memo, startTransition, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { gradesByKey, type Key } from '@/domain/notas/keys'
import { type NeededMarkSection as Answer, howMuchNeeded, simulate } from '@/domain/notas/neededMark'
import { parseNota, sampleOf } from '@/domain/notas/typedGrade'
import { useI18n } from '@/i18n'
import type { Grading } from '@/settings'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { StateLabel } from '@/ui/data/StateLabel'
import { classNames } from '@/ui/look/classNames'
import { Disclosure } from '@/ui/page/Disclosure'
import { Stack } from '@/ui/page/layout'
import { nameOfNota } from '../classe/figures'
import { useAluno } from '../classe/student'
import { useNeededWords } from './neededWords'
import styles from './NeededMark.module.css'

/** Reads a typed grade; a trailing comma or point ("7,") is not yet an error. */
const readItem = (text: string, grading: Grading) => parseNota(text.replace(/[.,]\s*$/, ''), grading)

interface SimulatedGradeProps {
  nota: Nota
  chave: Key
  /** The texts of the fields, for a field that is mounted again in another block. */
  texts: Map<Key, string>
  grading: Grading
  /** The number of times that all fields were cleared. */
  turn: number
  /** `undefined`: the text is not a grade. */
  attempt: (chave: Key, valor: number | null | undefined) => void
}

/** The keys of the grades of a record. */
type Keys = ReadonlyMap<Nota, Key>

/** Keeps its text in its own state, so that a keystroke renders one field only. */
const SimulatedGrade = memo(function SimulatedGrade({
  nota,
  chave,
  texts,
  grading,
  turn,
  attempt,
}: SimulatedGradeProps) {
  const { t, format } = useI18n()
  const id = useId()
  const [written, setWritten] = useState({ turn, text: texts.get(chave) ?? '' })
  const text = written.turn === turn ? written.text : ''
  const { error } = readItem(text, grading)
  return (
    <Stack gap={1} className={styles.field}>
      <label htmlFor={id} className="strong">
        <ServiceText>{nameOfNota(t, nota)}</ServiceText>
      </label>
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          <span aria-hidden="true">! </span>
          {error === 'outOfScale'
            ? t('diario.simular.scale', { max: format.number(grading.scaleMax) })
            : t(error === 'tooManyDecimals' ? 'diario.simular.decimals' : 'diario.simular.wrong', {
                n: grading.decimals,
                sample: format.grade(sampleOf(grading)),
              })}
        </span>
      )}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target: { value } }) => {
          setWritten({ turn, text: value })
          texts.set(chave, value)
          const { valor, error } = readItem(value, grading)
          attempt(chave, error ? undefined : valor)
        }}
      />
    </Stack>
  )
})

/** The number of fields in one form; small forms, because browsers search the whole form on focus. */
const byBlock = 6

const Campos = memo(function Campos({
  notas,
  keys,
  ...rest
}: Omit<SimulatedGradeProps, 'nota' | 'chave'> & { notas: readonly Nota[]; keys: Keys }) {
  return Array.from({ length: Math.ceil(notas.length / byBlock) }, (_, block) => (
    <form key={block} className={styles.block} onSubmit={(event) => event.preventDefault()}>
      {notas.slice(block * byBlock, (block + 1) * byBlock).map((nota) => (
        <SimulatedGrade key={keys.get(nota)} nota={nota} chave={keys.get(nota) ?? ''} {...rest} />
      ))}
    </form>
  ))
})

interface Props {
  record: AproveitamentoAluno
  grading: Grading
}

/** The outcome of the simulation; memoised and updated in a transition, so that typing never waits for the mean. */
const Result = memo(function Result({
  record,
  grading,
  toCome,
  keys,
  tried,
}: TriedProps & { keys: Keys; tried: Tried }) {
  const { t, format } = useI18n()
  const words = useNeededWords(grading)
  // only grades still to come count: one that was published meanwhile is dropped
  const all = toCome
    .map((nota) => keys.get(nota) ?? '')
    .map((chave, i) => ({ i, has: tried.has(chave), valor: tried.get(chave) }))
  const readItems = new Map(all.flatMap(({ i, valor }) => (valor === undefined ? [] : [[i, valor] as const])))
  const wrong = all.filter(({ has, valor }) => has && valor === undefined).length
  const { media, noGrade, passes, exame } = simulate(record, grading, readItems)
  const blank = noGrade - wrong
  if (readItems.size === 0 || media === null) return <p>{t('diario.simular.empty')}</p>
  const valor = words.mean(media)
  const passing = format.grade(grading.passingAverage)
  const outcome = passes === null ? 'maybe' : passes ? 'passes' : 'below'
  const sentence = exame && words.onExam(t('diario.simular.then'), exame)
  return (
    <Stack gap={1}>
      <p>
        <strong>{t(`diario.simular.${outcome}`, { valor, media: passing })}</strong>
      </p>
      {sentence && <p>{sentence}</p>}
      {blank > 0 && <p>{t('diario.simular.blank', { n: blank })}</p>}
      {wrong > 0 && <p>{t('diario.simular.mistyped', { n: wrong })}</p>}
    </Stack>
  )
})

/** The tried grades by evaluation; undefined where the text is not a grade. */
type Tried = ReadonlyMap<Key, number | undefined>

interface TriedProps extends Props {
  toCome: readonly Nota[]
}

/** "E se…?": a simulation with grades that the person types; nothing is sent or kept. */
function WhatIf({ record, grading, toCome }: TriedProps) {
  const { t, format } = useI18n()
  const [tried, setTried] = useState<Tried>(new Map())
  const [turn, setTurn] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const keys: Keys = useMemo(() => new Map(Array.from(gradesByKey(record), ([chave, nota]) => [nota, chave])), [record])
  const [texts] = useState(() => new Map<Key, string>())
  const attempt = useCallback((chave: Key, valor: number | null | undefined) => {
    startTransition(() => {
      setTried((before) => {
        const after = new Map(before)
        if (valor === null) after.delete(chave)
        else after.set(chave, valor)
        return after
      })
    })
  }, [])
  const clean = () => {
    setTried(new Map())
    texts.clear()
    setTurn(turn + 1)
    announce(t('diario.simular.cleared'))
    fields.current?.querySelector('input')?.focus()
  }
  return (
    <div className={styles.whatIf}>
      <p>{t('diario.simular.lead', { max: format.number(grading.scaleMax) })}</p>
      <div ref={fields} className={styles.fields} role="group" aria-label={t('diario.simular.title')}>
        <Campos notas={toCome} keys={keys} texts={texts} grading={grading} turn={turn} attempt={attempt} />
      </div>
      <div role="status">
        <Result record={record} grading={grading} toCome={toCome} keys={keys} tried={tried} />
      </div>
      <Button onClick={clean}>{t('diario.simular.clear')}</Button>
    </div>
  )
}

/** The label "passed" or "impossible"; nothing while the outcome is open. */
function Verdict({ answer: { final, rest, impossible, today } }: { answer: Answer }) {
  const { t } = useI18n()
  const passed =
    final?.approved ?? (rest.situacao === 'passed' || (rest.situacao === 'nothingLeft' && today?.approved === true))
  if (passed) return <StateLabel tone="ok">{t('diario.needed.passedLabel')}</StateLabel>
  if (impossible) return <StateLabel tone="bad">{t('diario.needed.impossibleLabel')}</StateLabel>
  return null
}

export function NeededMark({ record, grading }: Props) {
  const { t, format } = useI18n()
  const own = useAluno().index === null
  // the fields, maybe hundreds, are rendered only once the simulation was opened
  const [opened, setOpened] = useState(false)
  const answer = useMemo(() => howMuchNeeded(record, grading), [record, grading])
  const [first, ...rest] = useNeededWords(grading).sentences(answer)
  return (
    <section aria-labelledby="preciso" className={classNames(styles.needed, 'no-print')} data-figure="">
      <h2 id="preciso">{t(own ? 'diario.needed.title' : 'diario.needed.titleChild')}</h2>
      <Verdict answer={answer} />
      <p className={styles.sentence}>{first}</p>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="quiet">{t('diario.needed.caveat', { media: format.grade(grading.passingAverage) })}</p>
      {answer.toCome.length > 0 && answer.rest.situacao !== 'unknown' && (
        <Disclosure
          summary={t('diario.simular.title')}
          onToggle={(open) => {
            if (open) startTransition(() => setOpened(true))
          }}
        >
          {opened && <WhatIf record={record} grading={grading} toCome={answer.toCome} />}
        </Disclosure>
      )}
    </section>
  )
}
