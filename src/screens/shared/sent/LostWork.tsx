/** A list of the kept work that is about to be erased, each kind once. */
import { useT } from '@/i18n'
import { keepsSent } from '@/session'
import { useSendingNames, wordOfUnsent } from './keptWork'

export function LostWork({ names }: { names: readonly string[] }) {
  const t = useT()
  const onItsWay = useSendingNames()
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
