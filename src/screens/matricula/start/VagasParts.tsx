/** What this device, the settings and the way here add to the start of the families' flow. */
import { useState } from 'react'
import { useT } from '@/i18n'
import { setPublicDevice } from '@/session'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/action/Dialog'
import { Notice } from '@/ui/page/Notice'
import { ServiceText } from '@/ui/data/ServiceText'
import { useWay, type Way } from '@/ui/page/way'
import { type Draft, isBegun, newDraft } from '../flow/draft'
import { Drafts } from '../flow/Drafts'
import { isMarked, unmark } from '../flow/keeping'
import { frontier } from '../flow/steps'
import { begin as start, current, useFlow } from '../flow/store'
import { pathOf } from '../flow/useStep'
import { wantedOf } from '../flow/wanted'
import type { Answers } from './ways'
import { Windows } from './WindowCards'
import { knownWindows } from './windows'

/** Why the draft is gone, and the drafts that can be continued. */
export function Before() {
  const t = useT()
  const { draft, ended } = useFlow()
  const [uncertain] = useState(isMarked)
  return (
    <>
      {ended && <Notice tone="info">{t(`matricula.ended.${ended}`)}</Notice>}
      {uncertain && !draft && (
        <Notice tone="warn" title={t('matricula.inicio.uncertainTitle')} text={t('matricula.inicio.uncertain')} />
      )}
      <Drafts />
    </>
  )
}

/** The dates, before any personal datum. */
export function Dates() {
  const [told] = useState(() => knownWindows())
  return told && <Windows told={told} />
}

/** Whether the dates are known; if not, the page says whom to ask. */
export const hasDates = (): boolean => knownWindows() !== null

/** The school that somebody pressed "pedir vaga aqui" on. */
export function WantedSchool() {
  const t = useT()
  const wanted = wantedOf(useWay().at.state)
  if (!wanted) return null
  return (
    <Notice tone="info">
      <p>
        {t('matricula.perto.wanted')} <ServiceText>{wanted.name}</ServiceText>
      </p>
    </Notice>
  )
}

export const draftOfTab = (): Draft | null => current().draft

/** Whether beginning anew erases a draft; one kept on the device stays there. */
export const wouldErase = (): boolean => isBegun(current().draft) && !current().kept

/** Begins the way that was chosen. `state`: what the link here carried along. */
export function begin({ way, publico }: Answers, state: unknown, go: Way['go']): void {
  setPublicDevice(publico === 'sim')
  unmark()
  const wanted = way === 'cadastrar' ? wantedOf(state) : null
  const next = { ...newDraft(way), wanted: wanted?.id ?? 0 }
  start(next)
  go(pathOf(frontier(next)))
}

interface Props {
  begun: Draft | null
  onAnew: () => void
  onClose: () => void
}

/** Beginning anew would erase what was begun in this tab: asked first, with the way back into it before the other. */
export function StartAnew({ begun, onAnew, onClose }: Props) {
  const t = useT()
  const { go } = useWay()
  return (
    <Dialog
      open={begun !== null}
      title={t('matricula.comecar.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              if (begun) go(pathOf(frontier(begun)))
            }}
          >
            {t(begun?.phase === 'sent' ? 'matricula.rascunho.receipt' : 'matricula.rascunho.open')}
          </Button>
          <Button variant="danger" onClick={onAnew}>
            {t('matricula.comecar.anew')}
          </Button>
        </>
      }
    >
      <p>{t(`matricula.comecar.${begun?.phase ?? 'open'}`)}</p>
    </Dialog>
  )
}
