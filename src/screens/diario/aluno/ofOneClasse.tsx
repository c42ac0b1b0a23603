/** A guardian at an address about one class, or a message to it: led to the child whose it is, or asked which of them. */
import type { ComponentType, ReactNode } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { useView } from '@/access'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { LeadOn } from '@/ui/action/lead'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { pathOfChild, useChosen } from '../../shared/chosen'
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

interface Led {
  /** Whether what the address names is of this class. */
  isOf: (classe: Classe) => boolean
  which: OfOneStudent
  /** The address without its child. */
  rest: string
  /** Of all children who have it, it is the same: nobody is asked whose. */
  alike?: boolean
  /** Of what none of the children has, the page itself says what there is to say. */
  instead: ReactNode
}

function LedToChild({ isOf, which, rest, alike = false, instead }: Led) {
  const { filhos, pages } = useChildren()
  const last = useChosen()
  if (!filhos) return <ChildrenPending {...pages} />
  const whose = pages.itens.flatMap((classe) => (isOf(classe) ? (classe.aluno?.idPessoa ?? []) : []))
  const having = filhos.filter(({ idPessoa }) => whose.includes(idPessoa))
  const [first] = having
  if (!first) return instead
  if (having.length > 1 && !alike) return <Choices which={which} filhos={having} rest={rest} />
  const { index } = having.find(({ idPessoa }) => idPessoa === last?.idPessoa) ?? first
  return <LeadOn to={pathOfChild(index) + rest} />
}

function ChildOfClasse({ to, instead }: { to: 'turma' | 'notas'; instead: ReactNode }) {
  const { idClasse } = useParamsOf(paths[to])
  const rest = generatePath<string>(paths[to], { idClasse: String(idClasse) })
  const which = to === 'notas' ? 'boletim' : 'turmas'
  return <LedToChild isOf={({ id }) => id === idClasse} {...{ which, rest, instead }} />
}

function ChildOfRecado({ instead }: { instead: ReactNode }) {
  const { idRecado } = useParamsOf(paths.recado)
  const rest = generatePath(paths.recado, { idRecado: String(idRecado) })
  const isOf = ({ recados }: Classe) => recados?.includes(idRecado) ?? false
  return <LedToChild alike which="recados" {...{ isOf, rest, instead }} />
}

/** A page about one class: its figures are one child's. Apart from `ChooseChild`, which brings the home of a family along. */
export const ofOneClasse = (to: 'turma' | 'notas', Screen: ComponentType) =>
  function OfOneClasse() {
    return useIsUnchosen() ? <ChildOfClasse to={to} instead={<Screen />} /> : <Screen />
  }

/** A message: read is what one child has been told. */
export const ofOneRecado = (Screen: ComponentType) =>
  function OfOneRecado() {
    return useIsUnchosen() ? <ChildOfRecado instead={<Screen />} /> : <Screen />
  }
