/** What a list says in place of its classes: the person has none in the period, or (`rest`) not all have been read. */
import { useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { RestToCome } from '../classe/RestToCome'
import { useAluno } from '../classe/student'
import type { Rest } from '../classe/useClasse'

export function NoClasses({ rest }: { rest: Rest }) {
  const t = useT()
  const own = useAluno().index === null
  if (rest) return <RestToCome rest={rest} />
  return (
    <Empty title={t(own ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')} text={t('diario.turmas.emptyHint')} />
  )
}
