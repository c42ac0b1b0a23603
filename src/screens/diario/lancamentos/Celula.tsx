/** One cell: an input that React does not hold, so that a key costs nothing but itself; or text, where nothing may be written. */
import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { Nota } from '@/contract'
import { formatNota } from '@/domain/digitacao'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { tame } from '@/ui/serviceWords'
import styles from './Celula.module.css'
import type { Edicao } from './linha'

interface Props {
  id: number
  chave: string
  texto: string
  edicao: Edicao | undefined
  /** The id of the form that it belongs to. */
  form?: string
  /** Whose grade in what it is, as the service calls them: said by speech. */
  aluno: string
  avaliacao: string
  /** The last field of a list sends the keyboard away; all others say "next". */
  ultima?: boolean
  wide?: boolean
}

/** The text of an error, short enough to stand in a cell. */
export function useErroNota() {
  const { t, format } = useI18n()
  const { grading } = settings()
  return (erro: NonNullable<Edicao['erro']>) =>
    erro === 'foraDaEscala' && grading
      ? t('lancamentos.erro.escala', { max: format.number(grading.scaleMax) })
      : erro === 'casasDemais'
        ? t('lancamentos.erro.casas', { n: grading?.decimals ?? 2 })
        : t(`lancamentos.erro.${erro}`)
}

/** Why what was written is no grade. */
function Erro({ id, erro }: { id: string; erro: NonNullable<Edicao['erro']> }) {
  const say = useErroNota()
  return (
    <span id={id} className={styles.erro}>
      {say(erro)}
    </span>
  )
}

export const Celula = memo(function Celula(props: Props) {
  const { id, chave, texto, edicao, form, aluno, avaliacao, ultima, wide } = props
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const erroId = useId()
  useLayoutEffect(() => {
    if (input.current && input.current.value !== texto) input.current.value = texto
  }, [texto])
  const erro = edicao?.deixada ? edicao.erro : null
  return (
    <>
      <input
        ref={input}
        className={styles.campo}
        form={form}
        data-id={id}
        data-chave={chave}
        data-editada={edicao !== undefined || undefined}
        data-wide={wide}
        defaultValue={texto}
        aria-label={t('lancamentos.celula.nome', { aluno: tame(aluno), avaliacao: tame(avaliacao) })}
        aria-invalid={erro ? true : undefined}
        aria-describedby={erro ? erroId : undefined}
        inputMode="decimal"
        enterKeyHint={ultima ? 'done' : 'next'}
        autoComplete="off"
        // wide enough that no text is cut down to a grade that nobody wrote
        maxLength={40}
      />
      {erro && <Erro id={erroId} erro={erro} />}
    </>
  )
})

/** A grade that cannot be written here: closed, of an inactive student, or seen from a second tab. */
export function CelulaFixa({ nota, sinal }: { nota: Nota | undefined; sinal: ',' | '.' }) {
  const t = useT()
  if (!nota) {
    return (
      <span className={styles.fixa}>
        <span className="visually-hidden">{t('lancamentos.celula.naoTem')}</span>
      </span>
    )
  }
  return (
    <span className={styles.fixa}>
      {nota.valor === null ? (
        <>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{t('moldura.ui.grade.semNota')}</span>
        </>
      ) : (
        formatNota(nota.valor, sinal)
      )}
      {nota.fechada && <span className={styles.fechada}>{t('moldura.ui.grade.fechada')}</span>}
    </span>
  )
}
