/** The bar at the top of every page of a guardian: a link to each child and to all of them. */
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useBackgroundPages } from '@/api'
import { op } from '@/contract'
import { firstName, isFirstNameShared } from '@/domain/text'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { plainList } from '@/ui/data/plainList'
import { classNames } from '@/ui/look/classNames'
import { keepChosenAmong, pathOfChild, useChosen } from '../../shared/chosen'
import { classesAsk } from '../classe/reads'
import type { Aluno } from '../classe/student'
import styles from './ChildPicker.module.css'
import { type ChildOf, childrenOf } from './children'

/** The full name of a child; where the service sends none, which of the children it is. */
export function ChildName({ nome, index }: Aluno) {
  const t = useT()
  return <bdi lang="pt-BR">{nome || t('diario.alunos.nth', { n: index ?? 0 })}</bdi>
}

/** The first name, unless another child has the same; the rest of the name only where there is room. */
function ShortName({ child, among }: { child: ChildOf; among: readonly ChildOf[] }) {
  const first = firstName(child.nome)
  const others = among.filter((other) => other !== child).map(({ nome }) => nome)
  if (!first || isFirstNameShared(child.nome, others)) return <ChildName {...child} />
  return (
    <bdi lang="pt-BR">
      {first} <span className="hidden-on-phone">{child.nome.slice(first.length + 1)}</span>
    </bdi>
  )
}

interface Props {
  filhos: readonly ChildOf[]
  index: number | null
  addressOf?: (child: ChildOf) => string
}

const homeOf = ({ index }: ChildOf): string => pathOfChild(index) + paths.inicio

export function ChildPicker({ filhos, index, addressOf = homeOf }: Props) {
  const t = useT()
  const { pathname } = useLocation()
  if (filhos.length < 2) return null
  return (
    <nav className={classNames(styles.picker, 'no-print')} aria-label={t('diario.alunos.title')}>
      <ul {...plainList}>
        <li>
          <Link to={paths.inicio} aria-current={pathname === paths.inicio ? 'true' : undefined}>
            {t('diario.alunos.all')}
          </Link>
        </li>
        {filhos.map((one) => (
          <li key={one.idPessoa}>
            <Link to={addressOf(one)} aria-current={one.index === index ? 'true' : undefined}>
              <ShortName child={one} among={filhos} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The bar on pages about no child ("Mais", the settings). Reads the children only where several are known. */
export function ChildBar() {
  const chosen = useChosen()
  const several = chosen !== null && chosen.of > 1
  const { idPessoa = 0 } = useSession() ?? {}
  const { itens, whole, loading } = useBackgroundPages(op.Classes, classesAsk({ idPessoa }), several)
  // the numbers of the children are sure only once all classes are known
  const filhos = whole ? childrenOf(itens) : []
  useEffect(() => {
    if (whole) keepChosenAmong(childrenOf(itens))
  }, [whole, itens])
  if (several && loading) return <div className={styles.room} />
  return <ChildPicker filhos={filhos} index={chosen?.index ?? null} />
}
