/** What a person says about this device: many use it; grades hide when they come back to it. */
import { useState } from 'react'
import { mayOpen, seesGrades } from '@/access'
import { useT } from '@/i18n'
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
import { CheckGroup } from '@/ui/action/ChoiceGroup'
import { Confirm } from '@/ui/action/Confirm'
import { canRememberSeen, rememberSeen, remembersSeen } from '../shared/sent/seen'
import { leave, signOut } from '@/api'
import { Button } from '@/ui/action/Button'
import { Row, Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { setTextSize, setTheme } from '@/ui/look/theme'

/** `changed` makes the list anew: what a public device must not keep is erased the moment it becomes one. */
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

export function ThisDevice({ onSaved }: { onSaved: () => void }) {
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
          // in the gradebook they are there to be changed, and the office sees none
          ...(seesGrades(session) ? [hide] : []),
          ...(seesGrades(session) && canRememberSeen() ? [vistos] : []),
        ]}
        values={new Set([...(shared ? ['shared'] : []), ...(hides ? ['hides'] : []), ...(seen ? ['seen'] : [])])}
        onToggle={(value, on) => {
          if (value === 'shared') {
            // an enrollment that was begun would be gone for good: nobody else has it
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
