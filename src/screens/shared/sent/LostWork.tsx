/** A list of the kept work that is about to be erased, each kind once. */
import { useT } from '@/i18n'
import { keepsSent } from '@/session'
import { useOnItsWay, wordOfUnsent } from './keptWork'

export function LostWork({ names }: { names: readonly string[] }) {
  const t = useT()
  const onItsWay = useOnItsWay()
  const words = [...new Set(names.map((name) => wordOfUnsent(name, onItsWay.includes(name))))]
  return (
    <ul>
      {words.map((word) => (
        <li key={word}>{t(word)}</li>
      ))}
      {keepsSent() && <li>{t('frame.leave.log')}</li>}
    </ul>
  )
}
