/** What a page can do (matricula/README §1): `go` on, `ask` the service, `request`. A refusal keeps the page open. */
import { useRef, useState } from 'react'
import { generatePath, useNavigate } from 'react-router-dom'
import { ApiError, useTask } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { sessionState } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import { toast } from '@/ui/action/Toasts'
import { useStaysOnPage } from '@/ui/action/redirect'
import { pauseLeft } from '../../shared/BusyNotice'
import { serviceMessages } from '../../shared/describeError'
import { useAfterUnmount } from '../../shared/sent/useAfterUnmount'
import { pass, withMeanwhile } from './changes'
import { type Draft, isAsking, type StepId } from './draft'
import { isUntaken, leaveRefusal, type Told, useRefusal, wordsFor } from './refusal'
import { type Ended, send } from './send'
import { frontier } from './steps'
import { markUnseenAnswer, noteSeenAnswer } from './keeping'
import { flowState, erase, markUncertain, notifyOthers, saveDraft, endWriteAhead, redraw, useFlow } from './store'

export const pathOf = (step: StepId): string => generatePath(paths.vagasEtapa, { step })

type Change = (draft: Draft) => Draft

/** Erases the draft and returns to the start page. */
export function useFinish(): () => void {
  const navigate = useNavigate()
  return () => {
    erase('finished')
    void navigate(paths.vagas, { replace: true })
  }
}

/** Whether a reply revealed an existing request, which is announced before its page is opened. */
const isNews = (next: Draft, to: StepId, from: StepId): boolean =>
  to === 'pedido' && from !== 'pedido' && from !== 'verificar' && isAsking(next.way)

/** Whether two drafts say the same to the service: who the child is, and what the family wants. */
const saysSame = (a: Draft, b: Draft): boolean =>
  JSON.stringify([a.way, a.by, a.matricula]) === JSON.stringify([b.way, b.by, b.matricula])

/** Notes a request whose answer the family does not see, which the start page mentions until it is looked up. */
function noteAnswer({ id }: Draft, isUnseen: boolean, tenure: number): void {
  if (!isUnseen) noteSeenAnswer(id)
  else if (sessionState().tenure === tenure) markUnseenAnswer(id)
}

/** The refusal in the end of a request; a conflict is looked up, and its words are shown all the same. */
const refusalOf = ({ error, kind }: Ended): ApiError | null =>
  kind === 'refused' || (error?.kind === 'refused' && serviceMessages(error).message !== '') ? error : null

/** The refusal and the page that shows it; null where this page does so itself or first tells of the request found. */
function toldOn({ draft, to }: Ended, error: ApiError, from: StepId, left: boolean): Told | null {
  const step = to ?? (left ? from : null)
  return step && (left || !isNews(draft, step, from)) ? { step, error } : null
}

export type StepState = ReturnType<typeof useStep>

export function useStep(id: StepId) {
  const { draft } = useFlow()
  if (!draft) throw new Error(`No draft on page ${id}`)
  const navigate = useNavigate()
  const stays = useStaysOnPage()
  const { run, pending, isHere } = useTask<() => Promise<void>>(
    op.PostMatriculaMunicipal.name,
    (task) => task(),
    draft.id,
  )
  const [error, setError] = useRefusal(id, draft.id)
  /** The draft with a request that exists already; this page stays until the family opens it. */
  const [found, setFound] = useState<Draft | null>(null)
  /** The service's messages by field name, each shown on the page of its field. */
  const [words] = useState(() => wordsFor(draft))
  const last = useRef<(() => Promise<void>) | null>(null)
  /** Whether the last call changes something at the service. */
  const sends = useRef(false)
  const busySince = useRef(0)
  /** Whether the answer is edited during the countdown of a busy service, so that nothing is sent automatically. */
  const [held, setHeld] = useState(false)
  const dismissToast = useRef<(() => void) | null>(null)
  const t = useT()

  useAfterUnmount(() => {
    // leaving the page drops the planned retry, so a toast says that nothing was sent
    const planned = error?.kind === 'busy' && sends.current && !pending
    if (planned && flowState().draft?.id === draft.id) toast(t('matricula.left.busy'))
  })

  const lead = async (next: Draft, to: StepId, replace = false) => {
    if (isHere() && isNews(next, to, id)) {
      setFound(next)
      return
    }
    saveDraft(next, false)
    if (isHere() && stays()) await navigate(pathOf(to), { replace })
    // redraws after the next page is drawn, since otherwise the page being left would be drawn once more
    afterFrame(redraw)
  }
  /** Reads the latest draft, since another page may have saved an answer meanwhile. */
  const now = (): Draft => flowState().draft ?? draft

  /** Runs one call of this page at a time and remembers it, so that `again` can repeat it after a busy answer. */
  const single = async (task: () => Promise<void>) => {
    // the "wait" toast would cover the buttons of the next page
    dismissToast.current?.()
    last.current = task
    setError(null)
    setFound(null)
    setHeld(false)
    try {
      await run(task)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.kind === 'busy') busySince.current = performance.now()
      setError(failure)
    }
  }

  /** Limits presses while the countdown runs, as "Tentar agora" does. */
  const tooSoon = (): boolean => {
    const pause = pauseLeft(busySince.current)
    if (error?.kind !== 'busy' || pause === 0) return false
    dismissToast.current?.()
    dismissToast.current = toast(t('frame.busy.tooSoon', { n: Math.ceil(pause / 1000) }))
    return true
  }

  /** Saves the answer before the call, so that nothing is lost if no reply comes. */
  const begin = async (change: Change, task: () => Promise<void>, isSending: boolean) => {
    saveDraft(change(now()), false)
    if (!tooSoon()) {
      sends.current = isSending
      await single(task)
    }
    redraw()
  }

  const openFound = () => {
    if (!found) return
    saveDraft(found)
    void navigate(pathOf(frontier(found)))
  }
  /** Changes the draft and leads on without marking this page as answered. */
  const turn = (change: Change) => {
    const next = change(now())
    void lead(next, frontier(next))
  }
  const go = (change: Change) => {
    setFound(null)
    turn((draft) => pass(change(draft), id))
  }
  const ask = (change: Change, exchange: (draft: Draft, id: StepId) => Promise<Draft>) => {
    const task = async () => {
      const before = now()
      const next = await exchange(before, id)
      const since = flowState().draft
      // ignores the reply if the draft was erased (signed out, idle) or the family went back and answered otherwise
      if (since?.id !== before.id || !(isHere() || saysSame(since, before))) return
      // keeps what is being typed on another page
      const told = { ...withMeanwhile(next, before, since), typed: pass(since, id).typed }
      const to = frontier(told)
      // what was changed on this page meanwhile has not been asked yet
      if (to !== id && isHere() && JSON.stringify(since.typed[id]) !== JSON.stringify(before.typed[id])) {
        toast(t('matricula.left.changed', { button: t('matricula.continue') }))
        return
      }
      // a page that asks again stays open and shows the reply itself
      if (to === id) saveDraft(told)
      else await lead(told, to, id === 'verificar')
    }
    return begin(change, task, false)
  }
  const request = (change: Change) => {
    const task = async () => {
      // applies the change again, so that a retry after a busy answer sends the same request
      const leaving = change(now())
      const { tenure } = sessionState()
      saveDraft(leaving)
      const ended = await send(leaving, () => {
        markUncertain({ ...leaving, phase: 'sending' })
        notifyOthers(leaving.id)
      })
      const { draft: next, error: no, kind, to } = ended
      const isThere = flowState().draft?.id === leaving.id
      noteAnswer(leaving, kind === 'uncertain' || (kind === 'sent' && !isThere), tenure)
      // the reply to a draft erased meanwhile is dropped, since the next person must not see it
      if (!isThere) return
      endWriteAhead()
      const left = !isHere()
      const refusal = refusalOf(ended)
      const told = refusal && toldOn(ended, refusal, id, left)
      leaveRefusal(leaving, told, refusal ? serviceMessages(refusal).fields : {})
      // a toast tells a family on another page that sending failed; the page concerned gives the reason
      const isUnread = kind === 'busy' || (kind === 'refused' && told !== null && isUntaken(told))
      if (left && isUnread) toast(t(`matricula.left.${kind === 'busy' ? kind : 'refused'}`))
      if (to) return lead(next, to, kind !== 'refused')
      saveDraft(next)
      throw no
    }
    return begin(change, task, true)
  }
  const again = () => {
    if (last.current) void single(last.current)
  }
  const noteTyping = () => setHeld(error?.kind === 'busy')
  return { id, draft, pending, error, words, found, held, noteTyping, openFound, go, turn, ask, request, again }
}
