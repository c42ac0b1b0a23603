/** The student has no class in the period. */
import { useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { useAluno } from './student'

export function NoClasses() {
  const t = useT()
  return (
    <Empty
      title={t(useAluno().index === null ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')}
      text={t('diario.turmas.emptyHint')}
    />
  )
}
