/** Asks before signing out erases what is kept of screens that are not open. An open screen asks about its own. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '@/i18n'
import { useOnItsWay } from '@/screens/shared/sent/keptWork'
import { askAboutKept, familyWork, unsentWork, workElsewhere } from '@/session'
import { Confirm } from '@/ui/action/Confirm'
import { useAt } from '@/ui/page/way'
import { LostWork } from './LostWork'

interface Asked {
  names: readonly string[]
  answer: (leaves: boolean) => void
}

export function LeaveDialog() {
  const t = useT()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      askAboutKept(async (names) => {
        if (names.length === 0) return true
        return new Promise((answer) => setAsked({ names, answer }))
      }),
    [],
  )
  const answer = (leaves: boolean) => {
    setAsked(null)
    asked?.answer(leaves)
  }
  // drawn anew at each sending: what is sent under the question is lost no more
  useOnItsWay()
  const kept = asked ? [...unsentWork(), ...familyWork(), ...workElsewhere()] : []
  const lost = asked?.names.filter((name) => kept.includes(name)) ?? []
  const harmless = asked !== null && lost.length === 0
  const { pathname } = useAt()
  const stay = useEffectEvent(() => answer(false))
  // Back under the question changes the page, and answers it
  useEffect(() => () => stay(), [pathname])
  return (
    <Confirm
      open={asked !== null}
      title={t(harmless ? 'moldura.sair.nothing' : 'moldura.sair.title')}
      yes={t(harmless ? 'comum.sair' : 'moldura.sair.erase')}
      no={t('moldura.sair.stay')}
      // the buttons stay where they are
      main="no"
      harmless={harmless}
      onYes={() => answer(true)}
      onClose={() => answer(false)}
    >
      {!harmless && (
        <>
          <p>{t('moldura.sair.lead')}</p>
          <LostWork names={lost} />
        </>
      )}
    </Confirm>
  )
}
