/** All messages: the union over the person's classes, newest first (decisions §7). */
import { usePages } from '@/api'
import { op } from '@/contract'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { roleOf } from '@/settings'
import { Held } from '@/ui/Held'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { Updated } from '../shared/Updated'
import { askFor, useAluno } from './aluno'
import { EscolherAluno } from './EscolherAluno'
import { ListaDeRecados } from './ListaDeRecados'
import { idsDeRecados } from './recados'
import { useAllPages } from './useAllPages'

function Recados() {
  const t = useT()
  const aluno = useAluno()
  // the union is over all classes: a message of the last page is no less new
  const pages = useAllPages(usePages(op.Classes, askFor(aluno)))
  return (
    <Stack gap={5}>
      <PageHeader title={t('moldura.menu.recados')} lead={<Updated {...pages} onRefresh={pages.refresh} />} />
      <Held>
        <ListaDeRecados ids={idsDeRecados(pages.itens)} whole />
      </Held>
    </Stack>
  )
}

export function Component() {
  const session = useSession()
  const { index } = useAluno()
  if (session && roleOf(session.perfil) === 'Responsavel' && index === null) return <EscolherAluno to="recados" />
  return <Recados />
}
Component.displayName = 'RecadosScreen'
