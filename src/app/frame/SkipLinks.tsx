/** Skip links, the first stops of the Tab key; their access keys are those of eMAG 3.1. */
import { memo } from 'react'
import { useT } from '@/i18n'
import { Jump } from '@/ui/page/navigation'

const places = [
  ['conteudo', '1', 'common.skip.conteudo'],
  ['menu', '2', 'common.skip.menu'],
  ['rodape', '4', 'common.skip.footer'],
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
