/** Creates the objects of a gradebook (store, loader, sender, keeping) and ties them to the life of the screen. */
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

/** The objects of one class that live as long as its screen. */
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
  // the decimal sign of the school's locale: the language of the screen does not change figures
  const sign = locale.startsWith('en') ? '.' : ','
  const book = createBook(idClasse, grading ?? withoutRule, sign)
  book.merge(first.data.itens, null)
  const loader = createStudentLoader(book, first.data, first)
  const sending = createGradeSender(book, {
    ...loader,
    // no lock, so that several lines are sent in parallel: one tab edits a class at a time (`editor.ts`)
    write: (record) => trackLine(idClasse, record.id, write(op.AproveitamentoAluno, record, { lock: null })),
    earlier: () => linesArrived(idClasse),
    keepAsUnsent: (id) => {
      if (sessionState().owner === owner) keepAsUnsent(idClasse, id)
    },
    wait,
    random: Math.random,
    // a write may end after another person has signed in
    note: (entries) => {
      if (sessionState().owner === owner) logSent(idClasse, entries)
    },
  })
  return { book, loader, sending, keeping: createKeeping(book), countdown: createStore<BusyCount | null>(null) }
}

/**
 * Runs a sending and its confirming as one mutation: at its end, the reads of other screens become stale and other tabs
 * are notified. Returns how to stop.
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
    // ends only after the lines in flight, because anything read before that is soon stale
    const end = finish
    if (end) void linesArrived(book.idClasse).then(end)
  }
}

/** Opens the gradebook of a class with its first page, loads the rest, keeps unsent grades; ends with the screen. */
export function useGradebook(idClasse: number, first: First): Gradebook {
  const [gradebook] = useState(() => openGradebook(idClasse, first))
  // a cached first page is shown at once, and its newer answer is merged later
  useEffect(() => gradebook.loader.take(first), [gradebook, first])
  useEffect(() => {
    const { book, keeping, loader, sending } = gradebook
    loader.start()
    sending.start()
    const stopKeeping = keeping.start()
    const cleanups = [
      sendAsMutation(gradebook),
      () => stopKeeping(),
      onWipe((change) => {
        // after a change of profile the same person is signed in, so their unsent grades are kept
        stopKeeping(change === 'profile')
        sending.end()
        loader.end()
        book.wipe()
      }),
    ]
    let isLeft = false
    if (hasLinesUnderWay(book.idClasse)) {
      // the gradebook was left and opened again while lines are in flight
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
      for (const over of cleanups) over()
      sending.leave()
      loader.end()
    }
  }, [gradebook])
  return gradebook
}
