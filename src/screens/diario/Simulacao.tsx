/** "E se…?": marks that the person tries. Nothing is sent or kept; one press empties every field. */
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { AproveitamentoAluno, Nota } from '@/contract'
import { parseNota } from '@/domain/digitacao'
import { simular } from '@/domain/necessario'
import { useI18n } from '@/i18n'
import type { Grading } from '@/settings'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/live'
import { ServiceText } from '@/ui/ServiceText'
import { sobreOExame } from './conta'
import styles from './Simulacao.module.css'

interface CampoProps {
  nota: Nota
  i: number
  texto: string
  erro: boolean
  mudar: (i: number, texto: string) => void
}

/** Kept apart, so that a key draws one field again and not all of them. */
const Campo = memo(function Campo({ nota, i, texto, erro, mudar }: CampoProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <p className={styles.campo}>
      <label htmlFor={id}>
        <ServiceText>{nota.nome || nota.nomeResumido}</ServiceText>
      </label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={texto}
        aria-invalid={erro || undefined}
        aria-describedby={erro ? `${id}-erro` : undefined}
        onChange={(event) => {
          mudar(i, event.target.value)
        }}
      />
      {erro && (
        <span id={`${id}-erro`} className={styles.erro}>
          {t('diario.simular.wrong')}
        </span>
      )}
    </p>
  )
})

/** Reckoned behind the key: the field shows what was typed with the next frame, whatever the mean takes. */
const Resultado = memo(function Resultado({
  record,
  grading,
  tentadas,
}: {
  record: AproveitamentoAluno
  grading: Grading
  tentadas: ReadonlyMap<number, number>
}) {
  const { t, format } = useI18n()
  const { media, semNota, passa, exame } = simular(record, grading, tentadas)
  if (tentadas.size === 0 || media === null) return <p>{t('diario.simular.empty')}</p>
  const valor = format.grade(media)
  const passing = format.grade(grading.passingAverage)
  const frase = exame && !passa ? sobreOExame(t, format, t('diario.simular.then'), exame, grading) : null
  return (
    <>
      <p>
        <strong>{t(passa ? 'diario.simular.passes' : 'diario.simular.below', { valor, media: passing })}</strong>
      </p>
      {frase && <p>{frase}</p>}
      {semNota > 0 && <p>{t('diario.simular.blank', { n: semNota })}</p>}
    </>
  )
})

interface Props {
  record: AproveitamentoAluno
  grading: Grading
  aVir: readonly Nota[]
}

export function Simulacao({ record, grading, aVir }: Props) {
  const { t } = useI18n()
  const [textos, setTextos] = useState<ReadonlyMap<number, string>>(new Map())
  const fields = useRef<HTMLDivElement>(null)
  const mudar = useCallback((i: number, texto: string) => {
    setTextos((before) => new Map(before).set(i, texto))
  }, [])
  const lidas = useMemo(
    () => new Map([...textos].map(([i, texto]) => [i, parseNota(texto, grading)] as const)),
    [textos, grading],
  )
  const tentadas = useDeferredValue(
    useMemo(
      () => new Map([...lidas].flatMap(([i, { valor }]) => (valor === null ? [] : [[i, valor] as const]))),
      [lidas],
    ),
  )
  const limpar = () => {
    setTextos(new Map())
    announce(t('diario.simular.cleared'), 'polite')
    fields.current?.querySelector('input')?.focus()
  }
  return (
    <div className={styles.simulacao}>
      <p>{t('diario.simular.lead')}</p>
      <div
        ref={fields}
        className={styles.campos}
        data-many={aVir.length > 30}
        role="group"
        aria-label={t('diario.simular.title')}
      >
        {aVir.map((nota, i) => (
          <Campo
            key={i}
            nota={nota}
            i={i}
            texto={textos.get(i) ?? ''}
            erro={Boolean(lidas.get(i)?.erro)}
            mudar={mudar}
          />
        ))}
      </div>
      <div role="status" className={styles.resultado}>
        <Resultado record={record} grading={grading} tentadas={tentadas} />
      </div>
      <Button onClick={limpar}>{t('diario.simular.clear')}</Button>
    </div>
  )
}
