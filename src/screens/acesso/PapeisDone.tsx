/** The result of a removal: what is left; where the answer was lost, a button looks the user up again. */
import { useEffect, useRef } from 'react'
import { leave } from '@/api'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { signs } from '@/ui/look/tone'
import { RefusalText } from '../shared/RefusalText'
import {
  isOfAdministrador,
  keptInWords,
  stayed,
  isWithoutPapeis,
  withoutPapeis,
  firstStep,
  removalTitle,
} from './papeis'
import styles from './papeis.module.css'
import type { PapeisProps } from './usePapeis'
import { PapeisList } from './PapeisList'

/** A removal in flight that a page before this one has sent. */
export function PapeisUnderWay({ stage: { userName, removed } }: PapeisProps<'underWay'>) {
  const t = useT()
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1}>
        {t('papeis.underWay')} <bdi>{userName}</bdi>…
      </h2>
      <PapeisList title={t('papeis.uncertain.request')} posse={removed} />
    </Stack>
  )
}

export function PapeisDone({ stage, papeis }: PapeisProps<'done' | 'uncertain'>) {
  const { own, refused, pending, lookUp, go } = papeis
  const t = useT()
  const { userName } = stage
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) said.current?.focus()
  }, [refused])
  const failure = refused && (
    <div ref={said} tabIndex={-1}>
      <Notice tone="bad" role="alert">
        <RefusalText of={refused} />
      </Notice>
    </div>
  )
  // the current session keeps the former permissions until the next sign-in
  const signOut = own && (
    <>
      <Notice text={t('papeis.propria.later')} />
      <Row>
        <Button variant={stage.step === 'done' ? 'primary' : 'secondary'} onClick={() => void leave()}>
          {t('frame.signOut')}
        </Button>
      </Row>
    </>
  )
  if (stage.step === 'uncertain') {
    return (
      <Stack gap={5}>
        <h2 tabIndex={-1}>
          {t('papeis.uncertain.title')} <bdi>{userName}</bdi>
        </h2>
        <Notice tone="warn" text={t('papeis.uncertain.text')} />
        <PapeisList title={t('papeis.uncertain.request')} posse={stage.removed} />
        {failure}
        <Row>
          <Button
            variant="primary"
            busy={pending}
            busyLabel={t('papeis.looking')}
            onClick={() => void lookUp(userName)}
          >
            {t('papeis.seeAgain')}
          </Button>
        </Row>
        {signOut}
      </Stack>
    )
  }
  const left = stayed(stage.after, stage.removed)
  const gone = withoutPapeis(stage.removed, left)
  const kept = keptInWords(t, stage.after, gone)
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1} className={styles.done}>
        {isWithoutPapeis(left) && <span aria-hidden="true">{signs.ok}</span>}
        <span>
          {isWithoutPapeis(left) || isWithoutPapeis(gone) ? removalTitle(t, gone) : t('papeis.done.inPart')}{' '}
          <bdi>{userName}</bdi>
        </span>
      </h2>
      {failure}
      {!isWithoutPapeis(left) && <PapeisList title={t('papeis.done.stays')} posse={left} />}
      {!isWithoutPapeis(gone) && <PapeisList title={t('papeis.done.left')} posse={gone} />}
      <PapeisList title={t('papeis.done.later')} posse={stage.after} empty={t('papeis.keepsNothing')} />
      {kept && <p>{kept}</p>}
      {signOut}
      {/* people who removed their own administrator rights would only be refused */}
      {!(own && isOfAdministrador(gone)) && (
        <Row>
          <Button onClick={() => go(firstStep)}>{t('papeis.another')}</Button>
        </Row>
      )}
    </Stack>
  )
}
