/** Removing roles and permissions in steps: look a user up, choose, confirm, see what is left. */
import { useEffect, useRef, useState } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import type { Refused } from '@/ui/form/context'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { BusyNotice } from '../shared/BusyNotice'
import { filled } from '../shared/rules'
import { useBegunRemoval } from './begunRemoval'
import { PapeisChoose } from './PapeisChoose'
import { PapeisConfirm } from './PapeisConfirm'
import { PapeisDone, PapeisUnderWay } from './PapeisDone'
import styles from './papeis.module.css'
import { useAfterUnmount } from '../shared/sent/useAfterUnmount'
import { type Papeis, type PapeisProps, tellRemoval, usePapeis } from './usePapeis'

/** A refusal without words of its own: the summary only takes the focus, because the message stands at the field. */
const atTheField: Refused = { message: '', fields: {} }
const rules = z.object({ userName: filled('papeis.userMissing') })

/** `hold` reports whether the typed name differs from the requested one, so that a busy retry waits for a press. */
interface Search extends PapeisProps<'lookup'> {
  hold: (held: boolean) => void
}

function PapeisSearch({ stage, papeis: { problem, refused, pending, looking, lookUp }, hold }: Search) {
  const t = useT()
  const form = useSchemaForm(rules, { userName: stage.userName }, refused?.fields)
  const asked = useRef(stage.userName)
  useTyped(form, ({ userName }) => hold(userName.trim() !== asked.current))
  const unknown = problem?.kind === 'notFound'
  const { setError } = form
  useEffect(() => {
    // an unknown user is reported at the field, in the portal's own words
    if (unknown) setError('userName', { type: 'found', message: 'papeis.noUser' })
  }, [unknown, refused, setError])
  const removedNothing = (
    <>
      {t('papeis.done.nothing')} <bdi>{stage.userName}</bdi>
    </>
  )
  return (
    <Stack gap={5}>
      {stage.left && <Notice title={removedNothing} text={t('papeis.undo.closed')} />}
      <Form
        form={form}
        refused={unknown ? atTheField : refused}
        pending={pending}
        submitLabel={t('papeis.look')}
        pendingLabel={t(looking ? 'papeis.looking' : 'common.form.sending')}
        onSubmit={({ userName }) => {
          asked.current = userName
          hold(false)
          return lookUp(userName)
        }}
      >
        <TextField
          name="userName"
          label={t('papeis.user')}
          hint={t('papeis.userHint')}
          autoCapitalize="none"
          spellCheck={false}
          width="20rem"
        />
      </Form>
    </Stack>
  )
}

function Page({ papeis, hold }: { papeis: Papeis; hold: Search['hold'] }) {
  const { stage } = papeis
  switch (stage.step) {
    case 'lookup':
      return <PapeisSearch stage={stage} papeis={papeis} hold={hold} />
    case 'underWay':
      return <PapeisUnderWay stage={stage} papeis={papeis} />
    case 'choose':
      return <PapeisChoose key={stage.userName} stage={stage} papeis={papeis} />
    case 'confirm':
      return <PapeisConfirm stage={stage} papeis={papeis} />
    default:
      return <PapeisDone stage={stage} papeis={papeis} />
  }
}

export function Component() {
  const t = useT()
  const papeis = usePapeis()
  const { problem, stage } = papeis
  const { step } = stage
  const [isOther, hold] = useState(false)
  const held = step === 'lookup' && isOther
  const removing = step === 'confirm'
  const planned = removing && problem?.kind === 'busy'
  const underWay = papeis.pending && !papeis.looking ? 'sent' : planned ? 'planned' : null
  useBegunRemoval(step === 'uncertain' ? step : underWay, step === 'uncertain' ? stage : papeis.last)
  // leaving the page cancels a planned retry
  useAfterUnmount(() => {
    if (planned) tellRemoval(t('papeis.undo.left'))
  })
  // all steps have one address, so the focus moves here: to the heading of a new step, on the first one to the field
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  const toStep = () => box.current?.querySelector<HTMLElement>('h2, input')?.focus()
  useEffect(() => {
    if (before.current !== step) toStep()
    // the history entry may restore the scroll position of another step
    else document.activeElement?.closest('main :is(h2, input)')?.scrollIntoView({ block: 'nearest' })
    before.current = step
  }, [step, papeis.index])
  const plan = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the form is hidden, so the countdown of the retry, which can be stopped, takes the focus
    if (planned) plan.current?.focus()
  }, [planned])
  const stop = () => {
    papeis.setUndone(true)
    // the countdown was unmounted with the pressed button
    toStep()
  }

  return (
    <Stack gap={5}>
      <PageHeader title={t('frame.menu.papeis')} lead={t('papeis.lead')} />
      {problem?.kind === 'busy' && (
        <div ref={plan} tabIndex={-1}>
          <BusyNotice
            unsent={removing}
            error={problem}
            held={held}
            onRetry={held ? () => box.current?.querySelector('form')?.requestSubmit() : papeis.again}
            // a stopped look-up stays in sight with its button; a stopped removal gives way to the form again
            {...(removing && { onStop: stop })}
          />
        </div>
      )}
      <div ref={box} className={styles.step}>
        <Page papeis={papeis} hold={hold} />
      </div>
    </Stack>
  )
}
