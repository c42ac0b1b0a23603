/** What stands in place of something that does not exist (any more). */
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiError } from '@/api'
import { type PlainKey, useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Boundary } from '../../shared/Section'
import { RestToCome } from './RestToCome'
import { useAluno } from './student'
import type { Rest } from './useClasse'

/** A page: title, way back, one sentence. `words`: "Este recado não está mais disponível." */
export function Unavailable({ title, back, words }: { title: string; back: ReactNode; words: string }) {
  return (
    <>
      <PageHeader title={title} back={back} />
      <Notice tone="warn" text={words} />
    </>
  )
}

/** A screen about one thing, by its address: `Unavailable` in its place on "not found". */
export const aboutOne = (title: PlainKey, words: PlainKey, Back: ComponentType, Screen: ComponentType) =>
  function AboutOne() {
    const t = useT()
    const instead = (error: ApiError) => {
      if (error.kind !== 'notFound') throw error
      return <Unavailable title={t(title)} back={<Back />} words={t(words)} />
    }
    return (
      <Boundary key={useLocation().pathname} instead={instead}>
        <Screen />
      </Boundary>
    )
  }

/** The person has no class in the period, unless there is a rest that nobody has read. */
export function NoClasses({ rest }: { rest: Rest }) {
  const t = useT()
  const own = useAluno().index === null
  if (rest) return <RestToCome rest={rest} />
  return (
    <Empty title={t(own ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')} text={t('diario.turmas.emptyHint')} />
  )
}
