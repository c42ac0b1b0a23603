/** The unsent person record of this tab, gone with the tab, the session and after sending (`session/register.ts`); and which were sent. */
import { useEffect, useState } from 'react'
import { type Pessoa, z } from '@/contract'
import { fold } from '@/domain/text'
import { askBeforeClosing, kept, onWipe, openChannel } from '@/session'
import type { SchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { unsentPerson } from '../../shared/sent/keptWork'
import { emptyPessoa, recordOf, rules, type Typed } from './pessoa'

// checksums of persons whose record may have arrived, in all tabs: none is sent twice by mistake (src/README §4)
const sentRow = 'pessoa.enviadas'
const tabs = openChannel(`portal.${sentRow}`, z.string())
/** Persons sent in other tabs, in memory only. */
const elsewhere = new Set<string>()
onWipe((change) => {
  if (change === 'person') elsewhere.clear()
})

/** Two checksums (FNV-1a and a polynomial one): together practically unique. */
function sumOf(text: string): string {
  let one = 0x811c9dc5
  let two = 7
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two, 31) + code
  }
  return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`
}

const sums = kept(sentRow, z.array(z.string()))
const here = (): string[] => sums.read() ?? []

/** Said by a tab that has just been opened: the others say what they sent. */
const newTab = ''
tabs.hear((sum) => {
  if (sum === newTab) here().forEach(tabs.say)
  else elsewhere.add(sum)
})
tabs.say(newTab)

/** What tells persons apart: the CPF, and the name where one of two records has no CPF. */
const cpfSum = ({ cpf }: Pessoa) => sumOf(`cpf ${cpf}`)
const nameSum = ({ nome }: Pessoa) => sumOf(`name ${fold(nome)}`)
const aloneSum = ({ nome }: Pessoa) => sumOf(`alone ${fold(nome)}`)

/** Whether a record of this person has left already, in whatever words. */
export function wasSent(record: Pessoa): boolean {
  const like = record.cpf ? [cpfSum(record), aloneSum(record)] : [nameSum(record)]
  return like.some((sum) => here().includes(sum) || elsewhere.has(sum))
}

export function rememberSentPerson(record: Pessoa): void {
  const own = [nameSum(record), record.cpf ? cpfSum(record) : aloneSum(record)]
  sums.write([...new Set([...here(), ...own])].slice(-100))
  own.forEach(tabs.say)
}

const draft = kept(unsentPerson, z.record(z.string(), z.string()))

export function draftOf(): Typed {
  const texts = Object.entries(draft.read() ?? {}).filter(([campo]) => Object.hasOwn(emptyPessoa, campo))
  if (texts.length === 0) return emptyPessoa
  return { ...emptyPessoa, ...(Object.fromEntries(texts) as Partial<Typed>) }
}

/** Whether a draft was sent already and no answer came: what the service takes is forgotten at once. */
export function mayHaveArrived(typed: Typed): boolean {
  // what tells persons apart, whatever else of it is still to be corrected
  const { nome, cpf } = typed
  const told = [{ nome, cpf }, { nome }].map((part) => rules.safeParse({ ...emptyPessoa, ...part }).data)
  const known = told.find((data) => data !== undefined)
  return known !== undefined && wasSent(recordOf(known))
}

export function forgetDraft(): void {
  draft.write(null)
}

/** Keeps what is typed, and asks before the tab is closed or read again while something unsent stands in it. */
export function useDraft(form: SchemaForm<Typed>): void {
  const [unsent, setUnsent] = useState(() => draft.read() !== null)
  useTyped(form, (values) => {
    const typed = Object.entries(values).filter(([, value]) => value !== '')
    draft.write(typed.length > 0 ? Object.fromEntries(typed) : null)
    setUnsent(typed.length > 0)
  })
  // sent meanwhile: nothing would be lost
  useEffect(() => (unsent ? askBeforeClosing(() => draft.read() !== null) : undefined), [unsent])
}
