/** What a page shows in place of something that does not exist or was removed. */
import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ApiError } from '@/api'
import { type PlainKey, useT } from '@/i18n'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { ErrorState } from '../../shared/ErrorState'
import { Boundary } from '../../shared/Section'
import { DiarioLink } from './links'
import { useAluno } from './student'

interface UnavailableProps {
  title: string
  back: ReactNode
  words: string
  children?: ReactNode
}

/** A page with a title, a way back and one sentence, `words`: "Este recado não está mais disponível." */
export function Unavailable({ title, back, words, children }: UnavailableProps) {
  return (
    <>
      <PageHeader title={title} back={back} />
      <Notice tone="warn" text={words}>
        {children}
      </Notice>
    </>
  )
}

/**
 * Wraps a screen about one thing, named by its address: on "not found" it is replaced by `Unavailable`. `More` adds what
 * else the person has to know then.
 */
export const aboutOne = (
  title: PlainKey,
  words: PlainKey,
  Back: ComponentType,
  Screen: ComponentType,
  More?: ComponentType,
) =>
  function AboutOne() {
    const t = useT()
    const instead = (error: ApiError) => {
      if (error.kind !== 'notFound') throw error
      return (
        <Unavailable title={t(title)} back={<Back />} words={t(words)}>
          {More && <More />}
        </Unavailable>
      )
    }
    return (
      <Boundary key={useLocation().pathname} instead={instead}>
        <Screen />
      </Boundary>
    )
  }

/** The way back from a class to all of them. */
export function BackToTurmas() {
  const t = useT()
  return <DiarioLink to="turmas">{t('frame.menu.turmas')}</DiarioLink>
}

interface MissingProps {
  /** Null while the class is being looked for. */
  error: ApiError | null
  onRetry: () => void
}

/** The page of a class that is not there: still being looked for, not among the person's classes, or unreadable. */
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
