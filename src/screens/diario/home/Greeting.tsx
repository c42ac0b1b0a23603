/** "Olá, Ana": the heading of every home. */
import { firstName } from '@/domain/text'
import { useT } from '@/i18n'

/** `name`: the full name; empty where the service sends none. `about`: the page is about somebody else, "Sobre Ana". */
export function Greeting({ name, about = false }: { name: string; about?: boolean }) {
  const t = useT()
  const first = firstName(name)
  if (!first) return t('diario.inicio.helloAnyone')
  return (
    <>
      {t(about ? 'diario.inicio.about' : 'diario.inicio.hello')} <bdi lang="pt-BR">{first}</bdi>
    </>
  )
}
