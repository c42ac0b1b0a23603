/** Hands a refusal of sending to the page that it concerns, and its messages to the pages of their fields. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { ApiError } from '@/api'
import { createStore, onWipe } from '@/session'
import { pick } from '../receipt/aggregate'
import type { Draft, StepId } from './draft'

/** A refusal and the page that it concerns. */
export interface Told {
  step: StepId
  error: ApiError
}
type Words = Readonly<Record<string, string>>
interface Left {
  /** The refusal until its page has shown it; null: none. */
  told: Told | null
  /** What the service said about fields, by name. */
  words: Words
  /** The draft's id, and the fields' values when sent: a message holds until its field has another value. */
  of: string | null
  sent: Readonly<Record<string, unknown>>
}
const nothing: Left = { told: null, words: {}, of: null, sent: {} }
const left = createStore(nothing)
export const forgetRefusal = () => left.set(nothing)
onWipe(forgetRefusal)

/** The values of the fields that have messages. */
function fieldsOf({ matricula: { cadastro, login } }: Draft, words: Words): Left['sent'] {
  const all: Left['sent'] = { ...login, ...cadastro }
  return pick(all, Object.keys(words))
}

export const leaveRefusal = (of: Draft, told: Told | null, words: Words) =>
  left.set({ told, words, of: of.id, sent: fieldsOf(of, words) })

/** Whether no page has shown the refusal yet. */
export const isUntaken = (told: Told): boolean => left.get().told === told

/** What the service said about fields of this draft that were not corrected since. */
export function wordsFor(draft: Draft): Words {
  const { of, sent, words } = left.get()
  if (of !== draft.id) return nothing.words
  const now = fieldsOf(draft, words)
  return Object.fromEntries(Object.entries(words).filter(([name]) => sent[name] === now[name]))
}

/** The refusal that was left for this page of the draft. */
function toldOn(step: StepId, draftId: string): ApiError | null {
  const { of, told } = left.get()
  return of === draftId && told?.step === step ? told.error : null
}

/** The refusal that this page shows: its own, or the one that was left for it. */
export function useRefusal(id: StepId, of: string): [ApiError | null, Dispatch<SetStateAction<ApiError | null>>] {
  const [error, setError] = useState(() => toldOn(id, of))
  useEffect(() => {
    // shows the refusal once on its page, also where the family returned there before the answer came
    const take = () => {
      const told = toldOn(id, of)
      if (!told) return
      setError(told)
      left.set({ ...left.get(), told: null })
    }
    take()
    return left.subscribe(take)
  }, [id, of])
  return [error, setError]
}
