/** Leaving with unsent grades asks: a link inside the portal by a dialog, closing the tab by the browser's own question. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { useDiario, useProgresso, useResumo } from './contexto'

export function PerguntarAoSair() {
  const t = useT()
  const { livro, envio } = useDiario()
  const { naoEnviadas, comErro, publicar } = useResumo(livro)
  const enviando = useProgresso(envio).fase === 'enviando'
  const n = naoEnviadas + comErro + publicar
  const pergunta = n > 0 || enviando
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // asked of the book, not of the last drawing: signing out empties it and leaves at once
    const { naoEnviadas, comErro, publicar } = livro.resumo()
    const algo = naoEnviadas + comErro + publicar > 0 || envio.progresso().fase === 'enviando'
    return algo && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (!pergunta) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pergunta])
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={n > 0 ? t('lancamentos.sair.title', { n }) : t('lancamentos.sair.enviando')}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            {t('lancamentos.sair.ficar')}
          </Button>
          <Button onClick={() => blocker.proceed?.()}>{t('lancamentos.sair.sair')}</Button>
        </>
      }
    >
      <p>{t(isPublicDevice() ? 'lancamentos.sair.memoria' : 'lancamentos.sair.guardadas')}</p>
    </Dialog>
  )
}
