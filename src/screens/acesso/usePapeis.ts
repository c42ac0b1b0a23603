/**
 * Looks a user up and removes roles, both by one operation (decisions §12). Each step is a history entry, so that Back
 * keeps the choice; the entry holds only the index of its step, and no personal data.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, isConflict, useWrite } from '@/api'
import { op, z } from '@/contract'
import { type Translate, useT } from '@/i18n'
import { useSession } from '@/session'
import type { Refused } from '@/ui/form/context'
import { toast } from '@/ui/action/Toasts'
import { useStaysOnPage } from '@/ui/action/redirect'
import { notAllowed } from '../shared/perfil'
import { describeError } from '../shared/describeError'
import { useLeftRemoval } from './begunRemoval'
import {
  eachOnce,
  firstStep,
  isWithoutPapeis,
  noPapeis,
  type PapeisStep,
  type Posse,
  type Question,
  sameAccount,
  stayed,
  withoutPapeis,
} from './papeis'

let takeBack: () => void = () => undefined
/** Shows the result of a removal as a toast, until the next request. */
export function tellRemoval(words: string): void {
  takeBack()
  takeBack = toast(words)
}

/** Whether a service refused a request without names (decisions §12): status 400 with no error for the user name. */
const refusesEmpty = (error: ApiError): boolean =>
  error.kind === 'refused' && error.status === 400 && !('userName' in (error.refusal?.fields ?? {}))

const indexOf = (state: unknown): number => {
  const { stage } = (state ?? {}) as { stage?: unknown }
  return typeof stage === 'number' ? stage : 0
}

/** A refusal in words; null where there is none or a countdown already shows it. */
function saidOf(t: Translate, problem: ApiError | null, perfil: number): Refused | null {
  if (problem === null || problem.kind === 'busy') return null
  const ours = (message: string): Refused => ({ message, fields: {} })
  // the service's own message may repeat the user name, the portal's words do not
  if (problem.kind === 'notFound') return ours(t('papeis.noUser'))
  // the dialog to sign in again does not say that the request was not done
  if (problem.kind === 'unauthenticated') return ours(t('papeis.session'))
  if (problem.kind === 'forbidden') return ours(notAllowed(t, t('papeis.notAllowed'), perfil))
  // the usual words for a conflict, "already recorded", do not fit a removal
  if (isConflict(problem)) return ours(t('papeis.conflict'))
  return describeError(t, problem)
}

/** The state and the actions of a removal. */
export type Papeis = ReturnType<typeof usePapeis>

/** The props of a step's component. */
export interface PapeisProps<Step extends PapeisStep['step']> {
  stage: Extract<PapeisStep, { step: Step }>
  papeis: Papeis
}

type Writing = ReturnType<typeof useWrite<typeof op.UnAssignRoles>>
type Answered = NonNullable<Writing['outcome']>

/** The request that a page before this one has sent; empty without one. */
function questionOf(found: Writing['found']): Question {
  const { userName = '', roles = [], permissions = [] } = found?.vars.ask ?? {}
  return { userName, removed: { roles, permissions } }
}

/** What the user still has, from the answer; null where it says nothing of it, or a refusal was not done in part. */
function leftIn(outcome: Answered, removed: Posse): Posse | null {
  const isAccepted = outcome.kind === 'accepted'
  const told = z.safeParse(op.UnAssignRoles.output, isAccepted ? outcome.reply : outcome.error.reply).data
  const { allRoles, allPermissions } = told ?? {}
  if (!allRoles && !allPermissions) return null
  const untold = allRoles ? (allPermissions ? undefined : 'permissions') : 'roles'
  const left = { roles: eachOnce(allRoles ?? []), permissions: eachOnce(allPermissions ?? []), untold } as const
  // an accepted removal from a list that is not told has an unknown end
  if (isAccepted) return untold && removed[untold].length > 0 ? null : left
  // a refusal took nothing away where its lists are empty, not told, or have all the names
  const still = stayed(left, removed)
  return isWithoutPapeis(still) || isWithoutPapeis(withoutPapeis(removed, still)) ? null : left
}

const errorIn = (outcome: Answered): ApiError | null => (outcome.kind === 'accepted' ? null : outcome.error)

/** The last step of a removal; null where it was refused whole. */
function endOf(outcome: Answered, question: Question): Extract<PapeisStep, { step: 'done' | 'uncertain' }> | null {
  const after = leftIn(outcome, question.removed)
  if (after) return { step: 'done', ...question, after, error: errorIn(outcome) }
  return outcome.kind === 'uncertain' || outcome.kind === 'accepted' ? { step: 'uncertain', ...question } : null
}

export function usePapeis() {
  const t = useT()
  const session = useSession()
  const index = indexOf(useLocation().state)
  const navigate = useNavigate()
  const { send, pending, found, isHere, willBeReported } = useWrite(op.UnAssignRoles)
  const stays = useStaysOnPage()
  const before = questionOf(found)
  const left = useLeftRemoval()
  const [stages, setStages] = useState<readonly PapeisStep[]>([
    isWithoutPapeis(before.removed) ? left : { step: 'underWay', ...before },
  ])
  /** The request in flight is a look-up, not a removal. */
  const [looking, setLooking] = useState(found !== null && isWithoutPapeis(before.removed))
  const [problem, setProblem] = useState<{ at: number; error: ApiError | null } | null>(null)
  const [last, setLast] = useState(before)
  /** The current step index, for code after an `await`. */
  const now = useRef(index)
  /** Counts navigations between steps, to notice that the person left a step while it awaited an answer. */
  const steps = useRef(0)
  useLayoutEffect(() => {
    now.current = index
    steps.current += 1
  }, [index])
  const over = index + 1 - stages.length
  useEffect(() => {
    // skips history entries without a step, after a removal has ended or the page was reloaded
    if (over <= 0) return
    const leaving = setTimeout(() => void navigate(-over))
    return () => clearTimeout(leaving)
  }, [over, navigate])

  /** Drops the refusal or the planned retry of a step that is left. */
  const leaveStep = useEffectEvent((at: number) => {
    if (problem?.at !== at) return
    setProblem(null)
    if (problem.error?.kind === 'busy' && stages[at]?.step === 'confirm') tellRemoval(t('papeis.undo.left'))
  })
  const step = useRef(index)
  useEffect(() => {
    if (step.current !== index) leaveStep(step.current)
    step.current = index
  }, [index])

  const go = (next: PapeisStep) => {
    const i = now.current + 1
    setStages((all) => [...all.slice(0, i), next])
    void navigate('.', { state: { stage: i } })
  }
  /** Changes the current step, as Back will find it. */
  const mend = (change: (stage: PapeisStep) => PapeisStep) => {
    const i = now.current
    setStages((all) => all.map((stage, at) => (at === i ? change(stage) : stage)))
  }
  /** Shows the end of a removal; the earlier steps are outdated then, so Back leads to a new search. */
  const settle = (next: PapeisStep) => {
    setStages([firstStep, next])
    // the person has already gone back to the search
    if (now.current === 0) void navigate('.', { state: { stage: 1 } })
  }

  /** Sends a request; `ended` goes to the next step and returns the error to show on the current one. */
  const run = async (question: Question, ended: (outcome: Answered) => ApiError | null): Promise<void> => {
    const { userName, removed } = question
    setLast(question)
    // the toast of an earlier removal must not stay
    takeBack()
    setProblem(null)
    setLooking(isWithoutPapeis(removed))
    const outcome = await send({ userName, roles: [...removed.roles], permissions: [...removed.permissions] })
    if (outcome) setProblem({ at: now.current, error: ended(outcome) })
  }
  /** Looks a user up: without names the operation only returns what the user has. */
  const lookUp = (userName: string) => {
    mend((stage) => (stage.step === 'lookup' ? { step: 'lookup', userName } : stage))
    const step = steps.current
    return run({ userName, removed: noPapeis }, (outcome) => {
      // the answer is dropped if the person has gone to another step or screen meanwhile
      if (!isHere() || !stays() || steps.current !== step) return null
      if (outcome.kind !== 'accepted' && !refusesEmpty(outcome.error)) return outcome.error
      const posse = leftIn(outcome, noPapeis)
      // no name is listed and one list is not told: nothing to choose from, but names may be typed
      const isTyped = posse?.untold && isWithoutPapeis(posse)
      go({ step: 'choose', userName, posse: isTyped ? null : posse, removed: noPapeis })
      return null
    })
  }
  const remove = (userName: string, removed: Posse) => {
    const step = steps.current
    return run({ userName, removed }, (outcome) => {
      const end = endOf(outcome, { userName, removed })
      const [here, error] = [isHere(), errorIn(outcome)]
      if (here && end) settle(end)
      if (here && (end || steps.current === step)) return end ? null : error
      // on another step or screen the result is a toast without a retry, unless a later page of this kind reports it
      const why = here ? saidOf(t, error, session?.perfil ?? 0)?.message : null
      if (here || !willBeReported()) tellRemoval([t(`papeis.left.${end?.step ?? 'no'}`), why].filter(Boolean).join(' '))
      return null
    })
  }
  const [begun] = stages
  if (begun?.step === 'underWay' && found?.result) {
    const { userName, removed } = begun
    const end = endOf(found.result, { userName, removed })
    setStages([end ?? { step: 'confirm', userName, posse: null, removed }])
    if (!end) setProblem({ at: 0, error: errorIn(found.result) })
  }
  const stage = stages[index] ?? stages.at(-1) ?? firstStep
  const removing = stage.step === 'confirm'
  const partly = stage.step === 'done' ? stage.error : null
  const error = (problem?.at === index ? problem.error : null) ?? partly
  const perfil = session?.perfil ?? 0
  const own = session !== null && sameAccount(session.userName, stage.userName)
  return {
    stage,
    index,
    pending,
    looking,
    problem: error,
    /** The refusal in words; a new object for each answer, so that the same refusal is shown again. */
    refused: useMemo(() => {
      const said = saidOf(t, error, perfil)
      return said && removing ? { lead: t('papeis.notRemoved'), ...said } : said
    }, [error, perfil, removing, t]),
    /** The user is the signed-in person. */
    own,
    lookUp,
    remove,
    go,
    mend,
    back: () => {
      if (index === 0) go(firstStep)
      else void navigate(-1)
    },
    /** Notes that a planned removal was stopped (`undone`), or is asked for again. */
    setUndone: (undone: boolean) => {
      setProblem(null)
      mend((one) => (one.step === 'confirm' ? { ...one, undone } : one))
    },
    /** The last request. */
    last,
    again: () => {
      const { userName, removed } = last
      void (isWithoutPapeis(removed) ? lookUp(userName) : remove(userName, removed))
    },
  }
}
