/** The gradebook once its first page is there: which part is shown, and what all parts share. */
import { memo, startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { Button } from '@/ui/action/Button'
import { useMedia } from '@/ui/look/useMedia'
import { Empty } from '@/ui/page/Empty'
import { Stack } from '@/ui/page/layout'
import { readsStudents } from '../diario/classe/reads'
import { RestToCome } from '../diario/classe/RestToCome'
import { Updated } from '../shared/Updated'
import { useDownload } from './book/classFile'
import { onSavedElsewhere, useEditor } from './book/editor'
import { nextSort, type SortBy, withoutChoice } from './book/view'
import { type GradebookView, GradebookContext, useFromSummary, useStudentLoading } from './context'
import { useDensity } from './grid/density'
import { CellWords } from './grid/Cell'
import { Grid } from './grid/Grid'
import { GridFoot, SkipGrid } from './grid/GridFoot'
import { PhoneList } from './grid/PhoneList'
import { inputOf, placeOf } from './keys/cursor'
import { type CellPlace, type Cursor, mayWrite } from './keys/navigate'
import { isWriting, openers, type Panel, type Place, useKeysOfPage, usePlaces } from './keys/place'
import { Close, Publish } from './panels/PublishPanels'
import { ClassPicture } from './panels/ClassPicture'
import { Keys } from './panels/Keys'
import { Arrivals, OtherTab, Pending, Restored, Stopped, Stranded } from './panels/Notices'
import { Paste } from './panels/Paste'
import { Sheet, useSheet } from './panels/Sheet'
import { Student } from './panels/Student'
import { ChooseAvaliacao, Tools } from './panels/Tools'
import { AskOnLeaving } from './sending/AskOnLeaving'
import { BeforeSending, Conflicts, useSend } from './sending/Questions'
import { SendBar } from './sending/SendBar'
import { type Gradebook, useGradebook } from './useGradebook'
import { useLooked } from './useLooked'

interface Props {
  gradebook: Gradebook
  nome: string | null
  /** Of absences; null: unknown. */
  limite: number | null
  /** Hears whether the students are there. */
  onArrive: (arrived: boolean) => void
}

/** The class as the service tells it; a newer answer goes into the book and draws nothing anew around it. */
export function GradebookBody({ idClasse, ...rest }: Omit<Props, 'gradebook'> & { idClasse: number }) {
  return <Body gradebook={useGradebook(idClasse, useReads(readsStudents({ idClasse })).students)} {...rest} />
}

const Body = memo(function GradebookParts({ gradebook, nome, limite, onArrive }: Props) {
  const t = useT()
  const { book, loader, sending } = gradebook
  const { idClasse } = book
  const { state, lost, ...reading } = useStudentLoading(loader)
  const complete = state === 'complete'
  const whole = complete && lost === 0
  const { editor, takeOver } = useEditor(idClasse)
  const editable = editor === 'here'
  const looked = useLooked(book)
  const { askedFor, columns, column, setColumn, order, view, setChoice } = looked
  const sentence = useRef<HTMLParagraphElement>(null)
  const cursor = useRef<Cursor>(null)
  const wide = useMedia('(min-width: 48rem)')
  const density = useDensity()
  const conflicts = useFromSummary(book, (summary) => summary.conflicts)
  const [resolver, setResolver] = useState(false)

  useEffect(() => {
    onArrive(true)
    return () => onArrive(false)
  }, [onArrive])
  useEffect(() => onSavedElsewhere(idClasse, loader.refresh), [idClasse, loader])
  // a conflict is told when it is found; put off, it waits in the bar
  const [seen, setSeen] = useState(0)
  if (conflicts !== seen) {
    setSeen(conflicts)
    if (conflicts > seen) setResolver(true)
  }

  // asked when it is pressed: the picture is not drawn anew for every page that comes
  const shown = useRef(view)
  useEffect(() => {
    shown.current = view
  }, [view])
  const move = (id: number, target: string) => cursor.current?.focus(id, target)
  const focusAfter = (closed: Place) => {
    if (closed.kind === 'student') {
      const { id, chave } = closed.at
      const target = chave || column?.chave
      if (wide && target && mayWrite(book.get(id), target)) move(id, target)
      else document.querySelector<HTMLElement>(`[data-student="${id}"]`)?.focus()
    } else if (closed.kind === 'paste' && closed.from) move(closed.from.id, closed.from.chave)
    else {
      const opener = document.getElementById(openers[closed.kind])
      // on a phone it is folded
      opener?.closest('details')?.setAttribute('open', '')
      opener?.focus({ preventScroll: true })
    }
  }
  const { panel, student, frame, open, turn, close } = usePlaces(focusAfter)
  const hasPanel = panel !== null
  const goTo = useCallback(
    (id: number, target: string) => {
      if (hasPanel) close(() => undefined)
      setColumn((before) => (wide ? before : target))
      // a cell that the choice of students hides is shown first
      setChoice((before) => (shown.current.includes(id) ? before : { ...withoutChoice, sort: before.sort }))
      requestAnimationFrame(() => cursor.current?.focus(id, target))
    },
    [wide, hasPanel, close, setColumn, setChoice],
  )
  /** The cell that has the cursor. */
  const inUse = useRef<CellPlace | null>(null)
  /** Whom it was with last. */
  const last = useRef<number | null>(null)
  const arrive = useEffectEvent(() => {
    if (inUse.current && document.activeElement === document.body) goTo(inUse.current.id, inUse.current.chave)
  })
  // a phone is turned: the grid takes the place of the list, or the list that of the grid
  useEffect(() => arrive(), [wide])
  const say = (closes?: () => void) => {
    // while a dialog is open nothing else takes the focus
    if (closes) flushSync(closes)
    // the bar is in sight anyway: the page stays where it is
    sentence.current?.focus({ preventScroll: true })
    sentence.current?.scrollIntoView({ block: 'nearest' })
  }
  const { send, asked, forget } = useSend({ book, sending, say, goTo })
  const [keys, setKeys] = useState(false)
  useKeysOfPage((event) => {
    if (event.key === '?' && wide && !panel && !isWriting(event)) setKeys(true)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !editable || panel) return
    // else it would press what has the focus too
    event.preventDefault()
    send({ stay: true })
  })
  // who comes for an evaluation finds it in sight, with the cursor in its first cell; a phone would open its keys for that
  const [first] = view
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !wide || askedFor === null || first === undefined) return
    opened.current = true
    afterFrame(() => cursor.current?.focus(first, askedFor))
  }, [wide, askedFor, first])
  const sheet = useSheet()
  const download = useDownload(book, columns, nome)
  const shared: GradebookView = {
    ...gradebook,
    ...looked,
    complete,
    whole,
    editable,
    wide,
    density,
    limite,
    cursor,
    goTo,
    move,
    say,
    send,
    openPanel: open,
    // thousands of lines: the press is answered first
    sortBy: (by: SortBy) =>
      afterFrame(() =>
        startTransition(() => setChoice((before) => ({ ...before, sort: nextSort(book, before.sort, by) }))),
      ),
    closePanel: (sent) => {
      if (panel) close(() => (sent ? say() : focusAfter(panel)))
    },
    paste: (text, from) => open({ kind: 'paste', text, from }),
    openStudent: (id, chave) => (student ? turn : open)({ kind: 'student', at: { id, chave } }),
    closeStudent: () => {
      const cell = inputOf(document.activeElement)
      const at = (cell && placeOf(cell)) ?? student
      if (at) close(() => focusAfter({ kind: 'student', at }))
    },
    showKeys: () => setKeys(true),
    showConflicts: () => setResolver(true),
    showBelow: (id) => {
      const lead = () => document.getElementById(id)?.focus()
      if (panel) close(() => afterFrame(lead))
      else lead()
    },
    sentence,
  }

  const missing = order.length === 0 ? 'empty' : columns.length === 0 ? 'noAvaliacoes' : null
  if (missing && complete) {
    return (
      <Stack gap={4}>
        {whole ? (
          <Empty title={t(`lancamentos.${missing}.title`)}>
            <p>{t(`lancamentos.${missing}.lead`)}</p>
          </Empty>
        ) : (
          <RestToCome rest="unreadable" />
        )}
        <Updated {...reading} dropped={lost} onRefresh={loader.refresh} />
      </Stack>
    )
  }
  const bar = editable && <SendBar below={panel ? 'page' : student ? 'student' : 'class'} />
  const list = wide ? (
    <div ref={frame}>
      <Grid key={density} />
    </div>
  ) : (
    <PhoneList />
  )
  return (
    <GradebookContext value={shared}>
      <Stack gap={wide ? 2 : 4}>
        {sheet.drawn && <Sheet />}
        <CellWords />
        <OtherTab editor={editor} takeOver={takeOver} />
        {wide && bar}
        {panel && <Page of={panel} />}
        {!panel && student && <Student at={student} />}
        {!panel && !student && (
          <>
            {!wide && <ChooseAvaliacao label={t('lancamentos.avaliacao')} />}
            {!wide && first !== undefined && (
              <div>
                <Button
                  variant="link"
                  onClick={() => shared.openStudent(view.find((id) => id === last.current) ?? first, '')}
                >
                  {t('lancamentos.student.open')}
                </Button>
              </div>
            )}
            <Tools />
            {view.length === 0 ? (
              <Empty title={t('lancamentos.filter.nobody')} />
            ) : (
              <div
                onFocus={({ target }) => {
                  inUse.current = placeOf(target)
                  last.current = inUse.current?.id ?? last.current
                }}
                onBlur={() => (inUse.current = null)}
              >
                <SkipGrid />
                {list}
              </div>
            )}
          </>
        )}
        {!wide && bar}
        {!panel && (
          <Stack gap={4}>
            {!student && <Arrivals />}
            {editable && (
              <>
                <Stopped />
                <Pending />
                <Restored />
                <Stranded />
              </>
            )}
            {!student && (
              <>
                <GridFoot onDownload={download} onSheet={sheet.print} />
                <ClassPicture onPaper={!sheet.signing} />
              </>
            )}
          </Stack>
        )}
        <Conflicts open={resolver && editable} onClose={() => setResolver(false)} />
        <BeforeSending asked={editable ? asked : null} onClose={forget} />
        <Keys open={keys} onClose={() => setKeys(false)} />
        <AskOnLeaving />
      </Stack>
    </GradebookContext>
  )
})

function Page({ of }: { of: Panel }) {
  if (of.kind === 'paste') return <Paste initial={of.text} from={of.from} />
  return of.kind === 'publish' ? <Publish /> : <Close />
}
