/** The page of a class that is not there: still being looked for, not among the person's classes, or unreadable. */
import type { ApiError } from '@/api'
import { useT } from '@/i18n'
import { PageHeader } from '@/ui/page/PageHeader'
import { ErrorState } from '../../shared/ErrorState'
import { BackToTurmas } from './BackToTurmas'
import { useAluno } from '../classe/student'
import { Unavailable } from '../classe/Unavailable'

interface MissingProps {
  /** Null while the class is being looked for. */
  error: ApiError | null
  onRetry: () => void
}

export function MissingClasse({ error, onRetry }: MissingProps) {
  const t = useT()
  const own = useAluno().index === null
  const head = { title: t('diario.turma.title'), back: <BackToTurmas /> }
  if (error?.kind === 'notFound')
    return <Unavailable {...head} words={t(own ? 'diario.turma.notFound' : 'diario.turma.notFoundChild')} />
  return (
    <>
      <PageHeader {...head} />
      {error && <ErrorState error={error} title={t('diario.turma.failed')} onRetry={onRetry} />}
    </>
  )
}
