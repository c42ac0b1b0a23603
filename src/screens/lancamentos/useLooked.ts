/** What of the class is looked at: the evaluation that a phone shows, and which students, in what order. */
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Column } from '@/domain/lancamento'
import type { Book } from './book/book'
import { type Choice, ungradedIn, viewOf, withoutChoice } from './book/view'
import { useFromData } from './context'
import { mayWrite } from './keys/navigate'

/** The first evaluation that can still be written and where somebody has no grade; else the first one. */
function firstOpen(book: Book, columns: readonly Column[]): Column | null {
  const sample = book.all()
  const open = (noGrade: boolean) =>
    columns.find(({ chave }) =>
      sample.some((line) => mayWrite(line, chave) && (!noGrade || line.notas.get(chave)?.valor === null)),
    )
  return open(true) ?? open(false) ?? columns[0] ?? null
}

/** `askedFor`: the evaluation that the address names; then only who lacks a grade in it is shown at first. */
export function useLooked(book: Book) {
  const order = useFromData(book, () => book.order)
  const columns = useFromData(book, () => book.columns)
  const [params] = useSearchParams()
  const askedFor = params.get('falta')
  // chosen once: filling the last missing grade must not turn the page
  const [chave, setColumn] = useState(() => askedFor ?? firstOpen(book, columns)?.chave ?? null)
  const [choice, setChoice] = useState<Choice>(() => ({
    ...withoutChoice,
    ungraded: askedFor === null ? null : ungradedIn(book, askedFor),
  }))
  const view = useMemo(() => viewOf(book, order, choice), [book, order, choice])
  const column = columns.find((single) => single.chave === chave) ?? columns[0] ?? null
  return { askedFor, columns, column, setColumn, order, view, choice, setChoice }
}
export type Looked = ReturnType<typeof useLooked>
