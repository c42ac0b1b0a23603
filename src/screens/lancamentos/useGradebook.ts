/** What holds a gradebook together: its book, its pages, its sending. */
import { useEffect, useState } from 'react'
import { type Reading, runMutation, write } from '@/api'
import { op, type Output } from '@/contract'
import { withoutRule } from '@/domain/notas/typedGrade'
import { createStore, onWipe, sessionState, type Store } from '@/session'
import { settings } from '@/settings'
import { wait } from './book/calm'
import { tellSaved } from './book/editor'
import { createGradeSender, type GradeSender } from './sending/send'
import { hasLinesUnderWay, linesArrived, trackLine } from './book/underWay'
import { createKeeping, type Keeping } from './book/keeping'
import { type Book, createBook } from './book/book'
import type { BusyCount } from '../shared/BusyNotice'
import { keepAsUnsent } from '../shared/sent/keptGrades'
import { logSent } from '../shared/sent/sentLog'
import { createStudentLoader, type StudentLoader } from './book/studentLoader'

/** Everything of one class that outlives a drawing. */
export interface Gradebook {
  book: Book
  loader: StudentLoader
  sending: GradeSender
  keeping: Keeping
  /** Of a busy service, while it is counted down to the next sending. */
  countdown: Store<BusyCount | null>
}

type First = Reading & { data: Output<typeof op.AproveitamentosAlunos> }

function openGradebook(idClasse: number, first: First): Gradebook {
  const { grading, locale } = settings()
  const { owner } = sessionState()
  // the school's sign: another language of the screen rewrites no figure
  const sign = locale.startsWith('en') ? '.' : ','
  const book = createBook(idClasse, grading ?? withoutRule, sign)
  book.merge(first.data.itens, null)
  const loader = createStudentLoader(book, first.data, first)
  const sending = createGradeSender(book, {
    ...loader,
    // several lines at once: one tab edits a class at a time (`editor.ts`)
    write: (record) => trackLine(idClasse, record.id, write(op.AproveitamentoAluno, record, { lock: null })),
    earlier: () => linesArrived(idClasse),
    keepAsUnsent: (id) => {
      if (sessionState().owner === owner) keepAsUnsent(idClasse, id)
    },
    wait,
    random: Math.random,
    // a writing may end after somebody else has come
    note: (entries) => {
      if (sessionState().owner === owner) logSent(idClasse, entries)
    },
  })
  return { book, loader, sending, keeping: createKeeping(book), countdown: createStore<BusyCount | null>(null) }
}

/**
 * A sending and its confirming are one mutation: when it is over, other screens read again when they are next opened, and
 * other tabs hear of it. Answers how to stop.
 */
function sendAsMutation({ book, sending }: Gradebook): () => void {
  let finish: (() => void) | null = null
  const over = sending.subscribe(() => {
    const busy = sending.progress().phase !== 'idle'
    if (busy && !finish) {
      const finished = new Promise<void>((done) => {
        finish = done
      })
      void runMutation(op.AproveitamentoAluno.name, () => finished, true).then(() => tellSaved(book.idClasse))
    } else if (!busy) {
      finish?.()
      finish = null
    }
  })
  return () => {
    over()
    // not before the lines that are still on their way: what is read until then is soon stale
    const end = finish
    if (end) void linesArrived(book.idClasse).then(end)
  }
}

/** The gradebook of a class, opened with its first page; it goes on loading, keeps what is unsent, and ends with the screen. */
export function useGradebook(idClasse: number, first: First): Gradebook {
  const [register] = useState(() => openGradebook(idClasse, first))
  // what was known from before is shown at once, and read again
  useEffect(() => register.loader.take(first), [register, first])
  useEffect(() => {
    const { book, keeping, loader, sending } = register
    loader.start()
    sending.start()
    const stopKeeping = keeping.start()
    const overs = [
      sendAsMutation(register),
      () => stopKeeping(),
      onWipe((change) => {
        // in another profile it is still the same person's work, and waits for them
        stopKeeping(change === 'profile')
        sending.end()
        loader.end()
        book.wipe()
      }),
    ]
    let isLeft = false
    if (hasLinesUnderWay(book.idClasse)) {
      // left and come back to while they are on their way
      void linesArrived(book.idClasse).then((notTaken) => {
        if (isLeft) return
        keeping.returned(notTaken)
        sending.returned(notTaken)
        const ids = book.all().flatMap(({ id, sending: of }) => (of?.state === 'unconfirmed' ? id : []))
        if (ids.length > 0) void sending.verifyAgain(ids)
      })
    }
    return () => {
      isLeft = true
      for (const over of overs) over()
      sending.leave()
      loader.end()
    }
  }, [register])
  return register
}
