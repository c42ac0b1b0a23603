/** What to take away: pressed where the service shows what the person has, typed where it does not. */
import { useId, useState } from 'react'
import { z } from '@/contract'
import { useT } from '@/i18n'
import { useSession } from '@/session'
import { Button, Reason } from '@/ui/action/Button'
import { CheckGroup } from '@/ui/action/ChoiceGroup'
import { Empty } from '@/ui/page/Empty'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { tame } from '@/ui/data/serviceWords'
import {
  permissionsLeft,
  isWithoutPapeis,
  withoutPapeis,
  sameAccount,
  namesOf,
  papelInWords,
  type PapeisStep,
  permissionInWords,
  type Posse,
  firstStep,
} from './papeis'
import { PapeisList } from './PapeisList'

type Choosing = Extract<PapeisStep, { step: 'choose' }>
interface Props {
  passo: Choosing
  /** What was chosen stays on this page, should the person come back to it. */
  mend: (change: (passo: PapeisStep) => PapeisStep) => void
  go: (next: PapeisStep) => void
}

export function PapeisChoose({ passo, mend, go: next }: Props) {
  const t = useT()
  const session = useSession()
  const own = session !== null && sameAccount(session.userName, passo.userName)
  const go = (to: PapeisStep) => {
    if (to.step === 'confirm') mend(() => ({ ...passo, removed: to.removed }))
    next(to)
  }
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1}>
        {t('papeis.escolha.title')} <bdi>{passo.userName}</bdi>
      </h2>
      {own && (
        <Notice tone="warn" title={t('papeis.propria.title')}>
          {t('papeis.propria.text')}
        </Notice>
      )}
      {passo.posse ? <Marcada {...passo} posse={passo.posse} go={go} /> : <Typed passo={passo} go={go} />}
    </Stack>
  )
}

function Marcada({ userName, posse, removed, go }: Choosing & { posse: Posse } & Pick<Props, 'go'>) {
  const t = useT()
  const falta = useId()
  const [roles, setRoles] = useState<ReadonlySet<string>>(new Set(removed.roles))
  const [permissions, setPermissions] = useState<ReadonlySet<string>>(new Set(removed.permissions))
  const back = <Button onClick={() => go(firstStep)}>{t('papeis.outro')}</Button>
  if (isWithoutPapeis(posse)) {
    return (
      <Empty title={t('papeis.nada.title')}>
        <p>{t('papeis.nada.text')}</p>
        {back}
      </Empty>
    )
  }
  const chosen: Posse = { roles: [...roles], permissions: [...permissions] }
  return (
    <Stack gap={5}>
      {posse.roles.length > 0 && (
        <CheckGroup
          legend={t('papeis.escolha.papeis')}
          options={posse.roles.map((name) => {
            const words = papelInWords(t, name)
            return { value: name, label: words ?? tame(name), lang: words ? undefined : 'pt-BR' }
          })}
          values={roles}
          onToggle={(name, on) => setRoles(toggled(roles, name, on))}
        />
      )}
      {posse.permissions.length > 0 && (
        <CheckGroup
          legend={t('papeis.escolha.permissoes')}
          options={posse.permissions.map((name) => {
            const words = permissionInWords(t, name)
            return {
              value: name,
              label: words ?? tame(name),
              lang: words ? undefined : 'pt-BR',
              hint: words ? name : undefined,
            }
          })}
          values={permissions}
          onToggle={(name, on) => setPermissions(toggled(permissions, name, on))}
        />
      )}
      <PapeisList title={t('papeis.loses')} posse={chosen} empty={t('papeis.losesNothing')} />
      <PapeisList title={t('papeis.keeps')} posse={withoutPapeis(posse, chosen)} empty={t('papeis.keepsNothing')} />
      {permissionsLeft(posse, chosen) && (
        <p>
          {t('papeis.keepsPermission')} {t('papeis.keepsPermissionMark')}
        </p>
      )}
      <Stack gap={1}>
        <Row>
          <Button
            variant="primary"
            disabledBy={isWithoutPapeis(chosen) ? falta : null}
            onClick={() => go({ step: 'confirm', userName, posse, removed: chosen })}
          >
            {t('papeis.goOn')}
          </Button>
          {back}
        </Row>
        {isWithoutPapeis(chosen) && <Reason id={falta}>{t('papeis.escolha.missing')}</Reason>}
      </Stack>
    </Stack>
  )
}

function toggled(before: ReadonlySet<string>, name: string, on: boolean): ReadonlySet<string> {
  const next = new Set(before)
  if (on) next.add(name)
  else next.delete(name)
  return next
}

const rules = z.object({ papeis: z.string(), permissoes: z.string() }).check(
  z.refine(({ papeis, permissoes }) => namesOf(papeis).length + namesOf(permissoes).length > 0, {
    path: ['papeis'],
    message: 'papeis.escolha.missing',
  }),
)

function Typed({ passo, go }: Omit<Props, 'mend'>) {
  const t = useT()
  const form = useSchemaForm(rules, {
    papeis: passo.removed.roles.join(', '),
    permissoes: passo.removed.permissions.join(', '),
  })
  return (
    <Stack gap={4}>
      <Notice title={t('papeis.digitar.title')}>{t('papeis.digitar.text')}</Notice>
      <Form
        form={form}
        refused={null}
        pending={false}
        submitLabel={t('papeis.goOn')}
        onSubmit={({ papeis, permissoes }) =>
          go({
            step: 'confirm',
            userName: passo.userName,
            posse: null,
            removed: { roles: namesOf(papeis), permissions: namesOf(permissoes) },
          })
        }
        actions={<Button onClick={() => go(firstStep)}>{t('papeis.outro')}</Button>}
      >
        <TextField name="papeis" label={t('papeis.digitar.papeis')} hint={t('papeis.digitar.hint')} optional />
        <TextField name="permissoes" label={t('papeis.digitar.permissoes')} hint={t('papeis.digitar.hint')} optional />
      </Form>
    </Stack>
  )
}
