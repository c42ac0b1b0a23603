/** Choosing what to remove: checkboxes where the service lists the user's roles and permissions, else typed names. */
import { useId, useState } from 'react'
import { z } from '@/contract'
import { type Translate, useT } from '@/i18n'
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
  type Kind,
  keptInWords,
  isWithoutPapeis,
  withoutPapeis,
  namesOf,
  papelInWords,
  type PapeisStep,
  permissionInWords,
  type Posse,
  firstStep,
} from './papeis'
import { PapeisList } from './PapeisList'
import styles from './papeis.module.css'
import type { PapeisProps } from './usePapeis'

type Choosing = PapeisProps<'choose'>['stage']
interface ChoiceProps {
  stage: Choosing
  /** Goes to the next step; the choice is kept in this step, for Back. */
  go: (next: PapeisStep) => void
}

export function PapeisChoose({ stage, papeis: { own, mend, go } }: PapeisProps<'choose'>) {
  const t = useT()
  const leave = (to: PapeisStep) => {
    if (to.step === 'confirm') mend(() => ({ ...stage, removed: to.removed }))
    go(to)
  }
  return (
    <Stack gap={5}>
      <h2 tabIndex={-1}>
        {t('papeis.escolha.title')} <bdi>{stage.userName}</bdi>
      </h2>
      {own && <Notice tone="warn" title={t('papeis.propria.title')} text={t('papeis.propria.text')} />}
      {stage.posse ? <Listed stage={stage} posse={stage.posse} go={leave} /> : <Typed stage={stage} go={leave} />}
    </Stack>
  )
}

function Listed({ stage: { userName, removed }, posse, go }: ChoiceProps & { posse: Posse }) {
  const t = useT()
  const missing = useId()
  const [chosen, setChosen] = useState(removed)
  const kept = keptInWords(t, posse, chosen)
  const back = <Button onClick={() => go(firstStep)}>{t('papeis.another')}</Button>
  if (isWithoutPapeis(posse)) {
    return (
      <Empty title={t('papeis.nothing.title')}>
        <p>{t('papeis.nothing.text')}</p>
        {back}
      </Empty>
    )
  }
  const group = (kind: Kind, legend: string, inWords: (t: Translate, name: string) => string | null) =>
    posse[kind].length > 0 && (
      <CheckGroup
        legend={legend}
        options={posse[kind].map((name) => {
          const words = inWords(t, name)
          return words
            ? { value: name, label: words, hint: kind === 'permissions' ? name : undefined }
            : { value: name, label: tame(name), lang: 'pt-BR' }
        })}
        values={new Set(chosen[kind])}
        onToggle={(name, on) => {
          const others = chosen[kind].filter((one) => one !== name)
          setChosen({ ...chosen, [kind]: on ? [...others, name] : others })
        }}
      />
    )
  return (
    <Stack gap={5}>
      {group('roles', t('papeis.escolha.papeis'), papelInWords)}
      {group('permissions', t('papeis.escolha.permissoes'), permissionInWords)}
      <div className={styles.sides}>
        <PapeisList title={t('papeis.loses')} posse={chosen} />
        <PapeisList title={t('papeis.keeps')} posse={withoutPapeis(posse, chosen)} empty={t('papeis.keepsNothing')} />
      </div>
      {kept && (
        <p>
          {kept} {t('papeis.keepsPermissionMark')}
        </p>
      )}
      <Stack gap={1}>
        {/* above the buttons, which stack on a phone; its room is reserved, so that they do not move */}
        <p className={styles.missing} data-over={!isWithoutPapeis(chosen)}>
          <Reason id={missing}>{t('papeis.escolha.missing')}</Reason>
        </p>
        <Row>
          <Button
            variant="primary"
            disabledBy={isWithoutPapeis(chosen) ? missing : null}
            onClick={() => go({ step: 'confirm', userName, posse, removed: chosen })}
          >
            {t('papeis.goOn')}
          </Button>
          {back}
        </Row>
      </Stack>
    </Stack>
  )
}

const rules = z.object({ papeis: z.string(), permissoes: z.string() }).check(
  z.refine(({ papeis, permissoes }) => namesOf(papeis).length + namesOf(permissoes).length > 0, {
    path: ['papeis'],
    message: 'papeis.escolha.missing',
  }),
)

function Typed({ stage, go }: ChoiceProps) {
  const t = useT()
  const identifiers = {
    hint: t('papeis.typing.hint'),
    optional: true,
    autoCapitalize: 'none',
    spellCheck: false,
  } as const
  const form = useSchemaForm(rules, {
    papeis: stage.removed.roles.join(', '),
    permissoes: stage.removed.permissions.join(', '),
  })
  return (
    <Stack gap={4}>
      <Notice title={t('papeis.typing.title')} text={t('papeis.typing.text')} />
      <Form
        form={form}
        refused={null}
        pending={false}
        submitLabel={t('papeis.goOn')}
        onSubmit={({ papeis, permissoes }) =>
          go({
            step: 'confirm',
            userName: stage.userName,
            posse: null,
            removed: { roles: namesOf(papeis), permissions: namesOf(permissoes) },
          })
        }
        actions={<Button onClick={() => go(firstStep)}>{t('papeis.another')}</Button>}
      >
        <TextField {...identifiers} name="papeis" label={t('papeis.typing.papeis')} />
        <TextField {...identifiers} name="permissoes" label={t('papeis.typing.permissoes')} />
      </Form>
    </Stack>
  )
}
