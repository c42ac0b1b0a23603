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
  paginas: Pages
  editor: Editor
  takeOver: () => void
}

export function OtherTab({ paginas, editor, takeOver }: Props) {
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
          paginas.refresh()
          takeOver()
        }}
      >
        {t('lancamentos.outraAba.takeOver')}
      </Button>
    </Notice>
  )
}

/** The end of the list: whether all students are there. */
export function Arrivals({ paginas }: { paginas: Pages }) {
  const t = useT()
  const { livro } = useDiario()
  const { length } = useOrder(livro)
  const { estado, erro } = usePages(paginas)
  const [waited] = useState(estado === 'carregando')
  if (estado === 'carregando') return <p>{t('lancamentos.loading', { n: length })}</p>
  if (estado === 'erro')
    return erro && <ErrorState error={erro} title={t('lancamentos.pageFailed', { n: length })} onRetry={paginas.more} />
  if (estado === 'completo') return waited && <p>{t('lancamentos.loaded', { n: length })}</p>
  return (
    <Notice tone="info" title={t('lancamentos.maybeMore')}>
      <Button onClick={paginas.more}>{t('lancamentos.askMore')}</Button>
    </Notice>
  )
}

/** Unsent grades that are back after a reload. */
export function Restored() {
  const t = useT()
  const { livro, dizer } = useDiario()
  const voltaram = useBroughtBack(livro)
  return (
    voltaram > 0 && (
      <Notice tone="info" role="status">
        <p>{t('lancamentos.restored', { n: voltaram })}</p>
        <Button
          variant="link"
          onClick={() => {
            livro.dismissRestored()
            dizer()
          }}
        >
          {t('moldura.ui.dismiss')}
        </Button>
      </Notice>
    )
  )
}

/** When the class was read, and reading it again. Pages that come change nothing of it. */
export const Lido = memo(function Lido({ paginas }: { paginas: Pages }) {
  const { estado, erro, perdidas, updatedAt, refreshing } = usePages(paginas)
  return (
    <Updated
      updatedAt={updatedAt}
      refreshing={refreshing}
      error={estado === 'completo' ? erro : null}
      dropped={perdidas}
      onRefresh={paginas.refresh}
    />
  )
})
