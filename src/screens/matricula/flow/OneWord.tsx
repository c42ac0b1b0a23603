/** A name of one word may be whole, or its family name was forgotten: said where it can be corrected, never a no. */
import { useT } from '@/i18n'
import { Notice } from '@/ui/page/Notice'

export function OneWord({ names }: { names: readonly string[] }) {
  const t = useT()
  const alone = [...new Set(names.map((name) => name.trim()))].filter((name) => /^[^\s]+$/.test(name))
  if (alone.length === 0) return null
  return (
    <Notice tone="info">
      {alone.map((name) => (
        <p key={name}>{t('matricula.rule.oneWord', { name })}</p>
      ))}
    </Notice>
  )
}
