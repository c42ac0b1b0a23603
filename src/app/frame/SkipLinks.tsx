/** The first stops of the keyboard; the shortcut keys are those of eMAG 3.1. */
import { memo } from 'react'
import { useT } from '@/i18n'
import { Jump } from '@/ui/page/way'

const places = [
  ['conteudo', '1', 'comum.pular.conteudo'],
  ['menu', '2', 'comum.pular.menu'],
  ['rodape', '4', 'comum.pular.footer'],
] as const

export const SkipLinks = memo(function SkipLinks({ menu }: { menu: boolean }) {
  const t = useT()
  const there = places.filter(([id]) => id !== 'menu' || menu)
  return (
    <div className="skip-links">
      {there.map(([id, key, words]) => (
        <Jump key={id} to={id} accessKey={key}>
          {t(words)}
        </Jump>
      ))}
    </div>
  )
})
