/** Collects the results of a sending per cell, and writes them to the log of the day when nothing is in flight. */
import type { Changes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Book } from '../book/book'
import { type Line, marksRefused } from '../book/line'
import type { Transport } from './transport'

/** How many evaluations a log entry names. */
const named = 8
function titlesOf({ columns }: Book, keys: ReadonlySet<Key>): string {
  const titles = columns.filter(({ chave }) => keys.has(chave)).map(({ titulo }) => titulo)
  return [...titles.slice(0, named), ...(titles.length > named ? ['…'] : [])].join(', ')
}

const kinds = ['students', 'published', 'closed', 'notPublished', 'notClosed'] as const

export type Outcomes = ReturnType<typeof createOutcomes>

export function createOutcomes(book: Book, note: Transport['note']) {
  /** Results since the last log entry. */
  let came: { kind: (typeof kinds)[number]; id: number; chave: Key }[] = []
  return {
    /** Records that a new reading shows the sent changes of a line. */
    confirmed(id: number): void {
      for (const [chave, { valor, becomes }] of book.get(id)?.sending?.changes ?? []) {
        if (valor !== undefined) came.push({ kind: 'students', id, chave })
        if (becomes) came.push({ kind: becomes === 'fechada' ? 'closed' : 'published', id, chave })
      }
    },
    /** Records which of the requested cells were not published or closed. */
    refused(line: Line, asked: Changes): void {
      for (const [chave, becomes] of marksRefused(line))
        if (asked.has(chave))
          came.push({ kind: becomes === 'fechada' ? 'notClosed' : 'notPublished', id: line.id, chave })
    },
    write(): void {
      note(
        kinds.flatMap((kind) => {
          const of = came.filter((one) => one.kind === kind)
          const n = kind === 'students' ? new Set(of.map(({ id }) => id)).size : of.length
          return n > 0 ? [{ kind, n, name: titlesOf(book, new Set(of.map(({ chave }) => chave))) }] : []
        }),
      )
      came = []
    },
  }
}
