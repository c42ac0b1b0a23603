/** The gradebook once its first page is there: which part is shown, and what all parts share. */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { useReads } from '@/api'
import type { Column } from '@/domain/lancamento'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { Button } from '@/ui/action/Button'
import { Empty } from '@/ui/page/Empty'
import { Stack } from '@/ui/page/layout'
import { readsStudents } from '../diario/classe/reads'
import { PrintFoot } from '../shared/PrintFrame'
import { Arrivals, Lido, OtherTab, Restored } from './panels/Notices'
import { useDownload } from './book/classFile'
import { SendBar } from './sending/SendBar'
import { Paste } from './panels/Paste'
import { Conflicts } from './sending/Conflicts'
import { type Diario, DiarioContext, useColumns, useFromSummary, useOrder, usePages } from './context'
import { useDensity } from './grid/density'
import { onSavedElsewhere, useEditor } from './book/editor'
import type { Cursor } from './keys/cursor'
import { Close } from './sending/Close'
import { PublishedChange, useSend } from './sending/SendPanel'
import { ChooseAvaliacao, Tools } from './panels/Tools'
import { Grade } from './grid/Grid'
import { GridFoot } from './grid/GridFoot'
import { Keys } from './panels/Keys'
import { PhoneList } from './grid/PhoneList'
import { openers, usePanel } from './keys/place'
import type { Book } from './book/book'
import { type CellPlace, mayWrite } from './keys/navigate'
import { Pending } from './sending/Pending'
import { Publish } from './sending/Publish'
import { SkipGrid, ClassPicture } from './panels/ClassPicture'
import { AskOnLeaving } from './sending/leave'
import { Sheet, useSheet } from './panels/Sheet'
import { Student } from './panels/Student'
import { Stopped } from './sending/Stopped'
import { nextSort, type SortBy } from './book/sort'
import { useGradebook, useWide } from './useGradebook'
import { type Choice, withoutChoice, viewOf } from './book/view'

/** The first evaluation that can still be written and where somebody has no grade; else the first one. */
function firstOpen(book: Book, columns: readonly Column[]): Column | null {
  const sample = book.all()
  const open = (semNota: boolean) =>
    columns.find(({ chave }) =>
      sample.some((line) => mayWrite(line, chave) && (!semNota || line.notas.get(chave)?.valor === null)),
    )
  return open(true) ?? open(false) ?? columns[0] ?? null
}

interface Props {
  idClasse: number
  nome: string | null
  /** Of absences; null: unknown. */
  limite: number | null
}

export function GradebookBody({ idClasse, nome, limite }: Props) {
  const t = useT()
  const opening = useReads(readsStudents({ idClasse })).students
  const { book, pages, sending } = useGradebook(idClasse, opening)
  const { state } = usePages(pages)
  const { editor, takeOver } = useEditor(idClasse)
  const editable = editor === 'here'
  const order = useOrder(book)
  const columns = useColumns(book)
  const [params] = useSearchParams()
  const askedFor = params.get('falta')
  // chosen once: filling the last missing grade must not turn the page
  const [chave, setChave] = useState(() => askedFor ?? firstOpen(book, columns)?.chave ?? null)
  const [escolha, setChoice] = useState<Choice>({ ...withoutChoice, semNotaEm: askedFor })
  const view = useMemo(() => viewOf(book, order, escolha), [book, order, escolha])
  const column = columns.find((single) => single.chave === chave) ?? columns[0] ?? null
  const { panel, frame, openPanel, fechar: closePanel } = usePanel()
  const sentence = useRef<HTMLParagraphElement>(null)
  const cursor = useRef<Cursor>(null)
  const wide = useWide()
  const density = useDensity()
  const conflicts = useFromSummary(book, (summary) => summary.conflicts)
  const [resolver, setResolver] = useState(false)

  useEffect(() => onSavedElsewhere(idClasse, pages.refresh), [idClasse, pages])
  // a conflict is told when it is found; put off, it waits in the bar
  const [vistos, setVistos] = useState(0)
  if (conflicts !== vistos) {
    setVistos(conflicts)
    if (conflicts > vistos) setResolver(true)
  }

  // asked when it is pressed: the picture is not drawn anew for every page that comes
  const shown = useRef(view)
  useEffect(() => {
    shown.current = view
  }, [view])
  const goTo = useCallback(
    (id: number, target: string) => {
      closePanel(() => undefined)
      setChave((before) => (wide ? before : target))
      // a cell that the choice of students hides is shown first
      setChoice((before) => (shown.current.includes(id) ? before : { ...withoutChoice, sort: before.sort }))
      requestAnimationFrame(() => cursor.current?.focus(id, target))
    },
    [wide, closePanel],
  )
  const move = useCallback((id: number, target: string) => cursor.current?.focus(id, target), [])
  const say = useCallback((closes?: () => void) => {
    // while a dialog is open nothing else takes the focus
    if (closes) flushSync(closes)
    // the bar is in sight anyway: the page stays where it is
    sentence.current?.focus({ preventScroll: true })
  }, [])
  const { send, asked, close } = useSend({ book, sending, say })
  // one student alone stands in place of the class, and a page over either
  const [student, setStudent] = useState<CellPlace | null>(null)
  const openStudent = useCallback((id: number, chave: string) => setStudent({ id, chave }), [])
  const closeStudent = () => {
    if (student === null) return
    flushSync(() => setStudent(null))
    const name = document.querySelector<HTMLElement>(`[data-student="${student.id}"]`)
    if (wide && column && mayWrite(book.get(student.id), column.chave)) move(student.id, column.chave)
    else name?.focus()
  }
  const sortBy = useCallback(
    // thousands of lines: the press is answered first
    (by: SortBy) =>
      afterFrame(() =>
        startTransition(() => setChoice((before) => ({ ...before, sort: nextSort(book, before.sort, by) }))),
      ),
    [book],
  )
  const [keys, setKeys] = useState(false)
  const showKeys = useCallback(() => setKeys(true), [])
  const diario = useMemo<Diario>(
    () => ({
      book,
      sending,
      editable,
      columns,
      column,
      setColumn: setChave,
      view,
      sort: escolha.sort,
      sortBy,
      complete: state === 'completo',
      goTo,
      move,
      say,
      send,
      openStudent,
      showKeys,
    }),
    [
      book,
      sending,
      editable,
      columns,
      column,
      view,
      escolha.sort,
      sortBy,
      state,
      goTo,
      move,
      say,
      send,
      openStudent,
      showKeys,
    ],
  )
  const colar = useCallback((text: string, de: CellPlace | null) => openPanel({ tipo: 'colar', text, de }), [openPanel])
  const back = () =>
    closePanel(() => {
      if (panel.tipo === 'grade') return
      if (panel.tipo === 'colar' && panel.de) move(panel.de.id, panel.de.chave)
      else {
        const opener = document.getElementById(openers[panel.tipo])
        // on a phone it is folded
        opener?.closest('details')?.setAttribute('open', '')
        opener?.focus({ preventScroll: true })
      }
    })
  // who comes for an evaluation finds it in sight, with the cursor in its first cell; a phone would open its keys for that
  const [first] = view
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !wide || askedFor === null || first === undefined) return
    opened.current = true
    afterFrame(() => cursor.current?.focus(first, askedFor))
  }, [wide, askedFor, first])
  const sheet = useSheet(columns.length)
  const download = useDownload(book, columns, nome)

  const missing = order.length === 0 ? 'vazio' : columns.length === 0 ? 'semAvaliacoes' : null
  if (missing && state === 'completo') {
    return (
      <Empty title={t(`lancamentos.${missing}.title`)}>
        <p>{t(`lancamentos.${missing}.lead`)}</p>
      </Empty>
    )
  }
  const bar = editable && (
    <SendBar
      onConflitos={() => setResolver(true)}
      place={sentence}
      below={panel.tipo !== 'grade' ? 'page' : student ? 'student' : 'class'}
    />
  )
  return (
    <DiarioContext value={diario}>
      <Stack gap={wide ? 2 : 4}>
        <OtherTab pages={pages} editor={editor} takeOver={takeOver} />
        {wide && bar}
        {panel.tipo === 'colar' && <Paste initial={panel.text} de={panel.de} onClose={back} />}
        {panel.tipo === 'publicar' && <Publish onClose={back} onSent={() => closePanel(() => say())} />}
        {panel.tipo === 'fechar' && <Close onClose={back} onSent={() => closePanel(() => say())} />}
        {panel.tipo === 'grade' && student && (
          <Student at={student} onTurn={setStudent} cursor={cursor} onPaste={colar} onClose={closeStudent} />
        )}
        {panel.tipo === 'grade' && !student && (
          <>
            {!wide && <ChooseAvaliacao label={t('lancamentos.avaliacao')} />}
            {!wide && first !== undefined && (
              <div>
                <Button variant="link" onClick={() => openStudent(first, '')}>
                  {t('lancamentos.student.open')}
                </Button>
              </div>
            )}
            <Tools
              escolha={escolha}
              setChoice={setChoice}
              onPaste={() => colar('', null)}
              onPublish={() => openPanel({ tipo: 'publicar' })}
              onClose={() => openPanel({ tipo: 'fechar' })}
              wide={wide}
            />
            {view.length === 0 ? (
              <Empty title={t('lancamentos.filtro.nobody')} />
            ) : (
              <div>
                <SkipGrid />
                {wide ? (
                  <div ref={frame}>
                    <Grade key={density} density={density} limite={limite} cursor={cursor} onPaste={colar} />
                  </div>
                ) : (
                  <PhoneList cursor={cursor} onPaste={colar} />
                )}
              </div>
            )}
          </>
        )}
        {!wide && bar}
        {panel.tipo === 'grade' && (
          <Stack gap={4}>
            {!student && <Arrivals pages={pages} />}
            {editable && (
              <>
                <Stopped />
                <Pending />
                <Restored />
              </>
            )}
            {!student && (
              <>
                <GridFoot
                  wide={wide}
                  density={density}
                  onDownload={download}
                  onSheet={sheet.print}
                  lido={<Lido pages={pages} />}
                />
                <ClassPicture />
              </>
            )}
          </Stack>
        )}
        <PrintFoot />
        {sheet.signing && <Sheet />}
        <Conflicts open={resolver} onClose={() => setResolver(false)} />
        <PublishedChange asked={asked} onClose={close} />
        <Keys open={keys} onClose={() => setKeys(false)} />
        <AskOnLeaving />
      </Stack>
    </DiarioContext>
  )
}
