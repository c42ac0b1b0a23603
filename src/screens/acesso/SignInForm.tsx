/** The form for user name and password, on the sign-in page and in the dialog over a screen whose session ended. */
import { type ApiError, useSignIn } from '@/api'
import { type Checked, record, text, yesOrNo, written } from '@/domain/check'
import { oneLine } from '@/domain/typed'
import { loadMessages, useT } from '@/i18n'
import { isPublicDevice } from '@/session'
import { announce } from '@/ui/action/live'
import { useReady } from '@/ui/action/ready'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { Form } from '@/ui/form/Form'
import { PasswordField } from '@/ui/form/PasswordField'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { Notice } from '@/ui/page/Notice'
import { Stack } from '@/ui/page/layout'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { describeError } from '../shared/describeError'
import { lazyPart } from '../shared/lazyPart'
import type { SignInWaitsProps } from './SignInWaits'

/** Milliseconds without input until the person counts as gone; longer than the default wait for a busy service. */
const patience = 90_000

// `click` is included because screen readers press without pointer or key events
const signs = ['pointerdown', 'pointermove', 'keydown', 'click', 'scroll'] as const

/** Returns a check whether the page was used in the last 90 s, so that a retry signs nobody in who has walked away. */
function useStillThere(): () => boolean {
  const last = useRef(0)
  useEffect(() => {
    const note = () => {
      // `Date.now` also counts while a device sleeps, unlike `performance.now`
      last.current = Date.now()
    }
    note()
    for (const type of signs) addEventListener(type, note, { passive: true, capture: true })
    return () => {
      for (const type of signs) removeEventListener(type, note, { capture: true })
    }
  }, [])
  return useCallback(() => Math.abs(Date.now() - last.current) < patience, [])
}

/** A sentence in place of the countdown, without which the entrance would lose its form. */
function BusyWords({ error }: SignInWaitsProps) {
  const words = describeError(useT(), error).message
  useEffect(() => announce(words, 'assertive'), [words])
  return <Notice tone="warn" text={words} />
}
/** Loaded with its messages, because the entrance has none for a countdown. */
const SignInWaits = lazyPart<SignInWaitsProps>(async () => {
  const [{ SignInWaits: Loaded }] = await Promise.all([import('./SignInWaits'), loadMessages('frame')])
  return Loaded
}, BusyWords)

const isFilled = (value: string) => value !== ''
const rules = record({
  userName: written(text(isFilled, 'acesso.entrar.userMissing'), (value) => oneLine(String(value))),
  // spaces may be part of a password
  password: text(isFilled, 'acesso.entrar.passwordMissing'),
  rememberMe: yesOrNo(),
})
type Values = Checked<typeof rules>

interface Props {
  /** The known user name, when signing in again over a screen. */
  userName?: string
}

export function SignInForm({ userName = '' }: Props) {
  const t = useT()
  const ready = useReady()
  const { signIn, pending, error } = useSignIn()
  const form = useSchemaForm<Values>(rules, { userName, password: '', rememberMe: false })

  const isStillThere = useStillThere()
  /** The busy answer that is not retried automatically, because nobody was using the page. */
  const [left, setLeft] = useState<ApiError | null>(null)

  /** The last request: the values as typed and as sent. */
  const sent = useRef<{ typed: Values; values: Values } | null>(null)
  const [held, setHeld] = useState(false)
  useTyped(form, (typed) => setHeld(JSON.stringify(typed) !== JSON.stringify(sent.current?.typed)))
  const forgetPassword = () => {
    sent.current = null
    form.setValue('password', '')
  }
  const submit = async (values: Values, typed = { ...form.getValues() }) => {
    sent.current = { typed, values }
    setHeld(false)
    const outcome = await signIn(values)
    if (outcome.kind === 'accepted') return
    // only a wrong password has to be typed again
    if (outcome.error.kind === 'unauthenticated') forgetPassword()
  }
  // retries automatically only while somebody is using the page
  const retry = () => {
    if (held || !sent.current) {
      void form.handleSubmit((values) => submit(values))()
      return
    }
    const { values, typed } = sent.current
    const there = isStillThere()
    if (there && document.visibilityState === 'visible') {
      void submit(values, typed)
      return
    }
    if (!there) forgetPassword()
    setLeft(error)
    announce(t('acesso.entrar.unattended'))
  }
  // memoized per error, because the summary takes the focus for each new object
  const refused = useMemo(() => (error && error.kind !== 'busy' ? describeError(t, error) : null), [error, t])
  return (
    <Stack gap={5}>
      {error?.kind === 'busy' && (
        <Suspense fallback={null}>
          <SignInWaits error={error} unattended={left === error} held={held} onRetry={retry} />
        </Suspense>
      )}
      <Form
        form={form}
        refused={refused}
        pending={pending}
        onSubmit={(values) => submit(values)}
        submitLabel={t('acesso.entrar.submit')}
      >
        <TextField
          name="userName"
          label={t('acesso.entrar.user')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t('acesso.entrar.password')} />
        {!(ready && isPublicDevice()) && (
          <CheckboxField name="rememberMe" label={t('acesso.entrar.remember')} hint={t('acesso.entrar.rememberHint')} />
        )}
      </Form>
    </Stack>
  )
}
