/**
 * Looks a user up and takes roles away by the one operation (decisions §12), whose last answer is what is shown. Each step
 * is a page of the browser's history, so that Back keeps the choice; the history holds a number only.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ApiError, isConflict, useWrite } from '@/api'
import { op } from '@/contract'
import { type Translate, useT } from '@/i18n'
import { useSession } from '@/session'
import type { Refused } from '@/ui/form/context'
import { toast } from '@/ui/action/Toasts'
import { useStays } from '@/ui/action/lead'
import { notAllowed } from '../shared/perfil'
import { sayError } from '../shared/sayError'
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
} from './papeis'

let takeBack: () => void = () => undefined
/** Tells at the edge what came of a removal, until the next one is asked for. */
export function tellRemoval(words: string): void {
  takeBack()
  takeBack = toast(words)
}

/** A service that wants names in every call says no to the empty one without blaming the user name (decisions §12). */
const refusesEmpty = (error: ApiError): boolean =>
  error.kind === 'refused' && error.status === 400 && !('userName' in (error.refusal?.fields ?? {}))

const indexOf = (state: unknown): number => {
  const { stage } = (state ?? {}) as { stage?: unknown }
  return typeof stage === 'number' ? stage : 0
}

/** A refusal in words; null where a countdown already shows it. */
function saidOf(t: Translate, problem: ApiError | null, perfil: number): Refused | null {
  if (problem === null || problem.kind === 'busy') return null
  const ours = (message: string): Refused => ({ message, fields: {} })
  // the service's own message of an unknown user may repeat the name: our words do not
  if (problem.kind === 'notFound') return ours(t('papeis.noUser'))
  // the dialog to sign in again does not know what was asked
  if (problem.kind === 'unauthenticated') return ours(t('papeis.session'))
  if (problem.kind === 'forbidden') return ours(notAllowed(t, t('papeis.notAllowed'), perfil))
  // "already recorded" would be no answer to a removal
  if (isConflict(problem)) return ours(t('papeis.conflict'))
  return sayError(t, problem)
}

/** Where the removal stands, and what can be done from there. */
export type Papeis = ReturnType<typeof usePapeis>

/** What the page of a step is given. */
export interface PapeisProps<Step extends PapeisStep['step']> {
  stage: Extract<PapeisStep, { step: Step }>
  papeis: Papeis
}

type Writing = ReturnType<typeof useWrite<typeof op.UnAssignRoles>>
type Answered = NonNullable<Writing['outcome']>

/** The question of a page before this one, where it is on its way. */
function questionOf(found: Writing['found']): Question {
  const { userName = '', roles = [], permissions = [] } = found?.vars.ask ?? {}
  return { userName, removed: { roles, permissions } }
}

/** What the service says is left; null: it does not say. */
const leftIn = (outcome: Answered): Posse | null =>
  outcome.kind === 'accepted'
    ? { roles: eachOnce(outcome.reply.allRoles), permissions: eachOnce(outcome.reply.allPermissions) }
    : null

/** The last page of a removal; null where it was refused. */
function endOf(outcome: Answered, question: Question): Extract<PapeisStep, { step: 'done' | 'uncertain' }> | null {
  const after = leftIn(outcome)
  if (after) return { step: 'done', ...question, after }
  return outcome.kind === 'uncertain' ? { step: 'uncertain', ...question } : null
}

const errorIn = (outcome: Answered): ApiError | null => (outcome.kind === 'accepted' ? null : outcome.error)

export function usePapeis() {
  const t = useT()
  const session = useSession()
  const index = indexOf(useLocation().state)
  const navigate = useNavigate()
  const { send, pending, found, isHere, willBeReported } = useWrite(op.UnAssignRoles)
  const stays = useStays()
  const before = questionOf(found)
  const left = useLeftRemoval()
  const [stages, setStages] = useState<readonly PapeisStep[]>([
    isWithoutPapeis(before.removed) ? left : { step: 'underWay', ...before },
  ])
  /** What is on its way looks somebody up, and takes nothing away. */
  const [looking, setLooking] = useState(found !== null && isWithoutPapeis(before.removed))
  const [problem, setProblem] = useState<{ at: number; error: ApiError | null } | null>(null)
  const [last, setLast] = useState(before)
  /** The position in the history, for code that awaited an answer. */
  const now = useRef(index)
  /** Counts the steps that were gone to: whoever comes back to one may want something else there. */
  const steps = useRef(0)
  useLayoutEffect(() => {
    now.current = index
    steps.current += 1
  }, [index])
  const over = index + 1 - stages.length
  useEffect(() => {
    // entries for which no page is there any more (a removal has ended, the page was loaded again) are left at once
    if (over <= 0) return
    const leaving = setTimeout(() => void navigate(-over))
    return () => clearTimeout(leaving)
  }, [over, navigate])

  /** Who goes to another step wants no more of what was refused or planned on the former one. */
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
  /** Changes the page that stands here, as it will be found by Back. */
  const mend = (change: (stage: PapeisStep) => PapeisStep) => {
    const i = now.current
    setStages((all) => all.map((stage, at) => (at === i ? change(stage) : stage)))
  }
  /** After a removal the earlier pages are no longer true: Back from its end leads to a new search. */
  const settle = (next: PapeisStep) => {
    setStages([firstStep, next])
    // the person is back at the search already
    if (now.current === 0) void navigate('.', { state: { stage: 1 } })
  }

  /** Asks, and goes to the step that follows from the answer; a refusal is shown where it was asked. */
  const run = async (question: Question, ended: (outcome: Answered) => ApiError | null): Promise<void> => {
    const { userName, removed } = question
    setLast(question)
    // what was told of a former one is not true of this one
    takeBack()
    setProblem(null)
    setLooking(isWithoutPapeis(removed))
    const outcome = await send({ userName, roles: [...removed.roles], permissions: [...removed.permissions] })
    if (outcome) setProblem({ at: now.current, error: ended(outcome) })
  }
  /** With no names the same operation only answers what there is. */
  const lookUp = (userName: string) => {
    mend((stage) => (stage.step === 'lookup' ? { step: 'lookup', userName } : stage))
    const step = steps.current
    return run({ userName, removed: noPapeis }, (outcome) => {
      // whoever has gone to another step meanwhile is led nowhere, and nothing is planned there
      if (!isHere() || !stays() || steps.current !== step) return null
      if (outcome.kind !== 'accepted' && !refusesEmpty(outcome.error)) return outcome.error
      go({ step: 'choose', userName, posse: leftIn(outcome), removed: noPapeis })
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
      // who has gone elsewhere, or back to another step, is told there and has nothing sent once more; a page that came
      // after this one tells it by itself
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
  const error = problem?.at === index ? problem.error : null
  const perfil = session?.perfil ?? 0
  return {
    stage,
    index,
    pending,
    looking,
    problem: error,
    /** A new object at each answer, so that the same refusal is shown again. */
    refused: useMemo(() => {
      const said = saidOf(t, error, perfil)
      return said && removing ? { lead: t('papeis.notRemoved'), ...said } : said
    }, [error, perfil, removing, t]),
    /** The account is the person's own. */
    own: session !== null && sameAccount(session.userName, stage.userName),
    lookUp,
    remove,
    go,
    mend,
    back: () => {
      if (index === 0) go(firstStep)
      else void navigate(-1)
    },
    /** Nothing is asked again by itself. */
    stop: () => setProblem(null),
    /** What was asked last. */
    last,
    again: () => {
      const { userName, removed } = last
      void (isWithoutPapeis(removed) ? lookUp(userName) : remove(userName, removed))
    },
  }
}
