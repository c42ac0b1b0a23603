/** "E se…?": marks that the person tries. Nothing is sent or kept; one press empties every field. */
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

/** A figure that is still being written ("7,") is no mistake. */
const lida = (texto: string, grading: Grading) => parseNota(texto.replace(/[.,]\s*$/, ''), grading)

/** What is wrong with it, in words; the limits are told as they are. */
function erroEmPalavras(t: Translate, format: Pick<Formats, 'number'>, erro: GradeError, grading: Grading): string {
  if (erro === 'foraDaEscala') return t('diario.simular.scale', { max: format.number(grading.scaleMax) })
  return erro === 'casasDemais' ? t('diario.simular.decimals', { n: grading.decimals }) : t('diario.simular.wrong')
}

interface CampoProps {
  nota: Nota
  i: number
  grading: Grading
  /** Counts how often everything was emptied. */
  vez: number
  /** `undefined`: what stands there is no grade. */
  tentar: (i: number, valor: number | null | undefined) => void
}

/** Keeps its own text, so that a key draws one field again and not all of them. */
const Campo = memo(function Campo({ nota, i, grading, vez, tentar }: CampoProps) {
  const { t, format } = useI18n()
  const id = useId()
  const [escrito, setEscrito] = useState({ vez, texto: '' })
  const texto = escrito.vez === vez ? escrito.texto : ''
  const { erro } = lida(texto, grading)
  return (
    <p className={styles.field}>
      <label htmlFor={id}>
        <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>
      </label>
      {erro && (
        <span id={`${id}-erro`} className={styles.error}>
          <span aria-hidden="true">! </span>
          {erroEmPalavras(t, format, erro, grading)}
        </span>
      )}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? `${id}-erro` : undefined}
        onChange={({ target: { value } }) => {
          setEscrito({ vez, texto: value })
          const { valor, erro } = lida(value, grading)
          tentar(i, erro ? undefined : valor)
        }}
      />
    </p>
  )
})

/** Fields drawn together, each block a form: browsers look through the whole form on focus. */
const porBloco = 6

/** Drawn once: what is typed stays in its field. */
const Campos = memo(function Campos({ notas, ...rest }: Omit<CampoProps, 'nota' | 'i'> & { notas: readonly Nota[] }) {
  return Array.from({ length: Math.ceil(notas.length / porBloco) }, (_, bloco) => (
    <form key={bloco} className={styles.block} onSubmit={(event) => event.preventDefault()}>
      {notas.slice(bloco * porBloco, (bloco + 1) * porBloco).map((nota, n) => (
        <Campo key={n} nota={nota} i={bloco * porBloco + n} {...rest} />
      ))}
    </form>
  ))
})

/** Reckoned behind the key: the field shows what was typed with the next frame, whatever the mean takes. */
const Resultado = memo(function Resultado({
  record,
  grading,
  tentadas,
}: {
  record: AproveitamentoAluno
  grading: Grading
  tentadas: Tentadas
}) {
  const { t, format } = useI18n()
  const lidas = new Map([...tentadas].flatMap(([i, valor]) => (valor === undefined ? [] : [[i, valor] as const])))
  const erradas = tentadas.size - lidas.size
  const { media, semNota, passa, exame } = simulate(record, grading, lidas)
  const emBranco = semNota - erradas
  if (lidas.size === 0 || media === null) return <p>{t('diario.simular.empty')}</p>
  const valor = sayRange(t, format, media)
  const passing = format.grade(grading.passingAverage)
  const outcome = passa === null ? 'maybe' : passa ? 'passes' : 'below'
  const frase = exame ? aboutExam(t, format, t('diario.simular.then'), exame, grading) : null
  return (
    <>
      <p>
        <strong>{t(`diario.simular.${outcome}`, { valor, media: passing })}</strong>
      </p>
      {frase && <p>{frase}</p>}
      {emBranco > 0 && <p>{t('diario.simular.blank', { n: emBranco })}</p>}
      {erradas > 0 && <p>{t('diario.simular.mistyped', { n: erradas })}</p>}
    </>
  )
})

/** Marks tried, by position in `aVir`; undefined where something else than a grade was written. */
type Tentadas = ReadonlyMap<number, number | undefined>

interface Props {
  record: AproveitamentoAluno
  grading: Grading
  aVir: readonly Nota[]
}

export function WhatIf({ record, grading, aVir }: Props) {
  const { t, format } = useI18n()
  const [tentadas, setTentadas] = useState<Tentadas>(new Map())
  const [vez, setVez] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const tentar = useCallback((i: number, valor: number | null | undefined) => {
    startTransition(() => {
      setTentadas((before) => {
        const after = new Map(before)
        if (valor === null) after.delete(i)
        else after.set(i, valor)
        return after
      })
    })
  }, [])
  const limpar = () => {
    setTentadas(new Map())
    setVez(vez + 1)
    announce(t('diario.simular.cleared'), 'polite')
    fields.current?.querySelector('input')?.focus()
  }
  return (
    <div className={styles.whatIf}>
      <p>{t('diario.simular.lead', { max: format.number(grading.scaleMax) })}</p>
      <div ref={fields} className={styles.fields} role="group" aria-label={t('diario.simular.title')}>
        <Campos notas={aVir} grading={grading} vez={vez} tentar={tentar} />
      </div>
      <div role="status" className={styles.result}>
        <Resultado record={record} grading={grading} tentadas={tentadas} />
      </div>
      <Button onClick={limpar}>{t('diario.simular.clear')}</Button>
    </div>
  )
}
