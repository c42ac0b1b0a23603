/** The gradebook after its first page is loaded: it builds the context that all parts share. */
import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReads } from '@/api'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { useMedia } from '@/ui/look/useMedia'
import { Empty } from '@/ui/page/Empty'
import { Stack } from '@/ui/page/layout'
import { readsStudents } from '../diario/classe/reads'
import { RestToCome } from '../diario/classe/RestToCome'
import { LastUpdated } from '../shared/LastUpdated'
import { onSavedElsewhere, useEditor } from './book/editor'
import { nextSort, type SortBy } from './book/view'
import { type GradebookView, GradebookContext, useFromSummary, useStudentLoading } from './context'
import { useDensity } from './grid/density'
import { isWriting, useKeysOfPage } from './keys/pageKeys'
import { useGradebookNavigation } from './keys/useGradebookNavigation'
import { Keys } from './panels/Keys'
import { OtherTab, Stranded } from './panels/Notices'
import { Pending } from './sending/Pending'
import { Parts } from './Parts'
import { AskOnLeaving } from './sending/AskOnLeaving'
import { BeforeSending, Conflicts, useSend } from './sending/Questions'
import { type Gradebook, useGradebook } from './useGradebook'
import { useShown } from './useShown'

interface Props {
  gradebook: Gradebook
  nome: string | null
  /** The limit of absences; null: unknown. */
  limite: number | null
  /** Called with true once the students are shown, and with false on unmount. */
  onArrive: (arrived: boolean) => void
}

/** Reads the class; a newer answer is merged into the store, and the memoized body does not render for it. */
export function GradebookBody({ idClasse, ...rest }: Omit<Props, 'gradebook'> & { idClasse: number }) {
  return <Body gradebook={useGradebook(idClasse, useReads(readsStudents({ idClasse })).students)} {...rest} />
}

const Body = memo(function GradebookParts({ gradebook, nome, limite, onArrive }: Props) {
  const t = useT()
  const { book, loader, sending } = gradebook
  const { idClasse } = book
  const { state, lost, ...reading } = useStudentLoading(loader)
  const complete = state === 'complete'
  const whole = complete && lost === 0 && !reading.capped
  const { editor, takeOver } = useEditor(idClasse)
  const editable = editor === 'here'
  const shown = useShown(book)
  const { columns, order, setChoice } = shown
  const wide = useMedia('(min-width: 48rem)')
  const density = useDensity()
  const navigation = useGradebookNavigation(book, shown, wide, density)
  const { goTo } = navigation.ways

  useEffect(() => {
    onArrive(true)
    return () => onArrive(false)
  }, [onArrive])
  useEffect(() => onSavedElsewhere(idClasse, loader.refresh), [idClasse, loader])
  useEffect(() => {
    // a tab that was closed while it was sending could not say that it had saved
    if (editor === 'free') loader.refresh()
  }, [editor, loader])

  const conflicts = useFromSummary(book, (summary) => summary.conflicts)
  const [resolver, setResolver] = useState(false)
  // the dialog opens for each new conflict; once closed, the bar offers it
  const [seen, setSeen] = useState(0)
  if (conflicts !== seen) {
    setSeen(conflicts)
    if (conflicts > seen) setResolver(true)
  }

  const sentence = useRef<HTMLParagraphElement>(null)
  const say = (closes?: () => void) => {
    // closes an open dialog first, because it holds the focus
    if (closes) flushSync(closes)
    // the bar is sticky, so the page need not scroll to it
    sentence.current?.focus({ preventScroll: true })
    sentence.current?.scrollIntoView({ block: 'nearest' })
  }
  const { send, asked, forget } = useSend({ book, sending, say, goTo })
  const [keys, setKeys] = useState(false)
  useKeysOfPage((event) => {
    const { panel } = navigation
    if (event.key === '?' && wide && !panel && !isWriting(event)) setKeys(true)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !editable || panel) return
    // otherwise Enter would also press the focused button
    event.preventDefault()
    // a key held down since the paste panel has placed the grades there, and must not send them
    if (!event.repeat) send({ stay: true })
  })
  const shared: GradebookView = {
    ...gradebook,
    ...shown,
    ...navigation.ways,
    complete,
    whole,
    editable,
    wide,
    density,
    limite,
    say,
    send,
    // sorting thousands of rows starts after the frame that shows the press
    sortBy: (by: SortBy) =>
      afterFrame(() =>
        startTransition(() => setChoice((before) => ({ ...before, sort: nextSort(book, before.sort, by) }))),
      ),
    closePanel: (sent) => navigation.closePanel(sent ? say : undefined),
    showKeys: () => setKeys(true),
    showConflicts: () => setResolver(true),
    sentence,
  }

  const missing = order.length === 0 ? 'empty' : columns.length === 0 ? 'noAvaliacoes' : null
  if (missing && complete) {
    return (
      <GradebookContext value={shared}>
        <Stack gap={4}>
          {whole ? (
            <Empty title={t(`lancamentos.${missing}.title`)}>
              <p>{t(`lancamentos.${missing}.lead`)}</p>
            </Empty>
          ) : (
            <RestToCome rest="unreadable" />
          )}
          {editable && <Pending />}
          <Stranded />
          <LastUpdated {...reading} dropped={lost} onRefresh={loader.refresh} />
        </Stack>
      </GradebookContext>
    )
  }
  return (
    <GradebookContext value={shared}>
      <Parts navigation={navigation} nome={nome} above={<OtherTab editor={editor} takeOver={takeOver} />}>
        <Conflicts open={resolver && editable} onClose={() => setResolver(false)} />
        <BeforeSending asked={editable ? asked : null} onClose={forget} />
        <Keys open={keys} onClose={() => setKeys(false)} />
        <AskOnLeaving />
      </Parts>
    </GradebookContext>
  )
})
