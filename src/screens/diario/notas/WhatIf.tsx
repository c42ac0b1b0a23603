/** "E se…?": grades that the person tries out. Nothing is sent or kept. */
import { memo, startTransition, useCallback, useId, useRef, useState } from 'react'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { type GradeError, parseNota } from '@/domain/notas/typedGrade'
import { simulate } from '@/domain/notas/neededMark'
import { type Formats, type Translate, useI18n } from '@/i18n'
import type { Grading } from '@/settings'
import { Button } from '@/ui/action/Button'
import { announce } from '@/ui/action/live'
import { ServiceText } from '@/ui/data/ServiceText'
import { sayRange, aboutExam } from './neededWords'
import styles from './WhatIf.module.css'

/** "7," while typing is no mistake. */
const readItem = (text: string, grading: Grading) => parseNota(text.replace(/[.,]\s*$/, ''), grading)

function errorInWords(t: Translate, format: Pick<Formats, 'number'>, erro: GradeError, grading: Grading): string {
  if (erro === 'foraDaEscala') return t('diario.simular.scale', { max: format.number(grading.scaleMax) })
  return erro === 'casasDemais' ? t('diario.simular.decimals', { n: grading.decimals }) : t('diario.simular.wrong')
}

interface CampoProps {
  nota: Nota
  i: number
  grading: Grading
  /** Counts how often everything was emptied. */
  turn: number
  /** `undefined`: the text is no grade. */
  attempt: (i: number, valor: number | null | undefined) => void
}

/** Keeps its own text, so that a key redraws one field only. */
const Campo = memo(function Campo({ nota, i, grading, turn, attempt }: CampoProps) {
  const { t, format } = useI18n()
  const id = useId()
  const [writtenName, setWritten] = useState({ turn, text: '' })
  const text = writtenName.turn === turn ? writtenName.text : ''
  const { erro } = readItem(text, grading)
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>
      </label>
      {erro && (
        <span id={`${id}-erro`} className={styles.error}>
          <span aria-hidden="true">! </span>
          {errorInWords(t, format, erro, grading)}
        </span>
      )}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? `${id}-erro` : undefined}
        onChange={({ target: { value } }) => {
          setWritten({ turn, text: value })
          const { valor, erro } = readItem(value, grading)
          attempt(i, erro ? undefined : valor)
        }}
      />
    </p>
  )
})

/** Fields drawn together, each block a form: browsers look through the whole form on focus. */
const byBlock = 6

const Campos = memo(function Campos({ notas, ...rest }: Omit<CampoProps, 'nota' | 'i'> & { notas: readonly Nota[] }) {
  return Array.from({ length: Math.ceil(notas.length / byBlock) }, (_, block) => (
    <form key={block} className={styles.block} onSubmit={(event) => event.preventDefault()}>
      {notas.slice(block * byBlock, (block + 1) * byBlock).map((nota, n) => (
        <Campo key={n} nota={nota} i={block * byBlock + n} {...rest} />
      ))}
    </form>
  ))
})

/** Memoised, and updated in a transition: the field never waits for the mean. */
const Result = memo(function Result({ record, grading, tried }: Omit<Props, 'toCome'> & { tried: Tried }) {
  const { t, format } = useI18n()
  const readItems = new Map([...tried].flatMap(([i, valor]) => (valor === undefined ? [] : [[i, valor] as const])))
  const wrong = tried.size - readItems.size
  const { media, semNota, passes, exame } = simulate(record, grading, readItems)
  const blank = semNota - wrong
  if (readItems.size === 0 || media === null) return <p>{t('diario.simular.empty')}</p>
  const valor = sayRange(t, format, media)
  const passing = format.grade(grading.passingAverage)
  const outcome = passes === null ? 'maybe' : passes ? 'passes' : 'below'
  const sentence = exame ? aboutExam(t, format, t('diario.simular.then'), exame, grading) : null
  return (
    <>
      <p>
        <strong>{t(`diario.simular.${outcome}`, { valor, media: passing })}</strong>
      </p>
      {sentence && <p>{sentence}</p>}
      {blank > 0 && <p>{t('diario.simular.blank', { n: blank })}</p>}
      {wrong > 0 && <p>{t('diario.simular.mistyped', { n: wrong })}</p>}
    </>
  )
})

/** Grades tried, by position in `toCome`; undefined where the text is no grade. */
type Tried = ReadonlyMap<number, number | undefined>

interface Props {
  record: AproveitamentoAluno
  grading: Grading
  toCome: readonly Nota[]
}

export function WhatIf({ record, grading, toCome }: Props) {
  const { t, format } = useI18n()
  const [tried, setTried] = useState<Tried>(new Map())
  const [turn, setTurn] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const attempt = useCallback((i: number, valor: number | null | undefined) => {
    startTransition(() => {
      setTried((before) => {
        const after = new Map(before)
        if (valor === null) after.delete(i)
        else after.set(i, valor)
        return after
      })
    })
  }, [])
  const clean = () => {
    setTried(new Map())
    setTurn(turn + 1)
    announce(t('diario.simular.cleared'))
    fields.current?.querySelector('input')?.focus()
  }
  return (
    <div className={styles.whatIf}>
      <p>{t('diario.simular.lead', { max: format.number(grading.scaleMax) })}</p>
      <div ref={fields} className={styles.fields} role="group" aria-label={t('diario.simular.title')}>
        <Campos notas={toCome} grading={grading} turn={turn} attempt={attempt} />
      </div>
      <div role="status" className={styles.result}>
        <Result record={record} grading={grading} tried={tried} />
      </div>
      <Button onClick={clean}>{t('diario.simular.clear')}</Button>
    </div>
  )
}
