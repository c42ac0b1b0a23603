/** How a page goes on (matricula/README §1): `go`, `ask` the service, `request` all. A refusal keeps the page. */
import { useRef, useState } from 'react'
import { generatePath, useNavigate } from 'react-router-dom'
import { ApiError, useTask } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { sessionState } from '@/session'
import { afterFrame } from '@/ui/action/afterFrame'
import { toast } from '@/ui/action/Toasts'
import { useStays } from '@/ui/action/lead'
import { pauseLeft } from '../../shared/BusyNotice'
import { saidByService } from '../../shared/sayError'
import { useLeft } from '../../shared/sent/useLeft'
import { pass, withMeanwhile } from './changes'
import { type Draft, isAsking, type StepId } from './draft'
import { isUntaken, leaveRefusal, useRefusal, wordsFor } from './refusal'
import { send } from './send'
import { frontier } from './steps'
import { markUnseenAnswer, noteSeenAnswer } from './keeping'
import { flowState, erase, markUncertain, notifyOthers, saveDraft, endWriteAhead, redraw, useFlow } from './store'

export const pathOf = (step: StepId): string => generatePath(paths.vagasEtapa, { step })

type Change = (draft: Draft) => Draft

/** Forgets the draft and leads to the start. */
export function useFinish(): () => void {
  const navigate = useNavigate()
  return () => {
    erase('finished')
    void navigate(paths.vagas, { replace: true })
  }
}

/** An existing request is announced before its page is opened. */
const isNews = (next: Draft, to: StepId, from: StepId): boolean =>
  to === 'pedido' && from !== 'pedido' && from !== 'verificar' && isAsking(next.way)

/** Whether what the service was asked is still what the family says: who the child is, and what they want. */
const saysSame = (a: Draft, b: Draft): boolean =>
  JSON.stringify([a.way, a.by, a.matricula]) === JSON.stringify([b.way, b.by, b.matricula])

export type StepState = ReturnType<typeof useStep>

export function useStep(id: StepId) {
  const { draft } = useFlow()
  if (!draft) throw new Error(`No draft on page ${id}`)
  const navigate = useNavigate()
  const stays = useStays()
  const { run, pending, isHere } = useTask<() => Promise<void>>(
    op.PostMatriculaMunicipal.name,
    (task) => task(),
    draft.id,
  )
  const [error, setError] = useRefusal(id, draft.id)
  /** A request that exists already; the page stays until it is opened. */
  const [found, setFound] = useState<Draft | null>(null)
  /** What the service said about fields, by name: shown on the page of the field. */
  const [words] = useState(() => wordsFor(draft))
  const last = useRef<(() => Promise<void>) | null>(null)
  /** What was asked last changes something at the service. */
  const sends = useRef(false)
  const busySince = useRef(0)
  /** The answer is being changed while a busy service is waited for: nothing goes by itself. */
  const [held, setHeld] = useState(false)
  const takeBack = useRef<(() => void) | null>(null)
  const t = useT()

  useLeft(() => {
    // what was to be sent once more goes with the page
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
    // where the service is not asked, only once the next page is drawn: the one that is left would be drawn again
    afterFrame(redraw)
  }
  /** What the person has now: an answer of another page may have come in between. */
  const now = (): Draft => flowState().draft ?? draft

  /** One call at a time from this page, and the way to make the same one again after a busy answer. */
  const single = async (task: () => Promise<void>) => {
    // the "wait" toast would cover the buttons of the next page
    takeBack.current?.()
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

  /** While the countdown runs, presses are limited as "Tentar agora" is. */
  const tooSoon = (): boolean => {
    const pause = pauseLeft(busySince.current)
    if (error?.kind !== 'busy' || pause === 0) return false
    takeBack.current?.()
    takeBack.current = toast(t('frame.busy.tooSoon', { n: Math.ceil(pause / 1000) }))
    return true
  }

  /** Keeps the answer before it travels: if nothing ever comes back, nothing is lost. */
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
  /** Goes another way without answering this page. */
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
      // erased meanwhile (signed out, idle), or gone back and answered otherwise: ignore the answer
      if (since?.id !== before.id || !(isHere() || saysSame(since, before))) return
      // what is being typed on another page stays
      const told = { ...withMeanwhile(next, before, since), typed: pass(since, id).typed }
      const to = frontier(told)
      // asked once more, the page that is open tells it
      if (to === id) saveDraft(told)
      else await lead(told, to, id === 'verificar')
    }
    return begin(change, task, false)
  }
  const request = (change: Change) => {
    const task = async () => {
      // asked again after a busy answer, it is the same request
      const leaving = change(now())
      const { tenure } = sessionState()
      saveDraft(leaving)
      const ended = await send(leaving, () => {
        markUncertain({ ...leaving, phase: 'sending' })
        notifyOthers(leaving.id)
      })
      const { draft: next, error: no, kind, to } = ended
      const isThere = flowState().draft?.id === leaving.id
      // one that arrived after it was erased here, or another was begun, is told of on the start page
      const isUnseen = kind === 'uncertain' || (kind === 'sent' && !isThere)
      if (!isUnseen) noteSeenAnswer(leaving.id)
      else if (sessionState().tenure === tenure) markUnseenAnswer(leaving.id)
      // erased meanwhile: what the service said of it is not the next person's
      if (!isThere) return
      endWriteAhead()
      const left = !isHere()
      // who has gone to another page is told there that it did not go through, and why on its own
      const step = to ?? (left ? id : null)
      const told = kind === 'refused' && step && (left || !isNews(next, step, id)) ? { step, error: no } : null
      leaveRefusal(leaving, told, kind === 'refused' ? saidByService(no).fields : {})
      const isUnread = kind === 'busy' || (told !== null && isUntaken(told))
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
