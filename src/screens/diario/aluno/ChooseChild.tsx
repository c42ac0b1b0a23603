/** Leads a guardian from an address about one student to the only child or the last one, or else asks which. */
import type { ComponentType } from 'react'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { Empty } from '@/ui/page/Empty'
import { PageHeader } from '@/ui/page/PageHeader'
import { Redirect } from '@/ui/action/redirect'
import { pathOfChild, useChosen } from '../../shared/chosen'
import { RestToCome } from '../classe/RestToCome'
import { FamilyHome } from '../home/FamilyHome'
import { ChildrenPending, type OfOneStudent, useChildren } from './children'
import { Choices, useIsUnchosen } from './Choices'

/** Wraps a page about one student: a guardian whose address names no child chooses one first. */
export const ofOneStudent = (to: OfOneStudent, Screen: ComponentType) =>
  function OfOneStudent() {
    return useIsUnchosen() ? <ChooseChild to={to} /> : <Screen />
  }

function ChooseChild({ to }: { to: OfOneStudent }) {
  const t = useT()
  const { filhos, pages } = useChildren()
  const last = useChosen()
  if (!filhos) return <ChildrenPending {...pages} />
  const [first] = filhos
  const isLinked = pages.itens.length > 0
  if (!first) {
    return (
      <>
        <PageHeader title={t('diario.alunos.title')} />
        {pages.rest ? (
          <RestToCome rest={pages.rest} />
        ) : (
          // classes of which the service does not say whose they are prove that somebody is linked
          <Empty
            title={t(isLinked ? 'diario.alunos.untold' : 'diario.alunos.none')}
            text={t(isLinked ? 'common.contacts.secretaria' : 'diario.alunos.noneHint')}
          />
        )}
      </>
    )
  }
  const chosen = filhos.length === 1 ? first : filhos.find(({ idPessoa }) => idPessoa === last?.idPessoa)
  if (to === 'inicio' && filhos.length > 1) return <FamilyHome filhos={filhos} pages={pages} />
  if (chosen) return <Redirect to={pathOfChild(chosen.index) + paths[to]} />
  return <Choices which={to} filhos={filhos} rest={paths[to]} />
}
