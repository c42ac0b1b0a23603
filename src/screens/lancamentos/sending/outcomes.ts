/** What came of a sending: collected student by student, written into the log of the day when all is quiet. */
import type { Changes } from '@/domain/lancamento'
import type { Key } from '@/domain/notas/keys'
import type { Book } from '../book/book'
import { type Line, marksRefused } from '../book/line'
import type { Transport } from './transport'

/** So many evaluations are named in the log of what was sent. */
const named = 8
function titlesOf({ columns }: Book, keys: ReadonlySet<Key>): string {
  const titles = columns.filter(({ chave }) => keys.has(chave)).map(({ titulo }) => titulo)
  return [...titles.slice(0, named), ...(titles.length > named ? ['…'] : [])].join(', ')
}

const kinds = ['students', 'published', 'closed', 'notPublished', 'notClosed'] as const

export function createOutcomes(book: Book, note: Transport['note']) {
  /** Since all was quiet the last time. */
  let came: { kind: (typeof kinds)[number]; id: number; chave: Key }[] = []
  return {
    /** What was sent of a line has been seen at the school. */
    confirmed(id: number): void {
      for (const [chave, { valor, becomes }] of book.get(id)?.sending?.changes ?? []) {
        if (valor !== undefined || !becomes) came.push({ kind: 'students', id, chave })
        if (becomes) came.push({ kind: becomes === 'fechada' ? 'closed' : 'published', id, chave })
      }
    },
    /** What of these was not made public, or final. */
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
