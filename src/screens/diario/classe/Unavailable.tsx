/** What stands in place of something that does not exist (any more). */
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiError } from '@/api'
import { type PlainKey, useT } from '@/i18n'
import { Empty } from '@/ui/page/Empty'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Boundary } from '../../shared/Section'
import { useAluno } from './student'

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

/** The student has no class in the period. */
export function NoClasses() {
  const t = useT()
  return (
    <Empty
      title={t(useAluno().index === null ? 'diario.turmas.empty' : 'diario.turmas.emptyChild')}
      text={t('diario.turmas.emptyHint')}
    />
  )
}
