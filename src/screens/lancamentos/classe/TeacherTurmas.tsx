/** The classes of a teacher, each with links to its page and to its gradebook. */
import { useRef } from 'react'
import { generatePath, Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { useT } from '@/i18n'
import { paths } from '@/paths'
import { useSession } from '@/session'
import { buttonClass } from '@/ui/action/Button'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { plainList } from '@/ui/data/plainList'
import { Skeleton } from '@/ui/page/Skeleton'
import { MoreButton } from '../../shared/MoreButton'
import { PrintFoot, PrintHead } from '../../shared/paper/PrintFrame'
import { LastUpdated } from '../../shared/LastUpdated'
import { byName, titleOfClasse } from '../../diario/classe/figures'
import { PeriodoPicker } from '../../diario/classe/PeriodoPicker'
import { usePeriodoOfPages } from '../../diario/classe/usePeriodoOfPages'
import { NoClasses } from '../../diario/classe/RestToCome'
import { useClasses } from '../../diario/classe/useClasse'
import { ClasseName } from './ClasseName'
import styles from './Turma.module.css'

function Turma({ classe }: { classe: Classe }) {
  const t = useT()
  const n = classe.totalAlunos ?? 0
  return (
    <li className={styles.row}>
      <ClasseName classe={classe} titulo="h2">
        {n > 0 && <span>{t('lancamentos.turma.total', { n })}</span>}
      </ClasseName>
      <Link
        className={buttonClass('secondary')}
        to={generatePath(paths.lancamentos, { idClasse: String(classe.id) })}
        aria-label={t('lancamentos.turma.enterIn', { classe: titleOfClasse(classe) })}
      >
        {t('lancamentos.title')}
      </Link>
    </li>
  )
}

export function TeacherTurmasView() {
  const t = useT()
  const pages = useClasses()
  const periodo = usePeriodoOfPages(pages)
  const classes = [...periodo.classes].sort(byName)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Stack gap={5}>
      <PrintHead whose={useSession()?.displayName} />
      <PageHeader title={t('diario.turmas.mine')} lead={<LastUpdated {...pages} onRefresh={pages.refresh} />} />
      <PeriodoPicker {...periodo} />
      {periodo.unsure ? (
        <Skeleton lines={9} />
      ) : classes.length === 0 ? (
        <NoClasses rest={pages.dropped > 0 ? 'unreadable' : null} />
      ) : (
        <div ref={list}>
          <ul {...plainList}>
            {classes.map((classe) => (
              <Turma key={classe.id} classe={classe} />
            ))}
          </ul>
        </div>
      )}
      <MoreButton pages={pages} list={list} />
      <PrintFoot />
    </Stack>
  )
}
