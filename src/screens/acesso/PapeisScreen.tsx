/** Removing roles and permissions (caderno §4.13): look up, choose, confirm, and what the service says is left. */
import { useEffect, useMemo, useRef } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { BusyNotice } from '../shared/BusyNotice'
import { filled } from '../shared/rules'
import { sayError } from '../shared/sayError'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { PapeisConfirma } from './PapeisConfirma'
import { PapeisEscolha } from './PapeisEscolha'
import { PapeisFim } from './PapeisFim'
import { usePapeis } from './usePapeis'

const rules = z.object({ userName: filled('papeis.usuarioFalta') })

export function Component() {
  const t = useT()
  const { passo, pending, error, lookUp, remove, go } = usePapeis()
  const refused = useMemo(() => {
    if (!error || error.kind === 'busy' || error.kind === 'unauthenticated') return null
    // the service's own message of an unknown user may repeat the name: our words do not
    if (error.kind === 'notFound')
      return { message: t('papeis.semUsuario'), fields: { userName: t('papeis.semUsuario') } }
    return sayError(t, error)
  }, [error, t])

  // each step is a page of its own at one address: its heading takes the focus
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(passo.step)
  useEffect(() => {
    if (before.current !== passo.step) box.current?.querySelector<HTMLElement>('h2')?.focus()
    before.current = passo.step
  }, [passo.step])

  const again = () => {
    if (passo.step === 'confirm') void remove(passo.userName, passo.posse, passo.removida)
    else go(passo)
  }
  return (
    <Stack gap={5}>
      <PageHeader title={t('papeis.title')} lead={t('papeis.lead')} />
      {error?.kind === 'busy' && <BusyNotice error={error} onRetry={again} />}
      <div ref={box}>
        {passo.step === 'lookup' && <Procura refused={refused} pending={pending} onSubmit={lookUp} />}
        {passo.step === 'choose' && <PapeisEscolha key={passo.userName} passo={passo} go={go} />}
        {passo.step === 'confirm' && (
          <PapeisConfirma passo={passo} refused={refused} pending={pending} remove={remove} go={go} />
        )}
        {(passo.step === 'done' || passo.step === 'uncertain') && (
          <PapeisFim passo={passo} refused={refused} pending={pending} lookUp={lookUp} go={go} />
        )}
      </div>
    </Stack>
  )
}
Component.displayName = 'PapeisScreen'

function Procura({
  refused,
  pending,
  onSubmit,
}: {
  refused: { message: string; fields: Record<string, string> } | null
  pending: boolean
  onSubmit: (userName: string) => Promise<void>
}) {
  const t = useT()
  const form = useSchemaForm(rules, { userName: '' }, refused?.fields)
  return (
    <Form
      form={form}
      refused={refused}
      pending={pending}
      submitLabel={t('papeis.procurar')}
      pendingLabel={t('papeis.procurando')}
      onSubmit={({ userName }) => onSubmit(userName)}
    >
      <TextField
        name="userName"
        label={t('papeis.usuario')}
        hint={t('papeis.usuarioDica')}
        autoCapitalize="none"
        spellCheck={false}
        width="20rem"
      />
    </Form>
  )
}
