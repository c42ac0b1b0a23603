/** Asks before signing out erases what is kept of screens that are not open. An open screen asks about its own. */
import { useEffectEvent, useLayoutEffect } from 'react'
import { useT } from '@/i18n'
import { useOnItsWay } from '@/screens/shared/sent/keptWork'
import { LostWork } from '@/screens/shared/sent/LostWork'
import { askAboutKept, createStore, onWipe, unfinishedWork, useStore } from '@/session'
import { Confirm } from '@/ui/action/Confirm'
import { useDestination } from '@/ui/action/lead'
import { useAt } from '@/ui/page/way'

interface Asked {
  names: readonly string[]
  /** The page that stood, or was on its way, when it was asked: it may still come under the question. */
  pathname: string
  answer: (leaves: boolean) => void
}

/** Outlives its frame: a page that was on its way may bring another one. */
const store = createStore<Asked | null>(null)

function answer(leaves: boolean): void {
  const asked = store.get()
  store.set(null)
  asked?.answer(leaves)
}
onWipe(() => answer(false))

export function LeaveDialog() {
  const t = useT()
  const asked = useStore(store)
  const { pathname } = useAt()
  const destination = useDestination()
  const ask = useEffectEvent(async (names: readonly string[]) => {
    if (names.length === 0) return true
    return new Promise<boolean>((answer) => store.set({ names, pathname: destination().pathname, answer }))
  })
  // with the button itself: a press right after it was drawn is asked too
  useLayoutEffect(() => askAboutKept((names) => ask(names)), [])
  // drawn anew at each sending: grades sent while the question is open are no longer at risk
  useOnItsWay()
  const kept = asked ? unfinishedWork() : []
  const lost = asked?.names.filter((name) => kept.includes(name)) ?? []
  const harmless = asked !== null && lost.length === 0
  // Back under the question leads to another page, and answers it; before a press on what was just drawn, not after it
  useLayoutEffect(() => {
    if (store.get()?.pathname !== pathname) answer(false)
  }, [pathname])
  return (
    <Confirm
      open={asked !== null}
      title={t(harmless ? 'frame.leave.nothing' : 'frame.leave.title')}
      yes={t(harmless ? 'frame.signOut' : 'frame.leave.erase')}
      no={t('frame.leave.stay')}
      // the buttons stay where they are
      harmless={harmless}
      onYes={() => answer(true)}
      onClose={() => answer(false)}
    >
      {!harmless && (
        <>
          <p>{t('frame.leave.lead')}</p>
          <LostWork names={lost} />
        </>
      )}
    </Confirm>
  )
}
