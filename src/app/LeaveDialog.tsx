/** Asks before signing out erases what is kept of screens that are not open. An open screen asks about its own. */
import { useEffect, useEffectEvent, useState } from 'react'
import { type MessageKey, useT } from '@/i18n'
import { wordOfUnsent } from '@/screens/shared/sent/keptWork'
import { askAboutKept } from '@/session'
import { Confirm } from '@/ui/action/Confirm'
import { useWay } from '@/ui/page/way'

interface Asked {
  words: readonly MessageKey[]
  answer: (leaves: boolean) => void
}

export function LeaveDialog() {
  const t = useT()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      askAboutKept(async (names) => {
        const words = new Set(names.map(wordOfUnsent))
        if (words.size === 0) return true
        return new Promise((answer) => setAsked({ words: [...words], answer }))
      }),
    [],
  )
  const answer = (leaves: boolean) => {
    setAsked(null)
    asked?.answer(leaves)
  }
  const { pathname } = useWay().at
  const stay = useEffectEvent(() => answer(false))
  // Back under the question changes the page, and answers it
  useEffect(() => () => stay(), [pathname])
  return (
    <Confirm
      open={asked !== null}
      title={t('moldura.sair.title')}
      yes={t('moldura.sair.erase')}
      no={t('moldura.sair.stay')}
      onYes={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('moldura.sair.lead')}</p>
      <ul>
        {asked?.words.map((word) => (
          <li key={word}>{t(word)}</li>
        ))}
      </ul>
    </Confirm>
  )
}
