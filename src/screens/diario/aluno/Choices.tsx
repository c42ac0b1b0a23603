/** The choice of a child, for a guardian at an address that names none. */
import { Link } from 'react-router-dom'
import { useView } from '@/access'
import { useT } from '@/i18n'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { pathOfChild } from '../../shared/chosen'
import { useAluno } from '../classe/student'
import type { ChildOf, OfOneStudent } from './children'
import { ChildName } from './ChildPicker'
import styles from './ChooseChild.module.css'

/** Whether the person is a guardian and the address names no child. */
export function useIsUnchosen(): boolean {
  const view = useView()
  const { index } = useAluno()
  return view === 'guardian' && index === null
}

/** One link for each child, all to the same page (`rest`). */
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
