/**
 * A person record for an interdisciplinary evaluation (caderno §4.12). The operation is one-way and nothing can be read
 * back: "enviado" is the most that can be said.
 */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Pessoa } from '@/contract'
import { useT } from '@/i18n'
import { keepInTab, keptInTab } from '@/session'
import { sayError } from '../shared/sayError'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Form } from '@/ui/form/Form'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Stack } from '@/ui/layout'
import { PageHeader } from '@/ui/PageHeader'
import { EnvioNotice } from './EnvioNotice'
import { type Digitado, recordDe, rules, vazio } from './pessoa'
import { PessoaSecoes } from './PessoaSecoes'
import { useEnvio, wasSent } from './useEnvio'

const draftName = 'pessoa'

/** What was typed in this tab before a reload. */
function draft(): Digitado {
  try {
    const kept = JSON.parse(keptInTab(draftName) ?? '{}') as Record<string, unknown>
    const texts = Object.entries(kept).filter(([name, value]) => name in vazio && typeof value === 'string')
    return { ...vazio, ...(Object.fromEntries(texts) as Partial<Digitado>) }
  } catch {
    return vazio
  }
}

export function Component() {
  const t = useT()
  const [start] = useState(draft)
  const [twice, setTwice] = useState<Pessoa | null>(null)
  const { envio, send, setEnvio } = useEnvio(
    useCallback(() => {
      keepInTab(draftName, null)
    }, []),
  )

  const error = envio.step === 'refused' ? envio.error : null
  const refused = useMemo(
    () => (error && error.kind !== 'busy' && error.kind !== 'unauthenticated' ? sayError(t, error) : null),
    [error, t],
  )
  const form = useSchemaForm(rules, start, refused?.fields)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const typed = Object.entries(values).filter(([, value]) => value !== '')
          keepInTab(draftName, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : null)
        },
      }),
    [form],
  )

  const submit = (typed: Digitado) => {
    const record = recordDe(typed)
    if (!wasSent(record)) return send(record)
    setTwice(record)
    return undefined
  }
  const another = () => {
    form.reset(vazio)
    keepInTab(draftName, null)
    setEnvio({ step: 'typing' })
  }
  return (
    <Stack gap={5}>
      <PageHeader title={t('curso.pessoa.title')} lead={t('curso.pessoa.lead')} />
      <EnvioNotice envio={envio} onRetry={send} onAnother={another} />
      <Form
        form={form}
        refused={refused}
        pending={envio.step === 'sending'}
        submitLabel={t('curso.pessoa.enviar')}
        onSubmit={submit}
      >
        <PessoaSecoes form={form} />
      </Form>
      <Dialog
        open={twice !== null}
        title={t('curso.pessoa.repetida.title')}
        onClose={() => {
          setTwice(null)
        }}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                if (twice) void send(twice)
                setTwice(null)
              }}
            >
              {t('curso.pessoa.repetida.enviar')}
            </Button>
            <Button
              onClick={() => {
                setTwice(null)
              }}
            >
              {t('comum.ui.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('curso.pessoa.repetida.texto')}</p>
      </Dialog>
    </Stack>
  )
}
Component.displayName = 'PessoaScreen'
