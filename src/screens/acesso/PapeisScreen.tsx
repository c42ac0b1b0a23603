/** Removing roles and permissions: look up, choose, confirm, and what the service says is left. */
import { useEffect, useMemo, useRef } from 'react'
import type { ApiError } from '@/api'
import { type Translate, useT } from '@/i18n'
import { useSession } from '@/session'
import { BusyNotice } from '../shared/BusyNotice'
import { notAllowed } from '../shared/perfil'
import { saidToForm } from '../shared/sayError'
import type { Refused } from '@/ui/form/context'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { PapeisConfirm } from './PapeisConfirm'
import { PapeisChoose } from './PapeisChoose'
import { PapeisDone } from './PapeisDone'
import styles from './PapeisScreen.module.css'
import { sameAccount } from './papeis'
import { usePapeis } from './usePapeis'
import { z } from '@/contract'
import { filled } from '../shared/rules'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'

/** No message about the whole: the summary only takes the focus, the message stands at the field. */
const atTheField: Refused = { message: '', fields: {} }
const rules = z.object({ userName: filled('papeis.userMissing') })

interface SearchProps {
  userName: string
  /** The service does not know this user: shown at the field, in our words. */
  unknown: boolean
  refused: Refused | null
  pending: boolean
  onSubmit: (userName: string) => Promise<void>
}

function PapeisSearch({ userName, unknown, refused, pending, onSubmit }: SearchProps) {
  const t = useT()
  const form = useSchemaForm(rules, { userName }, refused?.fields)
  const { setError } = form
  useEffect(() => {
    if (unknown) setError('userName', { type: 'rule', message: 'papeis.noUser' })
    // `refused` is a new object at each answer, so that the same refusal is shown again
  }, [unknown, refused, setError])
  return (
    <Form
      form={form}
      refused={unknown ? atTheField : refused}
      pending={pending}
      submitLabel={t('papeis.look')}
      pendingLabel={t('papeis.looking')}
      onSubmit={(typed) => onSubmit(typed.userName)}
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
  )
}

/** A refusal in words; null where a countdown or a dialog already shows it. */
function saidOf(t: Translate, problem: ApiError | null, perfil: number): Refused | null {
  if (problem === null) return null
  const ours = (message: string): Refused => ({ message, fields: {} })
  if (problem.kind === 'busy' || problem.kind === 'unauthenticated') return null
  // the service's own message of an unknown user may repeat the name: our words do not
  if (problem.kind === 'notFound') return ours(t('papeis.noUser'))
  if (problem.kind === 'forbidden') return ours(notAllowed(t, t('papeis.notAllowed'), perfil))
  // "already recorded" would be no answer to a removal
  const { status, refusal } = problem
  if (refusal?.code === 'Conflict' || (status === 409 && !refusal?.code)) return ours(t('papeis.conflict'))
  return saidToForm(t, problem)
}

export function Component() {
  const t = useT()
  const session = useSession()
  const { passo, pending, problem, lookUp, remove, go, mend, back, again } = usePapeis()
  const own = session !== null && sameAccount(session.userName, passo.userName)
  const refused = useMemo(() => saidOf(t, problem, session?.perfil ?? 0), [problem, session, t])

  // each step is a page of its own at one address: its heading takes the focus, on the first one the field
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(passo.step)
  useEffect(() => {
    if (before.current !== passo.step) box.current?.querySelector<HTMLElement>('h2, input')?.focus()
    before.current = passo.step
  }, [passo.step])

  return (
    <Stack gap={5}>
      <PageHeader title={t('moldura.menu.papeis')} lead={t('papeis.lead')} />
      {problem?.kind === 'busy' && <BusyNotice unsent={passo.step !== 'lookup'} error={problem} onRetry={again} />}
      <div ref={box} className={styles.step}>
        {passo.step === 'lookup' && (
          <PapeisSearch
            userName={passo.userName}
            unknown={problem?.kind === 'notFound'}
            refused={refused}
            pending={pending}
            onSubmit={lookUp}
          />
        )}
        {passo.step === 'choose' && <PapeisChoose key={passo.userName} passo={passo} own={own} mend={mend} go={go} />}
        {passo.step === 'confirm' && (
          <PapeisConfirm
            passo={passo}
            own={own}
            refused={refused}
            last={problem?.refusal?.code === 'LastAdministrator'}
            pending={pending}
            remove={remove}
            back={back}
          />
        )}
        {(passo.step === 'done' || passo.step === 'uncertain') && (
          <PapeisDone passo={passo} own={own} refused={refused} pending={pending} lookUp={lookUp} go={go} />
        )}
      </div>
    </Stack>
  )
}
