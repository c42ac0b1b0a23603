/** Settings for the look, the profile in use and this device. Each takes effect at once. */
import { useEffect, useReducer, useState } from 'react'
import { mayOpen, seesGrades } from '@/access'
import { leave, queryClient, signOut } from '@/api'
import { useI18n, useT } from '@/i18n'
import {
  canKeep,
  forgetEverything,
  hidesGradesOnReturn,
  isPublicDevice,
  keptNow,
  onKeptElsewhere,
  setHidesGradesOnReturn,
  setPublicDevice,
  unfinishedWork,
  unsentWork,
  useSession,
} from '@/session'
import { Button } from '@/ui/action/Button'
import { CheckGroup, ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { ConfirmButton } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { setTextSize, setTheme } from '@/ui/look/theme'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { AskPublic } from '../shared/AskPublic'
import { profileInWords, useProfile } from '../shared/perfil'
import { LostWork } from '../shared/sent/LostWork'
import { canRememberSeen, rememberSeen, remembersSeen } from '../shared/sent/seen'
import { momentInWords } from '../shared/time/clock'
import { LookChoices } from './LookChoices'
import styles from './ConfiguracoesScreen.module.css'

/** The unfinished work of this and other tabs, which would be erased with the rest. */
function Unfinished() {
  const t = useT()
  const lost = unfinishedWork()
  if (lost.length === 0) return null
  return (
    <>
      <p>{t('pages.data.unfinished')}</p>
      <LostWork names={lost} />
    </>
  )
}

/** `changed` remounts the list, because setting the device as public erases some of the data. */
function KeptData({ shared, changed }: { shared: boolean; changed: string }) {
  const t = useT()
  const kept = keptNow()
  const erase = () => {
    setTheme('auto')
    setTextSize('100')
    void signOut()
    forgetEverything()
  }
  return (
    <Stack gap={3} as="section">
      <h2>{t('pages.data.title')}</h2>
      {kept.length === 0 ? (
        <p>{t('pages.data.nothing')}</p>
      ) : (
        <ul key={changed}>
          {kept.map((one) => (
            <li key={one}>{t(`pages.data.${one}`)}</li>
          ))}
        </ul>
      )}
      {shared && unsentWork().length > 0 && <Notice tone="warn" text={t('pages.data.memory')} />}
      <p>{t('pages.data.cookie')}</p>
      <Row>
        <Button onClick={() => void leave()}>{t('frame.signOut')}</Button>
        <ConfirmButton
          label={t('pages.data.erase')}
          title={t('pages.data.question')}
          yes={t('pages.data.confirm')}
          onYes={erase}
        >
          <p>{t('pages.data.notice')}</p>
          <Unfinished />
        </ConfirmButton>
      </Row>
    </Stack>
  )
}

/** The choices about this device: how each is saved, and whether it is on. */
const choices = {
  shared: { save: setPublicDevice, holds: isPublicDevice },
  hides: { save: setHidesGradesOnReturn, holds: hidesGradesOnReturn },
  seen: { save: rememberSeen, holds: remembersSeen },
}
type Choice = keyof typeof choices
const ticked = () => new Set((Object.keys(choices) as Choice[]).filter((one) => choices[one].holds()))

/** Checkboxes: many people use the device, grades are hidden on return, seen news is remembered. */
function ThisDevice({ onSaved }: { onSaved: () => void }) {
  const t = useT()
  const session = useSession()
  const [values, setValues] = useState(ticked)
  const [asking, setAsking] = useState(false)
  // follows a choice in another tab of this device
  useEffect(() => onKeptElsewhere(() => setValues(ticked())), [])
  const save = (one: Choice, on: boolean) => {
    setAsking(false)
    choices[one].save(on)
    setValues(ticked())
    onSaved()
  }
  const teaches = session?.perfis?.some((perfil) => mayOpen('lancamentos', { ...session, perfil })) ?? false
  const hideHint = t('pages.configuracoes.hideHint')
  const about: Record<Choice, { label: string; hint: string }> = {
    shared: { label: t('pages.configuracoes.shared'), hint: t('pages.configuracoes.sharedHint') },
    hides: {
      label: t('pages.configuracoes.hide'),
      hint: teaches ? `${hideHint} ${t('pages.configuracoes.hideTeacher')}` : hideHint,
    },
    seen: { label: t('pages.configuracoes.vistos'), hint: t('pages.configuracoes.seenHint') },
  }
  // the office sees no grades
  const ofGrades: Choice[] = canRememberSeen() ? ['hides', 'seen'] : ['hides']
  const offered: Choice[] = ['shared', ...(seesGrades(session) ? ofGrades : [])]
  return (
    <>
      <CheckGroup
        legend={t('pages.configuracoes.device')}
        options={offered.map((value) => ({ value, ...about[value] }))}
        values={values}
        onToggle={(value, on) => {
          // asks first, because the draft of an enrollment would be lost for good
          if (value === 'shared' && on && keptNow().includes('matricula')) setAsking(true)
          else save(value, on)
        }}
      />
      <AskPublic open={asking} onYes={() => save('shared', true)} onClose={() => setAsking(false)} />
      <KeptData changed={[...values].join()} shared={values.has('shared')} />
    </>
  )
}

export function Component() {
  const { t, format } = useI18n()
  const [keeps] = useState(canKeep)
  const [, drawAgain] = useReducer((n: number) => n + 1, 0)
  const saved = () => {
    // each choice may add to what is kept here, which the page lists
    drawAgain()
    announce(t('pages.configuracoes.done'))
  }
  const queries = queryClient.getQueryCache().getAll()
  const read = Math.max(0, ...queries.map(({ state }) => state.dataUpdatedAt))
  return (
    <Stack gap={6} className={styles.page}>
      <PageHeader title={t('pages.configuracoes.title')} lead={t('pages.configuracoes.lead')} />
      {!keeps && <Notice tone="warn" text={t('pages.configuracoes.notKept')} />}
      <LookChoices onSaved={saved} />
      <Perfis />
      <ThisDevice onSaved={saved} />
      <p className="fine">
        {t('pages.configuracoes.version', { versao: __VERSION__ })}
        {read > 0 && <> · {t('pages.configuracoes.lastRead', momentInWords(format, read))}</>}
      </p>
    </Stack>
  )
}

/** The profile in use, with a choice where the person has several profiles. */
function Perfis() {
  const t = useT()
  const switchTo = useProfile()
  const session = useSession()
  if (!session || session.perfil === 0) return null
  const perfis = session.perfis ?? []
  if (perfis.length < 2) {
    return (
      <p>
        <strong>{t('pages.configuracoes.perfil')}</strong>: {profileInWords(t, session.perfil)}
      </p>
    )
  }
  return (
    <ChoiceGroup
      legend={t('pages.configuracoes.perfil')}
      hint={t('pages.configuracoes.profileHint')}
      value={session.unpicked ? '' : String(session.perfil)}
      options={perfis.map((perfil) => ({ value: String(perfil), label: profileInWords(t, perfil) }))}
      onChange={(value) => void switchTo(Number(value))}
    />
  )
}
