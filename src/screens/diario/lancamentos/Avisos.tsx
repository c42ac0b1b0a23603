/** What has to be known before typing: how many students are there yet, who else is writing, what was brought back. */
import { memo, useState } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Updated } from '../../shared/Updated'
import { useDiario, useOrdem, usePaginas, useVoltaram } from './contexto'
import type { Editor } from './editor'
import type { Paginas } from './paginas'

interface Props {
  paginas: Paginas
  editor: Editor
  takeOver: () => void
}

export function Avisos({ paginas, editor, takeOver }: Props) {
  const t = useT()
  const { livro, dizer } = useDiario()
  const { length } = useOrdem(livro)
  const voltaram = useVoltaram(livro)
  const { estado } = usePaginas(paginas)
  const [waited] = useState(estado === 'carregando')
  return (
    <>
      {estado === 'carregando' && <p>{t('lancamentos.carregando', { n: length })}</p>}
      {/* in the place of the line above: nothing below may move while somebody types */}
      {estado === 'completo' && waited && <p>{t('lancamentos.carregados', { n: length })}</p>}
      {estado === 'talvezMais' && (
        <Notice tone="info" title={t('lancamentos.talvezMais')}>
          <Button onClick={paginas.more}>{t('lancamentos.pedirMais')}</Button>
        </Notice>
      )}
      {editor === 'elsewhere' && (
        <Notice tone="warn" role="status" title={t('lancamentos.outraAba.title')}>
          <p>{t('lancamentos.outraAba.lead')}</p>
        </Notice>
      )}
      {editor === 'free' && (
        <Notice tone="info" role="status" title={t('lancamentos.outraAba.livre')}>
          <Button
            onClick={() => {
              paginas.refresh()
              takeOver()
            }}
          >
            {t('lancamentos.outraAba.assumir')}
          </Button>
        </Notice>
      )}
      {voltaram > 0 && editor === 'here' && (
        <Notice tone="info" role="status">
          <p>{t('lancamentos.voltaram', { n: voltaram })}</p>
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
      )}
    </>
  )
}

/** When the class was read, and reading it again. Pages that come change nothing of it. */
export const Lido = memo(function Lido({ paginas }: { paginas: Paginas }) {
  const { estado, erro, perdidas, updatedAt, refreshing } = usePaginas(paginas)
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
