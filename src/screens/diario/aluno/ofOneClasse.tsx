/** A guardian at an address about one class, or a message to it: led to the child whose it is, or asked which of them. */
import type { ComponentType, ReactNode } from 'react'
import { generatePath } from 'react-router-dom'
import type { Classe } from '@/contract'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { LeadOn } from '@/ui/action/lead'
import { pathOfChild, useChosen } from '../../shared/chosen'
import { ChildrenPending, type OfOneStudent, useChildren } from './children'
import { Choices, useIsUnchosen } from './Choices'

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
