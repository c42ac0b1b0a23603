/** A list of the office that is looked through while it is read page by page: when, how much of it, or why it is empty. */
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useT } from '@/i18n'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Row, Stack } from '@/ui/layout'
import { MoreButton } from '../shared/MoreButton'
import { Updated } from '../shared/Updated'
import styles from './lista.module.css'
import type { Procura } from './useProcura'

interface Props {
  pages: ComponentProps<typeof MoreButton>['pages'] &
    Omit<ComponentProps<typeof Updated>, 'onRefresh'> & { refresh: () => void }
  procura: Pick<Procura, 'wanted' | 'searching'>
  /** What is said where the service has nothing at all. */
  vazio: { title: string; dica: string }
  notice?: ReactNode
  /** The rows that are left. */
  children: readonly ReactNode[]
}

export function ListaFiltrada({ pages, procura, vazio, notice, children }: Props) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const n = pages.itens.length
  return (
    <Stack gap={4}>
      <Updated {...pages} onRefresh={pages.refresh} />
      {notice}
      {procura.searching && <p>{t('curso.filtro.procurando', { n })}</p>}
      {procura.wanted && !procura.searching && pages.hasMore && <p>{t('curso.filtro.parcial', { n })}</p>}
      {children.length === 0 && !procura.searching && (
        <Empty title={n === 0 ? vazio.title : t('curso.filtro.nada')}>
          <p>{n === 0 ? vazio.dica : t(pages.hasMore ? 'curso.filtro.nadaAinda' : 'curso.filtro.nadaDica')}</p>
        </Empty>
      )}
      {children.length > 0 && (
        <div ref={list}>
          <Stack as="ul" gap={1} className={styles.list}>
            {children}
          </Stack>
        </div>
      )}
      {!procura.searching && <MoreButton pages={pages} list={list} />}
    </Stack>
  )
}

/** A filter that came by a link: what it leaves, and the way back to all. */
export function FiltroEmUso({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  const t = useT()
  return (
    <Row>
      <p>{children}</p>
      <Button variant="link" onClick={onClear}>
        {t('curso.filtro.limpar')}
      </Button>
    </Row>
  )
}
