/** Signing out, at a press or after a time without one. */
import { acesso } from '@/contract'
import { end, forgetUse, mayLeave, onWipe, sessionState, setRemembered } from '@/session'
import { transport } from '../transport'
import { giveUpSignIn, tellLeft } from './pending'

onWipe((change, elsewhere) => {
  // a header session lives in one tab only, so this tab ends it too
  if (change === 'person' && elsewhere && transport().ownsOne()) void tellLeft()
})

/** Signs out at the person's press, after asking where unfinished work would be erased. */
export async function leave(): Promise<void> {
  const { tenure } = sessionState()
  // another person may have signed in before the question was answered
  if ((await mayLeave('signOut')) && tenure === sessionState().tenure) await signOut()
}

/** Signs out: drops everything personal here and in every tab at once, whether or not the service answers. */
export async function signOut(reason: 'signedOut' | 'idle' = 'signedOut'): Promise<void> {
  giveUpSignIn()
  if (reason === 'idle' && sessionState().status === 'expired') {
    end(reason, { elsewhere: true })
    return
  }
  // other tabs do not change what the device remembers
  setRemembered(false)
  forgetUse()
  end(reason)
  const answered = tellLeft()
  const mutations = await import('../mutation').catch(() => null)
  await mutations?.runMutation(acesso.Auth.name, () => answered)
}
