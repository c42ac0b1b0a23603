/** The last page before a removal: what is lost, with the user name typed again for an administrator. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import type { Refused } from '@/ui/form/context'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { permissionsLeft, isOfAdministrador, withoutPapeis, sameAccount, type PapeisStep, type Posse } from './papeis'
import { RemovalUndo } from './RemovalUndo'
import { PapeisList } from './PapeisList'

interface Props {
  passo: Extract<PapeisStep, { step: 'confirm' }>
  /** The person removes from their own account. */
  own: boolean
  refused: Refused | null
  /** The service keeps its last administrator: nothing here can be mended, only left. */
  last: boolean
  pending: boolean
  remove: (userName: string, removed: Posse) => Promise<void>
  back: () => void
}

export function PapeisConfirm({ passo, own, refused, last, pending, remove, back }: Props) {
  const t = useT()
  const { userName, posse, removed } = passo
  const typed = own || isOfAdministrador(removed)
  const rules = useMemo(
    () =>
      z.object({
        confirmar: z.string().check(
          z.refine((text) => !typed || text.trim() !== '', 'papeis.confirma.missing'),
          z.refine((text) => !typed || sameAccount(text, userName), 'papeis.confirma.different'),
        ),
      }),
    [typed, userName],
  )
  const form = useSchemaForm(rules, { confirmar: '' }, refused?.fields)
  const heading = useRef<HTMLHeadingElement>(null)
  const [waiting, setWaiting] = useState(false)
  const endWaiting = () => {
    setWaiting(false)
    // the pressed button is gone
    heading.current?.focus()
  }
  useEffect(() => {
    // the sent form is gone: the heading in its place takes the focus
    if (last) heading.current?.focus()
  }, [last])
  if (last) {
    return (
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1}>
          {t('papeis.feito.nada')} <bdi>{userName}</bdi>
        </h2>
        <Notice tone="bad" role="alert" title={t('comum.erro.lastAdministrator')} text={t('papeis.ultimo')} />
        <Row>
          <Button onClick={back}>{t('papeis.back')}</Button>
        </Row>
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      <h2 ref={heading} tabIndex={-1}>
        {t('papeis.confirma.title')} <bdi>{userName}</bdi>
      </h2>
      {own && <Notice tone="bad" title={t('papeis.propria.title')} text={t('papeis.propria.text')} />}
      {isOfAdministrador(removed) && (
        <Notice tone="warn" title={t('papeis.administrador.title')} text={t('papeis.administrador.text')} />
      )}
      <PapeisList title={t('papeis.loses')} posse={removed} />
      {posse && (
        <PapeisList title={t('papeis.keeps')} posse={withoutPapeis(posse, removed)} empty={t('papeis.keepsNothing')} />
      )}
      {posse && permissionsLeft(posse, removed) && <p>{t('papeis.keepsPermission')}</p>}
      <p>{t('papeis.confirma.final')}</p>
      {waiting && (
        <RemovalUndo
          onEnd={() => {
            endWaiting()
            void remove(userName, removed)
          }}
          onUndo={endWaiting}
        />
      )}
      {/* what was typed stays in it */}
      <div hidden={waiting}>
        <Form
          form={form}
          refused={refused}
          pending={pending}
          submitLabel={t('papeis.confirma.remover')}
          submitVariant="danger"
          pendingLabel={t('papeis.confirma.removing')}
          onSubmit={() => setWaiting(true)}
          actions={<Button onClick={back}>{t('papeis.back')}</Button>}
        >
          {typed && (
            <TextField
              name="confirmar"
              label={t('papeis.confirma.type')}
              hint={t('papeis.confirma.typeHint')}
              autoCapitalize="none"
              spellCheck={false}
              width="20rem"
            />
          )}
        </Form>
      </div>
    </Stack>
  )
}
