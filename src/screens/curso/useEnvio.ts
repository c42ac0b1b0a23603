/** Sending a record that nothing can read back: sent, not sent, or nobody knows (reliability §10, §14). */
import { useCallback, useRef, useState } from 'react'
import { ApiError, call, certainlyNotAccepted } from '@/api'
import { op, type Pessoa } from '@/contract'
import { onWipe } from '@/session'

export type Envio =
  | { step: 'typing' }
  | { step: 'sending' }
  | { step: 'sent'; em: number }
  /** Nobody knows whether it arrived. */
  | { step: 'uncertain'; em: number }
  /** It was certainly not taken; `record` is what a busy service is asked again with. */
  | { step: 'refused'; error: ApiError; record: Pessoa }

/** What left this page last and may have arrived, so that the same record does not go twice by mistake. In memory only. */
let last: string | null = null
onWipe(() => {
  last = null
})

/** Whether just this record was sent before. */
export const wasSent = (record: Pessoa): boolean => last === JSON.stringify(record)

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
        await call(op.InsertPessoaAvaliacaoInterdisciplinar, record)
        last = JSON.stringify(record)
        onSent()
        setEnvio({ step: 'sent', em })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (certainlyNotAccepted(error)) setEnvio({ step: 'refused', error, record })
        else {
          last = JSON.stringify(record)
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
