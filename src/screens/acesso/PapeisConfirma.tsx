/** The page before nothing can be taken back: in words, with the name typed once more for an administrator. */
import { useMemo } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Button } from '@/ui/Button'
import type { Refused } from '@/ui/form/context'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { isDeAdministrador, menos, mesmaConta, type Passo, type Posse } from './papeis'
import { PosseLista } from './PosseLista'

interface Props {
  passo: Extract<Passo, { step: 'confirm' }>
  refused: Refused | null
  pending: boolean
  remove: (userName: string, antes: Posse | null, removida: Posse) => Promise<void>
  back: () => void
}

export function PapeisConfirma({ passo, refused, pending, remove, back }: Props) {
  const t = useT()
  const session = useSession()
  const { userName, posse, removida } = passo
  const own = session !== null && mesmaConta(session.userName, userName)
  const typed = own || isDeAdministrador(removida)
  const rules = useMemo(
    () =>
      z.object({
        confirmar: z
          .string()
          .check(z.refine((text) => !typed || mesmaConta(text, userName), 'papeis.confirma.diferente')),
      }),
    [typed, userName],
  )
  const form = useSchemaForm(rules, { confirmar: '' }, refused?.fields)
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1}>
        {t('papeis.confirma.title')} <bdi>{userName}</bdi>
      </h2>
      {own && (
        <Notice tone="bad" title={t('papeis.propria.title')}>
          {t('papeis.propria.texto')}
        </Notice>
      )}
      {isDeAdministrador(removida) && (
        <Notice tone="warn" title={t('papeis.administrador.title')}>
          {t('papeis.administrador.texto')}
        </Notice>
      )}
      <PosseLista title={t('papeis.perde')} posse={removida} empty={t('papeis.perdeNada')} />
      {posse && <PosseLista title={t('papeis.fica')} posse={menos(posse, removida)} empty={t('papeis.ficaNada')} />}
      <p>{t('papeis.confirma.semVolta')}</p>
      <Form
        form={form}
        refused={refused}
        pending={pending}
        submitLabel={t('papeis.confirma.remover')}
        submitVariant="danger"
        pendingLabel={t('papeis.confirma.removendo')}
        onSubmit={() => remove(userName, posse, removida)}
        actions={<Button onClick={back}>{t('papeis.voltar')}</Button>}
      >
        {typed && (
          <TextField
            name="confirmar"
            label={t('papeis.confirma.digite')}
            hint={t('papeis.confirma.digiteDica')}
            autoCapitalize="none"
            spellCheck={false}
            width="20rem"
          />
        )}
      </Form>
    </Stack>
  )
}
