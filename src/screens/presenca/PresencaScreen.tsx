/** Attendance by position. The position is asked for only after the press, and kept nowhere. */
import { useId } from 'react'
import { useT } from '@/i18n'
import { useStore } from '@/session'
import { hasForeignTiles, settings } from '@/settings'
import { Disclosure } from '@/ui/page/Disclosure'
import { Stack } from '@/ui/page/layout'
import { PageHeader } from '@/ui/page/PageHeader'
import { Actions } from './Actions'
import { PositionReading } from './PositionReading'
import { ForTeacher } from './ForTeacher'
import styles from './PresencaScreen.module.css'
import { Result } from './Result'
import { AttemptList } from './AttemptList'
import { attempts } from './attempts'
import { usePresenca } from './usePresenca'

/** After so many refusals in a row the teacher is asked. */
const enough = 3

export function Component() {
  const t = useT()
  const diaryId = useId()
  const { state, reading, signedIn, mark, sendAnyway, cancel, stop } = usePresenca()
  const tried = useStore(attempts)
  const refusedOften = tried.length >= enough && tried.slice(0, enough).every(({ result }) => result === 'recusada')
  return (
    <>
      <PageHeader title={t('presenca.title')} lead={t('presenca.lead')} />
      <Stack gap={5} className={styles.page}>
        <Result state={state} signedIn={signedIn} onRetry={mark} onStop={stop} />
        <Actions state={state} onMark={mark} onAnyway={sendAnyway} onCancel={cancel} />
        {reading && <PositionReading fix={reading} />}
        {state.step === 'refused' && refusedOften && (
          <ForTeacher fix={state.fix} em={state.em} message={state.message} />
        )}
        <Disclosure summary={t('presenca.privacidade.title')}>
          <ul>
            <li>{t('presenca.privacidade.1')}</li>
            <li>{t('presenca.privacidade.2')}</li>
            <li>{t('presenca.privacidade.3')}</li>
            {hasForeignTiles(settings()) && <li>{t('presenca.privacidade.4')}</li>}
          </ul>
        </Disclosure>
        <Stack as="section" gap={3}>
          <h2 id={diaryId}>{t('presenca.diario.title')}</h2>
          <p>
            <small>{t('presenca.diario.nota')}</small>
          </p>
          <AttemptList />
        </Stack>
      </Stack>
    </>
  )
}
