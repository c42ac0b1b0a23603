/** Sending a record that nothing can read back: sent, not sent, or nobody knows. */
import { useCallback, useState } from 'react'
import { type ApiError, useWrite } from '@/api'
import { op, type Pessoa } from '@/contract'
import { noteSent as noteInLog } from '../../shared/sent/sentLog'
import { noteSent } from './sent'

export type Sending =
  | { step: 'typing' }
  | { step: 'sending' }
  | { step: 'sent'; em: number }
  /** Nobody knows whether it arrived. */
  | { step: 'uncertain'; em: number }
  /** It was certainly not taken; `record` is what a busy service is asked again with. */
  | { step: 'refused'; error: ApiError; record: Pessoa }

export function useSending(onSent: () => void) {
  const { send: write, pending, outcome, reset } = useWrite(op.InsertPessoaAvaliacaoInterdisciplinar)
  const [last, setLast] = useState<{ em: number; record: Pessoa } | null>(null)
  const send = useCallback(
    async (record: Pessoa) => {
      setLast({ em: Date.now(), record })
      const ended = await write(record)
      if (ended?.kind === 'accepted' || ended?.kind === 'uncertain') noteSent(record)
      if (ended?.kind === 'accepted') {
        noteInLog('pessoa', [{ kind: 'person', n: 1, name: record.nome }])
        onSent()
      }
    },
    [onSent, write],
  )
  return { sending: stepOf(pending, outcome, last), send, goBack: reset }
}

function stepOf(
  pending: boolean,
  outcome: ReturnType<typeof useWrite>['outcome'],
  last: { em: number; record: Pessoa } | null,
): Sending {
  if (pending) return { step: 'sending' }
  if (!outcome || !last) return { step: 'typing' }
  if (outcome.kind === 'accepted') return { step: 'sent', em: last.em }
  if (outcome.kind === 'uncertain') return { step: 'uncertain', em: last.em }
  return { step: 'refused', error: outcome.error, record: last.record }
}
