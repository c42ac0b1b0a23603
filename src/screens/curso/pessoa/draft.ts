/** The unsent person record of this tab, erased with the tab, the session and after sending (`session/register.ts`). */
import { useEffect, useState } from 'react'
import { z } from '@/contract'
import { askBeforeClosing, kept } from '@/session'
import type { SchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { unsentPerson } from '../../shared/sent/keptWork'
import { emptyPessoa, recordOf, rules, type Typed } from './pessoa'
import { wasSent } from './sentPersons'

const draft = kept(unsentPerson, z.record(z.string(), z.string()))

export function draftOf(): Typed {
  const texts = Object.entries(draft.read() ?? {}).filter(([campo]) => Object.hasOwn(emptyPessoa, campo))
  if (texts.length === 0) return emptyPessoa
  return { ...emptyPessoa, ...(Object.fromEntries(texts) as Partial<Typed>) }
}

/** Whether a draft was sent and its answer lost: an accepted record is erased at once. */
export function mayHaveArrived(typed: Typed): boolean {
  // checks name and CPF only, because other fields of the draft may be invalid
  const { nome, cpf } = typed
  const told = [{ nome, cpf }, { nome }].map((part) => rules.safeParse({ ...emptyPessoa, ...part }).data)
  const known = told.find((data) => data !== undefined)
  return known !== undefined && wasSent(recordOf(known))
}

export function forgetDraft(): void {
  draft.write(null)
}

/** Stores the typed text, and asks before the tab is closed or reloaded while it is unsent. */
export function useDraft(form: SchemaForm<Typed>): void {
  const [unsent, setUnsent] = useState(() => draft.read() !== null)
  useTyped(form, (values) => {
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    draft.write(typed.length > 0 ? Object.fromEntries(typed) : null)
    setUnsent(typed.length > 0)
  })
  // the callback reads the store again: once the record was sent, nothing would be lost
  useEffect(() => (unsent ? askBeforeClosing(() => draft.read() !== null) : undefined), [unsent])
}
