/** The entrance: signing in, or applying for a school place without an account. */
import { useEffect } from 'react'
import { restoreSessionIfAny } from '@/api'
import { useT } from '@/i18n'
import { paths, returnPath } from '@/paths'
import { useEndReason, useSessionState } from '@/session'
import { buttonClass } from '@/ui/action/Button'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { useReady } from '@/ui/action/ready'
import { Link, usePageLocation, useGoTo } from '@/ui/page/navigation'
import styles from './EntrarScreen.module.css'
import { SignInForm } from './SignInForm'

export function EntrarScreen() {
  const t = useT()
  const at = usePageLocation()
  const go = useGoTo()
  const { status } = useSessionState()
  const reason = useEndReason()
  const target = useReady() ? returnPath(at.search) : paths.inicio

  // a person who is still signed in (a reload, another tab) need not sign in again; if the service does not answer, the
  // form stays and shows the error after a press
  useEffect(() => {
    restoreSessionIfAny().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (status === 'active') go(target, { replace: true })
  }, [status, go, target])

  return (
    <div className={styles.doors}>
      <section className={styles.door}>
        <PageHeader title={t('acesso.entrar.title')} />
        {reason && <Notice text={t(`acesso.entrar.ended.${reason}`)} />}
        <div data-warms={target}>
          <SignInForm />
        </div>
      </section>
      <section className={styles.other} aria-labelledby="vagas">
        <h2 id="vagas">{t('acesso.vagas.title')}</h2>
        <p>{t('acesso.vagas.lead')}</p>
        <Link to={paths.vagas} className={buttonClass('secondary', { full: true })}>
          {t('acesso.vagas.open')}
        </Link>
      </section>
    </div>
  )
}
