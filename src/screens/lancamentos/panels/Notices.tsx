/** Who else is writing, told above the students; how many are there yet and what was brought back, told below: nothing moves them. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { ErrorState } from '../../shared/ErrorState'
import type { useEditor } from '../book/editor'
import { useDiario, useFromData, usePages } from '../context'

export function OtherTab({ editor, takeOver }: ReturnType<typeof useEditor>) {
  const t = useT()
  const { pages } = useDiario()
  if (editor === 'elsewhere')
    return (
      <Notice tone="warn" role="status" title={t('lancamentos.outraAba.title')} text={t('lancamentos.outraAba.lead')} />
    )
  if (editor === 'here') return null
  return (
    <Notice role="status" title={t('lancamentos.outraAba.livre')}>
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
export function Arrivals() {
  const t = useT()
  const { pages, order } = useDiario()
  const { length } = order
  const { state, erro } = usePages(pages)
  const [waited] = useState(state === 'carregando')
  if (state === 'carregando') return <p>{t('lancamentos.loading', { n: length })}</p>
  if (state === 'erro')
    return erro && <ErrorState error={erro} title={t('lancamentos.pageFailed', { n: length })} onRetry={pages.more} />
  if (state === 'completo') return waited && <p>{t('lancamentos.loaded', { n: length })}</p>
  return (
    <Notice title={t('lancamentos.maybeMore')}>
      <Button onClick={pages.more}>{t('lancamentos.askMore')}</Button>
    </Notice>
  )
}

/** Unsent grades that are back after a reload. */
export function Restored() {
  const t = useT()
  const { book, say } = useDiario()
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
          {t('moldura.ui.dismiss')}
        </Button>
      </Notice>
    )
  )
}
