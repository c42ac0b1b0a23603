/** Who else is writing, told above the students; how many are there yet and what was brought back, told below: nothing moves them. */
import { memo, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { ErrorState } from '../../shared/ErrorState'
import { Updated } from '../../shared/Updated'
import { useDiario, useOrder, usePages, useBroughtBack } from '../context'
import type { Editor } from '../book/editor'
import type { Pages } from '../book/pages'

interface Props {
  pages: Pages
  editor: Editor
  takeOver: () => void
}

export function OtherTab({ pages, editor, takeOver }: Props) {
  const t = useT()
  if (editor === 'elsewhere')
    return (
      <Notice tone="warn" role="status" title={t('lancamentos.outraAba.title')}>
        <p>{t('lancamentos.outraAba.lead')}</p>
      </Notice>
    )
  if (editor === 'here') return null
  return (
    <Notice tone="info" role="status" title={t('lancamentos.outraAba.livre')}>
      <Button
        onClick={() => {
          pages.refresh()
          takeOver()
        }}
      >
        {t('lancamentos.outraAba.takeOver')}
      </Button>
    </Notice>
  )
}

/** The end of the list: whether all students are there. */
export function Arrivals({ pages }: { pages: Pages }) {
  const t = useT()
  const { book } = useDiario()
  const { length } = useOrder(book)
  const { state, erro } = usePages(pages)
  const [waited] = useState(state === 'carregando')
  if (state === 'carregando') return <p>{t('lancamentos.loading', { n: length })}</p>
  if (state === 'erro')
    return erro && <ErrorState error={erro} title={t('lancamentos.pageFailed', { n: length })} onRetry={pages.more} />
  if (state === 'completo') return waited && <p>{t('lancamentos.loaded', { n: length })}</p>
  return (
    <Notice tone="info" title={t('lancamentos.maybeMore')}>
      <Button onClick={pages.more}>{t('lancamentos.askMore')}</Button>
    </Notice>
  )
}

/** Unsent grades that are back after a reload. */
export function Restored() {
  const t = useT()
  const { book, say } = useDiario()
  const cameBack = useBroughtBack(book)
  return (
    cameBack > 0 && (
      <Notice tone="info" role="status">
        <p>{t('lancamentos.restored', { n: cameBack })}</p>
        <Button
          variant="link"
          onClick={() => {
            book.dismissRestored()
            say()
          }}
        >
          {t('moldura.ui.dismiss')}
        </Button>
      </Notice>
    )
  )
}

/** When the class was read, and reading it again. Pages that come change nothing of it. */
export const Lido = memo(function Lido({ pages }: { pages: Pages }) {
  const { state, erro, lost, updatedAt, refreshing } = usePages(pages)
  return (
    <Updated
      updatedAt={updatedAt}
      refreshing={refreshing}
      error={state === 'completo' ? erro : null}
      dropped={lost}
      onRefresh={pages.refresh}
    />
  )
})
