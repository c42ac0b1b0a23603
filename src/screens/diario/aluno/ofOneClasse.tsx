/** Leads a guardian from an address of a class, an evaluation or a message to the child who has it, or asks which. */
import type { ComponentType, ReactNode } from 'react'
import { generatePath } from 'react-router-dom'
import type { Classe } from '@/contract'
import { useParamsOf, writeIdentificador } from '@/params'
import { paths } from '@/paths'
import { Redirect } from '@/ui/action/redirect'
import { Skeleton } from '@/ui/page/Skeleton'
import { pathOfChild, useChosen } from '../../shared/chosen'
import { useClasseWith } from '../classe/classeOfAvaliacao'
import { ChildrenPending, type OfOneStudent, useChildren } from './children'
import { Choices, useIsUnchosen } from './Choices'

interface Led {
  /** Whether the address names this class, or an evaluation or a message of it. */
  isOf: (classe: Classe) => boolean
  which: OfOneStudent
  /** The address without the part that names the child. */
  rest: string
  /** The page is the same for every child who has it, so the guardian is not asked which. */
  alike?: boolean
  /** The page itself, which says "not found" where none of the children has what the address names. */
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
  return <Redirect to={pathOfChild(index) + rest} />
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

function ChildOfAvaliacao({ instead }: { instead: ReactNode }) {
  const { idAvaliacao } = useParamsOf(paths.avaliacao)
  const { filhos, pages } = useChildren()
  const { classe, open } = useClasseWith(idAvaliacao, filhos ? pages.itens : [])
  const rest = generatePath(paths.avaliacao, { idAvaliacao: writeIdentificador(idAvaliacao) })
  if (open) return <Skeleton lines={6} />
  return <LedToChild which="turmas" isOf={({ id }) => id === classe?.id} {...{ rest, instead }} />
}

/** Wraps a page about one class of one child. Not in `ChooseChild`, because that imports the home of a family. */
export const ofOneClasse = (to: 'turma' | 'notas', Screen: ComponentType) =>
  function OfOneClasse() {
    return useIsUnchosen() ? <ChildOfClasse to={to} instead={<Screen />} /> : <Screen />
  }

/** Wraps a page of a message, which is marked as read for one child. */
export const ofOneRecado = (Screen: ComponentType) =>
  function OfOneRecado() {
    return useIsUnchosen() ? <ChildOfRecado instead={<Screen />} /> : <Screen />
  }

/** Wraps a page of an evaluation, with the grade of one child. */
export const ofOneAvaliacao = (Screen: ComponentType) =>
  function OfOneAvaliacao() {
    return useIsUnchosen() ? <ChildOfAvaliacao instead={<Screen />} /> : <Screen />
  }
