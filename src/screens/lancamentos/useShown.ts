/** What is shown of the class: the current evaluation, and the students as filtered and ordered. */
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Column } from '@/domain/lancamento'
import type { Book } from './book/book'
import { type Choice, ungradedIn, viewOf, withoutChoice } from './book/view'
import { useFromData } from './context'
import { mayWrite } from './keys/navigate'

/** The first editable evaluation where a grade is missing, else the first editable one, else the first one. */
function firstOpen(book: Book, columns: readonly Column[]): Column | null {
  const sample = book.all()
  const open = (noGrade: boolean) =>
    columns.find(({ chave }) =>
      sample.some((line) => mayWrite(line, chave) && (!noGrade || line.notas.get(chave)?.valor === null)),
    )
  return open(true) ?? open(false) ?? columns[0] ?? null
}

/** `askedFor`: the evaluation in the address (`?falta=`); the filter then starts with the students who lack a grade. */
export function useShown(book: Book) {
  const order = useFromData(book, () => book.order)
  const columns = useFromData(book, () => book.columns)
  const [params] = useSearchParams()
  const askedFor = params.get('falta')
  // chosen once: filling the last missing grade must not switch to another evaluation
  const [chave, setColumn] = useState(() => askedFor ?? firstOpen(book, columns)?.chave ?? null)
  const [choice, setChoice] = useState<Choice>(() => ({
    ...withoutChoice,
    ungraded: askedFor === null ? null : ungradedIn(book, askedFor),
  }))
  const view = useMemo(() => viewOf(book, order, choice), [book, order, choice])
  const column = columns.find((single) => single.chave === chave) ?? columns[0] ?? null
  return { askedFor, columns, column, setColumn, order, view, choice, setChoice }
}
export type Shown = ReturnType<typeof useShown>
