/** The layout of a guardian's diary screens about one child: it finds the child and links to the others. */
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useOutlet } from 'react-router-dom'
import { useT } from '@/i18n'
import { useParamsOf } from '@/params'
import { paths } from '@/paths'
import { Redirect } from '@/ui/action/redirect'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { chooseChild, type Chosen, chosenNow, pathOfChild } from '../../shared/chosen'
import { restInWords } from '../classe/RestToCome'
import { AlunoContext } from '../classe/student'
import { ChildPicker } from './ChildPicker'
import { ChildrenPending, type ChildOf, pagesOfOne, useChildren } from './children'

/** The same screen for another child; from a class or a message of the first child, the list of these of the other. */
function sameScreen(pathname: string, from: number, to: ChildOf): string {
  const rest = pathname.slice(pathOfChild(from).length)
  const list = pagesOfOne.map((name) => paths[name]).find((path) => `${rest}/`.startsWith(`${path}/`))
  return pathOfChild(to.index) + (list ?? paths.inicio)
}

export function Component() {
  const t = useT()
  const at = useLocation()
  const { pathname } = at
  const { aluno: index } = useParamsOf(paths.aluno)
  const { filhos, pages } = useChildren()
  const page = useOutlet()
  /** The child opened by this number: kept while the page is open, even if children join or leave the list. */
  const [held, setHeld] = useState<Pick<Chosen, 'index' | 'idPessoa'> | null>(chosenNow)
  const listed = filhos?.find((one) => one.index === index)
  if (listed && held?.index !== index) setHeld({ index, idPessoa: listed.idPessoa })
  const idPessoa = held?.index === index ? held.idPessoa : listed?.idPessoa
  const child = filhos?.find((one) => one.idPessoa === idPessoa)
  const navigate = useNavigate()
  const moved = child && child.index !== index ? child.index : null
  useEffect(() => {
    if (moved === null) return
    const pathname = pathOfChild(moved) + at.pathname.slice(pathOfChild(index).length)
    void navigate({ ...at, pathname }, { replace: true, preventScrollReset: true, state: at.state as unknown })
  }, [moved, index, at, navigate])
  const of = child ? (filhos?.length ?? 0) : 0
  useEffect(() => {
    if (of > 0 && moved === null) chooseChild(index, of, idPessoa ?? 0)
  }, [of, index, idPessoa, moved])
  if (!filhos) return <ChildrenPending {...pages} />
  if (!child) {
    return (
      <Stack gap={4}>
        <PageHeader title={t('frame.notFound.title')} />
        {/* the child may be one whose classes could not be read */}
        <Notice tone="warn" text={t(pages.rest ? restInWords[pages.rest] : 'diario.alunos.unknown')} />
        <Link to={paths.inicio}>{t('diario.alunos.choose')}</Link>
      </Stack>
    )
  }
  // a child's address without a page (`/alunos/2`) leads to the child's start page
  if (!page) return <Redirect to={pathOfChild(child.index) + paths.inicio} />
  return (
    // keyed by the child, so that no state of one child is shown for the next
    <AlunoContext key={child.idPessoa} value={child}>
      <ChildPicker filhos={filhos} index={child.index} addressOf={(to) => sameScreen(pathname, index, to)} />
      {page}
    </AlunoContext>
  )
}
