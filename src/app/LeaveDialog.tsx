/**
 * Asks before signing out erases unfinished work of screens that are not open. An open screen asks about its own work.
 */
import { useEffectEvent, useLayoutEffect } from 'react'
import { useT } from '@/i18n'
import { useSendingNames } from '@/screens/shared/sent/keptWork'
import { LostWork } from '@/screens/shared/sent/LostWork'
import { askAboutKept, createStore, onWipe, unfinishedWork, useStore } from '@/session'
import { Confirm } from '@/ui/action/Confirm'
import { useDestination } from '@/ui/action/redirect'
import { usePageLocation } from '@/ui/page/navigation'

interface Asked {
  names: readonly string[]
  /** The page that was open, or loading, when the question came: it may still appear under the dialog. */
  pathname: string
  answer: (leaves: boolean) => void
}

/** Stands outside the component, since a page that was loading may bring another frame. */
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
  const { pathname } = usePageLocation()
  const destination = useDestination()
  const ask = useEffectEvent(async (names: readonly string[]) => {
    if (names.length === 0) return true
    return new Promise<boolean>((answer) => store.set({ names, pathname: destination().pathname, answer }))
  })
  // a layout effect registers the question together with the button, so that an immediate press is asked too
  useLayoutEffect(() => askAboutKept((names) => ask(names)), [])
  // rerenders at each sending: grades that are sent while the dialog is open are no longer at risk
  useSendingNames()
  const kept = asked ? unfinishedWork() : []
  const lost = asked?.names.filter((name) => kept.includes(name)) ?? []
  const harmless = asked !== null && lost.length === 0
  // Back leads to another page and counts as "stay"; a layout effect runs before a press on the new page can
  useLayoutEffect(() => {
    if (store.get()?.pathname !== pathname) answer(false)
  }, [pathname])
  return (
    <Confirm
      open={asked !== null}
      title={t(harmless ? 'frame.leave.nothing' : 'frame.leave.title')}
      yes={t(harmless ? 'frame.signOut' : 'frame.leave.erase')}
      no={t('frame.leave.stay')}
      // the buttons keep their places in both variants
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
