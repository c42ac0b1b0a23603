/** Sending a person record: the last record, whether the form was changed since, and the outcome. */
import { useMemo, useState } from 'react'
import { type ApiError, isConflict, useWrite } from '@/api'
import { op, type Pessoa } from '@/contract'
import { useT } from '@/i18n'
import { unsentWork, useSession } from '@/session'
import { toast } from '@/ui/action/Toasts'
import { notAllowed } from '../../shared/perfil'
import { describeError } from '../../shared/describeError'
import { trackSending, unsentPerson } from '../../shared/sent/keptWork'
import { logSent } from '../../shared/sent/sentLog'
import { useAfterUnmount } from '../../shared/sent/useAfterUnmount'
import { forgetDraft, mayHaveArrived } from './draft'
import { type Typed, wouldSend } from './pessoa'
import { noteLeaving, rememberSentPerson, wasSent } from './sentPersons'

/** Whether no correction of the fields can help. */
export const isClosed = ({ kind }: ApiError): boolean => kind === 'forbidden' || kind === 'notFound'

export function usePessoaSending() {
  const t = useT()
  const perfil = useSession()?.perfil ?? 0
  const {
    send: write,
    pending,
    outcome,
    found,
    reset,
    willBeReported,
  } = useWrite(op.InsertPessoaAvaliacaoInterdisciplinar)
  /** The record that was sent last, and when (`em`, milliseconds). */
  const [last, setLast] = useState(() => found && { em: found.at, record: found.vars.ask as Pessoa })
  /** Whether the form was changed since; an automatic retry must not send a half-corrected record. */
  const [changed, setChanged] = useState(false)
  /** Whether a record of the person now in the form was already sent. */
  const [likeSent, setLikeSent] = useState(false)
  const accepted = outcome?.kind === 'accepted' && !pending
  const send = (record: Pessoa) => {
    setChanged(false)
    setLast({ em: Date.now(), record })
    return trackSending(unsentPerson, async () => {
      let takeBack: () => void = () => undefined
      const ended = await write(record, { onLeave: () => (takeBack = noteLeaving(record)) })
      const arrived = ended?.kind === 'accepted'
      if (ended && !arrived && ended.kind !== 'uncertain') takeBack()
      // a toast tells the outcome on another screen, unless a later page of this kind reports it
      const unsure = ended?.kind === 'uncertain' || wasSent(record) ? 'uncertain' : 'no'
      if (ended && !willBeReported() && unsentWork().includes(unsentPerson))
        toast(t(`curso.pessoa.gone.${arrived ? 'sent' : unsure}`))
      if (!arrived && ended?.kind !== 'uncertain') return
      rememberSentPerson(record)
      logSent('pessoa', [{ kind: arrived ? 'person' : 'uncertain', n: 1, name: record.nome }])
      if (arrived) forgetDraft()
    })
  }

  const error = outcome && outcome.kind !== 'accepted' && outcome.kind !== 'uncertain' ? outcome.error : null
  const earlier = !pending && error !== null && last !== null && (changed ? likeSent : wasSent(last.record))
  const waits = !pending && outcome?.kind === 'busy'
  // leaving the page cancels a planned retry
  useAfterUnmount(() => {
    if (waits) toast(t(earlier ? 'curso.pessoa.leftAgain' : 'curso.pessoa.left'))
  })
  const refused = useMemo(() => {
    if (!error || error.kind === 'busy' || error.kind === 'unauthenticated') return null
    const said = describeError(t, error)
    if (isConflict(error)) {
      // a field is marked only where the service names it, because the contract does not define equal persons
      const named = Object.keys(said.fields).length > 0
      const message = t(named ? 'curso.pessoa.existsMarked' : 'curso.pessoa.exists')
      return { ...said, message, fromService: false }
    }
    if (!isClosed(error)) return said
    const why = error.kind === 'forbidden' ? notAllowed(t, t('curso.pessoa.notAllowed'), perfil) : said.message
    const lead = t(earlier ? 'curso.pessoa.notTakenAgain' : 'curso.pessoa.notTaken')
    return { ...said, lead, message: why, fromService: false }
  }, [error, earlier, perfil, t])
  const noteTyping = (typed: Typed) => {
    // compares the record and not the text, because leaving a field may only format a CPF
    setChanged((before) => before || !last || !wouldSend(typed, last.record))
    setLikeSent(mayHaveArrived(typed))
  }
  return { send, reset, noteTyping, pending, accepted, outcome, error, refused, last, changed, earlier }
}
