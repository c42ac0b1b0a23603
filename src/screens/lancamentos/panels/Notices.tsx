/** The notices around the students: another tab, loading, grades restored or of students who have left. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { useStore } from '@/session'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { Notice } from '@/ui/page/Notice'
import { ErrorState } from '../../shared/ErrorState'
import type { useEditor } from '../book/editor'
import { useGradebookView, useFromData, useStudentLoading } from '../context'

/** The notice that another tab edits the class, or has finished. */
export function OtherTab({ editor, takeOver }: ReturnType<typeof useEditor>) {
  const t = useT()
  const { loader, say } = useGradebookView()
  if (editor === 'here') return null
  if (editor === 'elsewhere')
    return (
      <Notice tone="warn" role="status" title={t('lancamentos.otherTab.title')} text={t('lancamentos.otherTab.lead')} />
    )
  const begin = () => {
    loader.refresh()
    say(takeOver)
  }
  return (
    <Notice role="status" title={t('lancamentos.otherTab.free')}>
      <Button onClick={begin}>{t('lancamentos.otherTab.takeOver')}</Button>
    </Notice>
  )
}

/** The loading state of the students, at the end of the list. */
export function Arrivals() {
  const t = useT()
  const { loader, order, whole } = useGradebookView()
  const { length } = order
  const { state, error } = useStudentLoading(loader)
  const [waited] = useState(state === 'loading')
  if (state === 'loading') return <p>{t('lancamentos.loading', { n: length })}</p>
  if (state === 'error')
    return (
      error && <ErrorState error={error} title={t('lancamentos.pageFailed', { n: length })} onRetry={loader.more} />
    )
  if (state === 'complete') return waited && whole && <p>{t('lancamentos.loaded', { n: length })}</p>
  return (
    <MoveFocusOnUnmount>
      <Notice title={t('lancamentos.maybeMore')}>
        <Button onClick={loader.more}>{t('lancamentos.askMore')}</Button>
      </Notice>
    </MoveFocusOnUnmount>
  )
}

/** The notice of unsent grades of students who have left the class: they can only be dropped. */
export function Stranded() {
  const t = useT()
  const { keeping, say, whole } = useGradebookView()
  const n = useStore(keeping.waiting)
  return (
    // with missing records it is unknown whether these students have left
    whole &&
    n > 0 && (
      // an empty class has no bar, whose sentence takes the focus otherwise
      <MoveFocusOnUnmount>
        <Notice tone="warn" role="status" text={t('lancamentos.stranded', { n })}>
          <Button variant="link" onClick={() => say(keeping.forget)}>
            {t('lancamentos.strandedForget')}
          </Button>
        </Notice>
      </MoveFocusOnUnmount>
    )
  )
}

/** The notice of unsent grades that were restored after a reload. */
export function Restored() {
  const t = useT()
  const { book, say } = useGradebookView()
  const cameBack = useFromData(book, () => book.cameBack)
  return (
    cameBack > 0 && (
      <Notice role="status" text={t('lancamentos.restored', { n: cameBack })}>
        <Button
          variant="link"
          onClick={() => {
            book.dismissRestored()
            say()
          }}
        >
          {t('frame.ui.dismiss')}
        </Button>
      </Notice>
    )
  )
}
