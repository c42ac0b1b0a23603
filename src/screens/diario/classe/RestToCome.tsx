/** What a list says in place of its classes while only a part of them has been read, or where there are none. */
import { useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { useAluno } from './student'
import type { Rest } from './useClasse'

/** The words in place of "none". */
export const restInWords = {
  loading: 'frame.ui.loading',
  failed: 'frame.updated.partial',
  capped: 'frame.updated.capped',
  unreadable: 'frame.updated.unreadable',
} as const

export function RestToCome({ rest }: { rest: NonNullable<Rest> }) {
  const t = useT()
  return <p className="muted">{t(restInWords[rest])}</p>
}

/** Says that the person has no class in the period or, with a `rest`, that the classes have not all been read. */
export function NoClasses({ rest }: { rest: Rest }) {
  const t = useT()
  const own = useAluno().index === null
  if (rest) return <RestToCome rest={rest} />
  return (
    <Empty title={t(own ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')} text={t('diario.turmas.emptyHint')} />
  )
}
