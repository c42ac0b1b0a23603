/**
 * What was typed in this tab and not sent yet. It is somebody's identity, so it is a draft of this tab only, gone with
 * it, with the session and after sending; on a public device it lives in memory (reliability §7).
 */
import { useEffect, useState } from 'react'
import { keepInTab, keptInTab } from '@/session'
import type { SchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { pessoaKey } from '../shared/keptWork'
import { type Digitado, vazio } from './pessoa'

/** The form as it was left; empty where nothing was. */
export function rascunho(): Digitado {
  try {
    const kept = JSON.parse(keptInTab(pessoaKey) ?? '{}') as Record<string, unknown>
    const texts = Object.entries(kept).filter(([campo, value]) => campo in vazio && typeof value === 'string')
    if (texts.length === 0) return vazio
    return { ...vazio, ...(Object.fromEntries(texts) as Partial<Digitado>) }
  } catch {
    return vazio
  }
}

export function esquecerRascunho(): void {
  keepInTab(pessoaKey, null)
}

/** Keeps what is typed, and asks before the tab is closed or read again while something unsent stands in it. */
export function useRascunho(form: SchemaForm<Digitado>): void {
  const [unsent, setUnsent] = useState(() => keptInTab(pessoaKey) !== null)
  useTyped(form, (values) => {
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    keepInTab(pessoaKey, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null)
    setUnsent(typed.length > 0)
  })
  useEffect(() => {
    if (!unsent) return
    const ask = (event: BeforeUnloadEvent) => {
      // sent meanwhile: nothing would be lost
      if (keptInTab(pessoaKey) !== null) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsent])
}
