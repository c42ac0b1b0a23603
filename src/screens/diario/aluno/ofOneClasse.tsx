/** A guardian at an address about one class: led to the child whose it is, or asked which of them. */
import type { ComponentType, ReactNode } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { useView } from '@/access'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { LeadOn } from '@/ui/action/lead'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { pathOfChild } from '../../shared/chosen'
import { useAluno } from '../classe/student'
import { type ChildOf, ChildrenPending, type OfOneStudent, useChildren } from './children'
import { ChildName } from './ChildPicker'
import styles from './ChooseChild.module.css'

/** Whether a guardian has not said of whom. */
export function useIsUnchosen(): boolean {
  const view = useView()
  const { index } = useAluno()
  return view === 'guardian' && index === null
}

/** The children to choose from, each with the same page. */
export function Choices({ which, filhos, rest }: { which: OfOneStudent; filhos: readonly ChildOf[]; rest: string }) {
  const t = useT()
  return (
    <>
      <PageHeader title={t('diario.alunos.title')} heading={which !== 'inicio' && t(`diario.alunos.which.${which}`)} />
      <Stack as="ul" gap={3} className={styles.children}>
        {filhos.map((child) => (
          <li key={child.idPessoa}>
            <Link to={pathOfChild(child.index) + rest}>
              <ChildName {...child} />
            </Link>
          </li>
        ))}
      </Stack>
    </>
  )
}

/** `instead`: of a class that none of the children has, the page itself says what there is to say. */
function ChildOfClasse({ to, instead }: { to: 'turma' | 'notas'; instead: ReactNode }) {
  const { idClasse } = useParamsOf(paths[to])
  const { filhos, pages } = useChildren()
  if (!filhos) return <ChildrenPending {...pages} />
  const whose = pages.itens.flatMap(({ id, aluno }) => (id === idClasse ? (aluno?.idPessoa ?? []) : []))
  const [first, ...others] = filhos.filter(({ idPessoa }) => whose.includes(idPessoa))
  if (!first) return instead
  const rest = generatePath<string>(paths[to], { idClasse: String(idClasse) })
  if (others.length === 0) return <LeadOn to={pathOfChild(first.index) + rest} />
  return <Choices which={to === 'notas' ? 'boletim' : 'turmas'} filhos={[first, ...others]} rest={rest} />
}

/** A page about one class: its figures are one child's. Apart from `ChooseChild`, which brings the home of a family along. */
export const ofOneClasse = (to: 'turma' | 'notas', Screen: ComponentType) =>
  function OfOneClasse() {
    return useIsUnchosen() ? <ChildOfClasse to={to} instead={<Screen />} /> : <Screen />
  }
