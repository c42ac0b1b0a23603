/** The bar that stays in sight: what is not sent, and what can be done about it. */
import { type RefObject, useEffect, useRef } from 'react'
import { type ApiError, useOffline } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { announce } from '@/ui/live'
import { Notice } from '@/ui/Notice'
import { ServiceText } from '@/ui/ServiceText'
import { BusyNotice } from '../../shared/BusyNotice'
import { sayError } from '../../shared/sayError'
import styles from './Barra.module.css'
import { useDiario, useProgresso, useResumo } from './contexto'
import { Reenviar, Verificar } from './DeNovo'
import { Descartar } from './Descartar'
import type { Progresso } from './enviar'
import { primeiroErro } from './linha'
import { porEnviar, type Resumo } from './resumo'
import { useLarga } from './usar'

/** One sentence for eyes and ears: the most urgent first. */
function useFrase(resumo: Resumo, { fase, total, feitas }: Progresso, erro: ApiError | null): string {
  const t = useT()
  const partes = [
    fase !== 'enviando' && erro && t('lancamentos.barra.parou'),
    fase === 'enviando' && t('lancamentos.barra.enviando', { feitas, n: total }),
    fase !== 'enviando' && porEnviar(resumo) > 0 && t('lancamentos.barra.naoEnviadas', { n: porEnviar(resumo) }),
    fase !== 'enviando' && resumo.publicar > 0 && t('lancamentos.barra.publicar', { n: resumo.publicar }),
    fase !== 'enviando' && resumo.fechar > 0 && t('lancamentos.bar.toClose', { n: resumo.fechar }),
    resumo.comErro > 0 && t('lancamentos.barra.comErro', { n: resumo.comErro }),
    resumo.conflitos > 0 && t('lancamentos.barra.conflitos', { n: resumo.conflitos }),
    resumo.recusadas > 0 && t('lancamentos.barra.recusadas', { n: resumo.recusadas }),
    resumo.aCaminho > 0 && fase !== 'enviando' && t('lancamentos.barra.conferindo', { n: resumo.aCaminho }),
    resumo.naoConfirmadas > 0 && t('lancamentos.barra.naoConfirmadas', { n: resumo.naoConfirmadas }),
    resumo.publicadas > 0 && t('lancamentos.barra.publicadas', { n: resumo.publicadas }),
    resumo.fechadas > 0 && t('lancamentos.bar.closed', { n: resumo.fechadas }),
    resumo.confirmadas > 0 && t('lancamentos.barra.confirmadas', { n: resumo.confirmadas }),
  ].filter(Boolean)
  return partes.length > 0 ? partes.join(' · ') : t('lancamentos.barra.nada')
}

export function Barra({
  onConflitos,
  lugar,
}: {
  onConflitos: () => void
  /** The sentence, for who leads the focus there. */
  lugar: RefObject<HTMLParagraphElement | null>
}) {
  const t = useT()
  const { livro, envio, irPara, dizer, send } = useDiario()
  const resumo = useResumo(livro)
  const progresso = useProgresso(envio)
  const offline = useOffline()
  // once the network is back it is no news any more: the button goes on
  const erro = progresso.erro?.kind === 'offline' && !offline ? null : progresso.erro
  const frase = useFrase(resumo, progresso, erro)
  const larga = useLarga()
  const enviando = progresso.fase === 'enviando'
  const interrompido = !enviando && progresso.total > progresso.feitas && resumo.prontas > 0
  // nothing to say: it does not stand over what is read
  const parada = frase === t('lancamentos.barra.nada')
  const erro1 = resumo.comErro + resumo.recusadas > 0 ? primeiroErro(livro.escritas(), livro.ordem) : null
  const naoConfirmadas = livro
    .escritas()
    .filter((linha) => linha.envio?.estado === 'naoConfirmada')
    .map(({ id }) => id)

  const antes = useRef(progresso.fase)
  useEffect(() => {
    // told at the ends only: a count that runs is not read aloud
    if (antes.current !== progresso.fase && progresso.fase !== 'enviando') announce(frase)
    antes.current = progresso.fase
  }, [progresso.fase, frase])

  const parou = erro !== null && !enviando
  const said = erro && sayError(t, erro)
  const aviso = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.lugar}>
      <section
        className={styles.barra}
        aria-label={t('lancamentos.barra.label')}
        data-pendente={porEnviar(resumo) > 0}
        data-nada={parada}
      >
        <p ref={lugar} tabIndex={-1} className={styles.frase}>
          {frase}
        </p>
        {enviando && (
          <progress
            className={styles.progresso}
            value={progresso.feitas}
            max={progresso.total}
            aria-label={t('lancamentos.barra.progresso')}
          />
        )}
        <div className={styles.botoes}>
          {resumo.conflitos > 0 && !enviando && (
            <Button onClick={onConflitos}>{t('lancamentos.barra.resolver')}</Button>
          )}
          {enviando ? (
            <Button busy={progresso.parando} busyLabel={t('lancamentos.barra.parando')} onClick={() => envio.stop()}>
              {t('lancamentos.barra.parar')}
            </Button>
          ) : (
            resumo.prontas > 0 && (
              <Button variant="primary" onClick={() => send(false)}>
                {t(interrompido ? 'lancamentos.barra.continuar' : 'lancamentos.barra.enviar')}
              </Button>
            )
          )}
          {parou && (
            // it stands in the page, which may be scrolled away from it
            <Button variant="link" onClick={() => aviso.current?.focus()}>
              {t('lancamentos.barra.porQue')}
            </Button>
          )}
          {erro1 && !enviando && (
            <Button onClick={() => irPara(erro1.id, erro1.chave)}>{t('lancamentos.barra.irAoErro')}</Button>
          )}
          {naoConfirmadas.length > 0 && !enviando && (
            <>
              <Verificar ids={naoConfirmadas} />
              <Reenviar ids={naoConfirmadas} />
            </>
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
          {larga && <Descartar />}
        </div>
      </section>
      {parou && (
        <div ref={aviso} tabIndex={-1} className={styles.aviso}>
          {erro.kind === 'busy' ? (
            <BusyNotice unsent error={erro} onRetry={() => void envio.send()} />
          ) : (
            <Notice tone="bad" role="alert" title={t('lancamentos.parou')}>
              {said?.fromService ? <ServiceText as="p">{said.message}</ServiceText> : <p>{said?.message}</p>}
              <p>{t('lancamentos.guardadas')}</p>
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}
