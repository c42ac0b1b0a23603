/** The bar that stays in sight: what is not sent, and the next thing that can be done about it. */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ApiError } from '@/api'
import { useI18n, useT } from '@/i18n'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { classes } from '@/ui/look/classes'
import { announce } from '@/ui/action/live'
import { type SentEntry, useSentToday } from '../../shared/sent/sentLog'
import styles from './SendBar.module.css'
import { useDiario, useProgress, useSummary } from '../context'
import type { Progress } from './send'
import { firstError } from '../book/line'
import { pendingId, usePending } from './Pending'
import { unsentCount, type Summary } from '../book/summary'
import { stoppedId, useStopped } from './Stopped'

/** One sentence for eyes and ears, of what is true now: the most urgent first. What happened stands in the log. */
function useSentence({ fase, total, feitas }: Progress, erro: ApiError | null, last: SentEntry | undefined) {
  const { t, format } = useI18n()
  const { timeZone } = settings()
  const sending = fase === 'enviando'
  return (resumo: Summary): string => {
    const partes = [
      !sending && erro && t('lancamentos.barra.stopped'),
      sending && t('lancamentos.barra.sending', { feitas, n: total }),
      !sending && unsentCount(resumo) > 0 && t('lancamentos.barra.unsent', { n: unsentCount(resumo) }),
      !sending && resumo.publicar > 0 && t('lancamentos.barra.publish', { n: resumo.publicar }),
      !sending && resumo.fechar > 0 && t('lancamentos.bar.toClose', { n: resumo.fechar }),
      resumo.comErro > 0 && t('lancamentos.barra.faulty', { n: resumo.comErro }),
      resumo.duvidas > 0 && t('lancamentos.bar.doubtful', { n: resumo.duvidas }),
      resumo.conflitos > 0 && t('lancamentos.barra.conflicts', { n: resumo.conflitos }),
      resumo.recusadas > 0 && t('lancamentos.barra.refused', { n: resumo.recusadas }),
      resumo.aCaminho > 0 && !sending && t('lancamentos.barra.checking', { n: resumo.aCaminho }),
      resumo.naoConfirmadas > 0 && t('lancamentos.barra.unconfirmed', { n: resumo.naoConfirmadas }),
    ].filter(Boolean)
    if (partes.length > 0) return partes.join(' · ')
    return last ? t('lancamentos.bar.allSent', { time: format.clock(last.at, timeZone) }) : t('lancamentos.barra.nada')
  }
}

const lead = (id: string) => () => document.getElementById(id)?.focus()

/** What has to be looked at, one thing at a time: more buttons than there is room for would move what stands below. */
function Attention({ erro, onConflitos }: { erro: ApiError | null; onConflitos: () => void }): ReactNode {
  const t = useT()
  const { livro, irPara } = useDiario()
  const resumo = useSummary(livro)
  const pendentes = usePending().length
  const erro1 = resumo.comErro + resumo.recusadas > 0 ? firstError(livro.escritas(), livro.ordem) : null
  if (resumo.conflitos > 0) return <Button onClick={onConflitos}>{t('lancamentos.barra.resolver')}</Button>
  return (
    <>
      {erro1 && <Button onClick={() => irPara(erro1.id, erro1.chave)}>{t('lancamentos.barra.toFault')}</Button>}
      {/* both stand below the students, which may be far */}
      {erro ? (
        <Button variant="link" onClick={lead(stoppedId)}>
          {t('lancamentos.barra.why')}
        </Button>
      ) : (
        pendentes > 0 && (
          <Button variant="link" onClick={lead(pendingId)}>
            {t('lancamentos.barra.why')}
          </Button>
        )
      )}
    </>
  )
}

export function SendBar({
  onConflitos,
  lugar,
  still,
}: {
  onConflitos: () => void
  /** The sentence, for who leads the focus there. */
  lugar: RefObject<HTMLParagraphElement | null>
  /** Another page stands in place of the students: it has buttons of its own in sight. */
  still: boolean
}) {
  const t = useT()
  const { livro, envio, dizer, send } = useDiario()
  const resumo = useSummary(livro)
  const progresso = useProgress(envio)
  const erro = useStopped(progresso)
  const [last] = useSentToday(livro.idClasse)
  const sentence = useSentence(progresso, erro, last)
  const enviando = progresso.fase === 'enviando'
  const interrompido = !enviando && progresso.total > progresso.feitas && resumo.prontas > 0

  const antes = useRef(progresso.fase)
  // as it is by now: what is drawn may be a moment behind
  const tellEnd = useEffectEvent(() => announce(sentence(livro.resumo())))
  useEffect(() => {
    // told at the ends only: a count that runs is not read aloud
    if (antes.current !== progresso.fase && progresso.fase !== 'enviando') tellEnd()
    antes.current = progresso.fase
  }, [progresso.fase])

  return (
    <section
      className={classes(styles.bar, 'no-print')}
      aria-label={t('lancamentos.barra.label')}
      data-pendente={unsentCount(resumo) > 0}
      // nothing to say: it does not stand over what is read
      data-nada={
        !enviando && !erro && unsentCount(resumo) + resumo.aCaminho + resumo.recusadas + resumo.naoConfirmadas === 0
      }
      data-still={still}
    >
      <p ref={lugar} tabIndex={-1} className={styles.sentence}>
        {sentence(resumo)}
      </p>
      {enviando && (
        <progress
          className={styles.progress}
          value={progresso.feitas}
          max={progresso.total}
          aria-label={t('lancamentos.barra.progress')}
        />
      )}
      <div className={styles.buttons}>
        {!enviando && <Attention erro={erro} onConflitos={onConflitos} />}
        {enviando ? (
          <Button busy={progresso.parando} busyLabel={t('lancamentos.barra.stopping')} onClick={() => envio.stop()}>
            {t('lancamentos.barra.stop')}
          </Button>
        ) : (
          resumo.prontas > 0 && (
            <Button variant="primary" onClick={() => send(false)}>
              {t(interrompido ? 'lancamentos.barra.goOn' : 'lancamentos.barra.send')}
            </Button>
          )
        )}
        {resumo.podeDesfazer && !enviando && (
          <Button
            onClick={() => {
              livro.undo()
              announce(t('lancamentos.undo.done'))
              dizer()
            }}
          >
            {t('lancamentos.undo.button')}
          </Button>
        )}
      </div>
    </section>
  )
}
