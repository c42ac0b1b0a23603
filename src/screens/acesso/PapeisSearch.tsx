/** Whom it is about: the name that the person signs in with. */
import { useEffect } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { filled } from '../shared/rules'
import type { Refused } from '@/ui/form/context'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'

/** Nothing is said about the whole, and still the summary takes the focus: what is wrong is said at the field. */
const atTheField: Refused = { message: '', fields: {} }
const rules = z.object({ userName: filled('papeis.userMissing') })

interface Props {
  userName: string
  /** The service knows no such user: said at the field, in our words. */
  unknown: boolean
  refused: Refused | null
  pending: boolean
  onSubmit: (userName: string) => Promise<void>
}

export function PapeisSearch({ userName, unknown, refused, pending, onSubmit }: Props) {
  const t = useT()
  const form = useSchemaForm(rules, { userName }, refused?.fields)
  const { setError } = form
  useEffect(() => {
    if (unknown) setError('userName', { type: 'rule', message: 'papeis.noUser' })
    // `refused` is another one at each answer: the same no is said again
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
