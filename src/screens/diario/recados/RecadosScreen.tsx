/** The page of all messages: those of all classes of the person, newest first (decisions §7). */
import { useEffect } from 'react'
import { useT } from '@/i18n'
import { LoadTogether } from '@/ui/action/LoadTogether'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { LastUpdated } from '../../shared/LastUpdated'
import { ofOneStudent } from '../aluno/ChooseChild'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import { useAllPages, useClasses } from '../classe/useClasse'
import { lookAtRecados } from '../news/news'
import { RecadoList } from './RecadoList'
import { recadoIds } from './recados'

function Recados() {
  const t = useT()
  // all pages are read, because the newest message may belong to a class on the last page
  const pages = useAllPages(useClasses())
  const aluno = useAluno()
  const ids = recadoIds(pages.itens)
  useEffect(() => {
    lookAtRecados(aluno, ids, pages.rest === null)
  })
  return (
    <Stack gap={5}>
      <PrintHead whose={aluno.nome} />
      <PageHeader title={t('frame.menu.recados')} lead={<LastUpdated {...pages} onRefresh={pages.refresh} />} />
      <LoadTogether>
        <RecadoList ids={ids} classes={pages.itens} none={pages.rest && <RestToCome rest={pages.rest} />} />
      </LoadTogether>
      <PrintFoot />
    </Stack>
  )
}

export const Component = ofOneStudent('recados', Recados)
