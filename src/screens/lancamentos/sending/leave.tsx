/**
 * Leaving with unsent grades asks: inside the portal by a dialog, which offers to send them first; closing the tab by the
 * browser's own question.
 */
import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useT } from '@/i18n'
import { askBeforeLeaving, isPublicDevice, type Leaving } from '@/session'
import { Confirm } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { unsentGrades } from '../../shared/sent/keptWork'
import { useDiario, useProgress, useSummary } from '../context'
import type { Sending } from './send'
import type { Book } from '../book/book'
import { unsentCount } from '../book/summary'

/** Asked of the book, not of the last drawing: signing out empties it and leaves at once. */
function temAlgo(livro: Book, envio: Sending): boolean {
  return unsentCount(livro.resumo()) > 0 || envio.progresso().fase === 'enviando'
}

interface Pedido {
  leaving: Leaving
  answer: (yes: boolean) => void
}

export function AskOnLeaving() {
  const t = useT()
  const { livro, envio, send } = useDiario()
  const resumo = useSummary(livro)
  const n = unsentCount(resumo)
  const { fase } = useProgress(envio)
  const enviando = fase === 'enviando'
  const pergunta = n > 0 || enviando
  const [pedido, setPedido] = useState<Pedido | null>(null)
  /** The person has said yes already: the address that follows is not asked about again. */
  const decidido = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !decidido.current && temAlgo(livro, envio) && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(
    () =>
      askBeforeLeaving(unsentGrades(livro.idClasse), async (leaving) => {
        if (!temAlgo(livro, envio)) return true
        return new Promise((answer) => {
          setPedido({ leaving, answer })
        })
      }),
    [livro, envio],
  )
  useEffect(() => {
    if (!pergunta) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [pergunta])
  const close = (yes: boolean) => {
    setPedido(null)
    decidido.current = yes
    pedido?.answer(yes)
    if (yes) blocker.proceed?.()
    else blocker.reset?.()
  }
  /** Sending before leaving; `over` until the question is gone. */
  const [first, setFirst] = useState<'no' | 'sending' | 'over'>('no')
  const blocked = blocker.state === 'blocked' || pedido !== null
  if (first === 'over' && !blocked) setFirst('no')
  const sendFirst = () => {
    let begun = false
    const stop = envio.subscribe(() => {
      const now = envio.progresso().fase
      begun ||= now === 'enviando'
      if (!begun || now !== 'parado') return
      stop()
      setFirst('over')
      // what was not taken is told where it stands: nobody leaves it behind unknowingly
      close(!temAlgo(livro, envio) && livro.resumo().naoConfirmadas === 0)
    })
    setFirst('sending')
    announce(t('lancamentos.leave.sending'), 'polite')
    send(true, () => {
      stop()
      setFirst('over')
      close(false)
    })
  }
  const apaga = pedido?.leaving === 'signOut'
  if (first !== 'no') return null
  return (
    <Confirm
      open={blocked}
      title={n > 0 ? t('lancamentos.sair.title', { n }) : t('lancamentos.sair.sending')}
      main="no"
      better={resumo.prontas > 0 && !enviando ? { label: t('lancamentos.leave.send'), onPress: sendFirst } : undefined}
      yes={t(apaga ? 'moldura.sair.erase' : 'lancamentos.sair.sair')}
      no={t('moldura.sair.stay')}
      harmless={!apaga}
      onYes={() => close(true)}
      onClose={() => close(false)}
    >
      <p>
        {t(apaga ? 'lancamentos.sair.erased' : isPublicDevice() ? 'lancamentos.sair.memory' : 'lancamentos.sair.kept')}
      </p>
    </Confirm>
  )
}
