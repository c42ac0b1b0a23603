/** "Olá, Ana": the heading of every home. */
import type { ReactNode } from 'react'
import { firstName } from '@/domain/text'
import { useT } from '@/i18n'

interface Props {
  /** In full; empty where nobody told one. */
  name: string
  /** The page is about somebody else: "Sobre Ana". */
  about?: boolean
  children?: ReactNode
}

export function Greeting({ name, about = false, children }: Props) {
  const t = useT()
  const first = firstName(name)
  if (!first)
    return (
      <>
        {t('diario.inicio.helloAnyone')}
        {children}
      </>
    )
  return (
    <>
      {t(about ? 'diario.inicio.about' : 'diario.inicio.hello')} <bdi lang="pt-BR">{first}</bdi>
      {children}
    </>
  )
}
