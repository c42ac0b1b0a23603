/** What a person says about this device: many use it; grades hide when they come back to it. */
import { useState } from 'react'
import { mayOpen, seesGrades } from '@/access'
import { useT } from '@/i18n'
import {
  hidesGradesOnReturn,
  isPublicDevice,
  keptNow,
  setHidesGradesOnReturn,
  setPublicDevice,
  useSession,
} from '@/session'
import { CheckGroup } from '@/ui/action/ChoiceGroup'
import { Confirm } from '@/ui/action/Confirm'
import { canRememberSeen, rememberSeen, remembersSeen } from '../shared/sent/seen'
import { KeptData } from './KeptData'

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
  const ocultarDica = t('paginas.configuracoes.hideHint')
  const ocultar = {
    value: 'hides',
    label: t('paginas.configuracoes.hide'),
    hint: teaches ? `${ocultarDica} ${t('paginas.configuracoes.hideTeacher')}` : ocultarDica,
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
          ...(seesGrades(session) ? [ocultar] : []),
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
