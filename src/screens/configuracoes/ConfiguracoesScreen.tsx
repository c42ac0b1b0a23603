/** Settings: the look, this device, the profile in use. Everything takes effect at once. */
import { useState } from 'react'
import { mayOpen, seesGrades } from '@/access'
import { leave, queryClient, signOut } from '@/api'
import { useI18n, useT } from '@/i18n'
import {
  forgetEverything,
  hidesGradesOnReturn,
  isPublicDevice,
  keptNow,
  setHidesGradesOnReturn,
  setPublicDevice,
  unsentWork,
  useSession,
} from '@/session'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { CheckGroup, ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { Confirm } from '@/ui/action/Confirm'
import { announce } from '@/ui/action/live'
import { setTextSize, setTheme } from '@/ui/look/theme'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { profileInWords } from '../shared/perfil'
import { canRememberSeen, rememberSeen, remembersSeen } from '../shared/sent/seen'
import { useProfile } from '../shared/useProfile'
import { LookChoices } from './LookChoices'
import styles from './ConfiguracoesScreen.module.css'

/** `changed` remounts the list: making the device public erases some of it. */
function KeptData({ shared, changed }: { shared: boolean; changed: string }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const kept = keptNow()
  const close = () => setAsking(false)
  const erase = () => {
    close()
    setTheme('auto')
    setTextSize('100')
    void signOut()
    forgetEverything()
  }
  return (
    <Stack gap={3} as="section">
      <h2>{t('paginas.dados.title')}</h2>
      {kept.length === 0 ? (
        <p>{t('paginas.dados.nada')}</p>
      ) : (
        <ul key={changed}>
          {kept.map((one) => (
            <li key={one}>{t(`paginas.dados.${one}`)}</li>
          ))}
        </ul>
      )}
      {shared && unsentWork().length > 0 && <Notice tone="warn" text={t('paginas.dados.memory')} />}
      <p>{t('paginas.dados.cookie')}</p>
      <Row>
        <Button onClick={() => void leave()}>{t('comum.sair')}</Button>
        <Button onClick={() => setAsking(true)}>{t('paginas.dados.erase')}</Button>
      </Row>
      <Confirm
        open={asking}
        title={t('paginas.dados.question')}
        yes={t('paginas.dados.confirm')}
        onYes={erase}
        onClose={close}
      >
        <p>{t('paginas.dados.aviso')}</p>
      </Confirm>
    </Stack>
  )
}

/** What a person says about this device: many use it; grades hide when they come back to it. */
function ThisDevice({ onSaved }: { onSaved: () => void }) {
  const t = useT()
  const session = useSession()
  const [shared, setShared] = useState(isPublicDevice)
  const [hides, setHides] = useState(hidesGradesOnReturn)
  const [seen, setSeen] = useState(remembersSeen)
  const [asking, setAsking] = useState(false)
  const share = (on: boolean) => {
    setAsking(false)
    setPublicDevice(on)
    setShared(on)
    setSeen(remembersSeen())
    onSaved()
  }
  const teaches = session?.perfis?.some((perfil) => mayOpen('lancamentos', { ...session, perfil })) ?? false
  const hideHint = t('paginas.configuracoes.hideHint')
  const hide = {
    value: 'hides',
    label: t('paginas.configuracoes.hide'),
    hint: teaches ? `${hideHint} ${t('paginas.configuracoes.hideTeacher')}` : hideHint,
  }
  const vistos = {
    value: 'seen',
    label: t('paginas.configuracoes.vistos'),
    hint: t('paginas.configuracoes.seenHint'),
  }
  return (
    <>
      <CheckGroup
        legend={t('paginas.configuracoes.device')}
        options={[
          {
            value: 'shared',
            label: t('paginas.configuracoes.shared'),
            hint: t('paginas.configuracoes.sharedHint'),
          },
          // the office sees no grades
          ...(seesGrades(session) ? [hide] : []),
          ...(seesGrades(session) && canRememberSeen() ? [vistos] : []),
        ]}
        values={new Set([...(shared ? ['shared'] : []), ...(hides ? ['hides'] : []), ...(seen ? ['seen'] : [])])}
        onToggle={(value, on) => {
          if (value === 'shared') {
            // the draft of an enrollment would be lost for good
            if (on && keptNow().includes('matricula')) setAsking(true)
            else share(on)
            return
          }
          if (value === 'seen') {
            rememberSeen(on)
            setSeen(on)
          } else {
            setHidesGradesOnReturn(on)
            setHides(on)
          }
          onSaved()
        }}
      />
      <Confirm
        open={asking}
        title={t('paginas.publico.question')}
        yes={t('paginas.publico.erase')}
        onYes={() => share(true)}
        onClose={() => setAsking(false)}
      >
        <p>{t('paginas.publico.aviso')}</p>
      </Confirm>
      <KeptData changed={`${shared} ${seen}`} shared={shared} />
    </>
  )
}

export function Component() {
  const { t, format } = useI18n()
  const saved = () => announce(t('paginas.configuracoes.done'))
  const read = Math.max(
    0,
    ...queryClient
      .getQueryCache()
      .getAll()
      .map((query) => query.state.dataUpdatedAt),
  )
  const { timeZone } = settings()
  return (
    <Stack gap={6} className={styles.page}>
      <PageHeader title={t('paginas.configuracoes.title')} lead={t('paginas.configuracoes.lead')} />
      <LookChoices onSaved={saved} />
      <Perfis />
      <ThisDevice onSaved={saved} />
      <p className={styles.version}>
        {t('paginas.configuracoes.version', { versao: __VERSION__ })}
        {' · '}
        {read > 0
          ? t('paginas.configuracoes.lido', {
              date: format.dateShort(format.day(read, timeZone)) ?? '',
              time: format.clock(read, timeZone),
            })
          : t('paginas.configuracoes.unread')}
      </p>
    </Stack>
  )
}

/** The profile in use, and the choice where the person has several. */
function Perfis() {
  const { t } = useI18n()
  const switchTo = useProfile()
  const session = useSession()
  if (!session || session.perfil === 0) return null
  const perfis = session.perfis ?? []
  if (perfis.length < 2) {
    return (
      <p>
        <strong>{t('paginas.configuracoes.perfil')}</strong>: {profileInWords(t, session.perfil)}
      </p>
    )
  }
  return (
    <ChoiceGroup
      legend={t('paginas.configuracoes.perfil')}
      hint={t('paginas.configuracoes.profileHint')}
      value={String(session.perfil)}
      options={perfis.map((perfil) => ({ value: String(perfil), label: profileInWords(t, perfil) }))}
      onChange={(value) => void switchTo(Number(value))}
    />
  )
}
