/** Undo and redo for outside the cells. */
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { announce } from '@/ui/action/live'
import { toast } from '@/ui/action/Toasts'
import { tame } from '@/ui/data/serviceWords'
import { useGradebookView, useProgress, useSummary } from '../context'
import { isDrawn, showAll } from '../keys/cursor'
import { saidOfStep } from '../keys/actions'

/** Returns undo and redo for outside the cells, with an announcement. */
export function useTurn(): (forward: boolean) => void {
  const t = useT()
  const { book } = useGradebookView()
  return (forward) => {
    const step = forward ? book.redo() : book.undo()
    showAll(book)
    const words = t(saidOfStep({ forward, changed: step.length > 0 }))
    const [first] = step
    if (!first) {
      announce(words)
      return
    }
    const title = book.columns.find(({ chave }) => chave === first.chave)?.titulo ?? ''
    const cell = `${tame(book.line(first.id).aluno)}, ${tame(title)}`
    const what = step.length > 1 ? t('lancamentos.undo.cells', { n: step.length }) : cell
    // if no changed cell is rendered, a toast is the only visible sign
    const announceOutcome = step.some(isDrawn) ? announce : toast
    announceOutcome(`${words}: ${what}`)
  }
}

export function Undo({ variant = 'secondary' }: { variant?: 'secondary' | 'link' }) {
  const t = useT()
  const { sending, sentence } = useGradebookView()
  const summary = useSummary()
  const { phase } = useProgress(sending)
  const turn = useTurn()
  if (!summary.canUndo || phase === 'sending') return null
  return (
    // the button disappears with the last step
    <MoveFocusOnUnmount to={() => sentence.current}>
      <Button variant={variant} onClick={() => turn(false)}>
        {t('lancamentos.undo.button')}
      </Button>
    </MoveFocusOnUnmount>
  )
}
