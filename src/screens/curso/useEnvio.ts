/** Sending a record that nothing can read back: sent, not sent, or nobody knows (reliability §10, §14). */
import { useCallback, useRef, useState } from 'react'
import { ApiError, call, certainlyNotAccepted } from '@/api'
import { op, type Pessoa } from '@/contract'
import { alone } from '../shared/alone'
import { noteSent } from './enviados'

export type Envio =
  | { step: 'typing' }
  | { step: 'sending' }
  | { step: 'sent'; em: number }
  /** Nobody knows whether it arrived. */
  | { step: 'uncertain'; em: number }
  /** Another tab is sending: nothing left this one. */
  | { step: 'elsewhere' }
  /** It was certainly not taken; `record` is what a busy service is asked again with. */
  | { step: 'refused'; error: ApiError; record: Pessoa }

export function useEnvio(onSent: () => void) {
  const [envio, setEnvio] = useState<Envio>({ step: 'typing' })
  const busy = useRef(false)
  const send = useCallback(
    async (record: Pessoa) => {
      if (busy.current) return
      busy.current = true
      setEnvio({ step: 'sending' })
      const em = Date.now()
      try {
        const done = await alone('pessoa', async () => {
          await call(op.InsertPessoaAvaliacaoInterdisciplinar, record)
          noteSent(record)
          return true
        })
        if (!done) {
          setEnvio({ step: 'elsewhere' })
          return
        }
        onSent()
        setEnvio({ step: 'sent', em })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (certainlyNotAccepted(error)) setEnvio({ step: 'refused', error, record })
        else {
          noteSent(record)
          setEnvio({ step: 'uncertain', em })
        }
      } finally {
        busy.current = false
      }
    },
    [onSent],
  )
  return { envio, send, setEnvio }
}
