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
  const words = about ? t('diario.inicio.about') : t(first ? 'diario.inicio.hello' : 'diario.inicio.helloAnyone')
  return (
    <>
      {words} {first && <bdi lang="pt-BR">{first}</bdi>}
      {children}
    </>
  )
}
