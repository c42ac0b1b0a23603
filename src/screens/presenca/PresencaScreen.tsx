/** Marks attendance by position. The position is asked for only after the press, and is stored nowhere. */
import { schoolDay } from '@/contract'
import { roughly } from '@/domain/geo'
import { formatsFor, type PlainKey, useT } from '@/i18n'
import { useSession, useStore, whilePresent } from '@/session'
import { settings } from '@/settings'
import { Button } from '@/ui/action/Button'
import { MoveFocusOnUnmount } from '@/ui/action/MoveFocusOnUnmount'
import { toast } from '@/ui/action/Toasts'
import { announce } from '@/ui/action/live'
import { Disclosure } from '@/ui/page/Disclosure'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Row, Stack } from '@/ui/page/layout'
import { useId, useRef } from 'react'
import { AttemptList } from './AttemptList'
import { PositionReading } from './PositionReading'
import styles from './PresencaScreen.module.css'
import { Result } from './Result'
import { hasForeignTiles } from '../shared/places/foreignTiles'
import { PrintFoot, PrintHead } from '../shared/paper/PrintFrame'
import { type Attempt, attempts } from '../shared/sent/attempts'
import type { Fix } from './fix'
import { type CheckIn, type Presenca, usePresenca } from './usePresenca'
import { sayPlace } from './words'
import { useCountdown } from '../shared/time/useCountdown'

/** The buttons below the result. The first one is always the same element, so that it keeps the focus. */
function Actions({ state, mark, sendAnyway, cancel }: Presenca) {
  const t = useT()
  const reasonId = useId()
  const main = useRef<HTMLButtonElement>(null)
  const { step } = state
  const left = useCountdown(step === 'uncertain' && state.wait > 0 ? state.wait : null, state, () =>
    announce(t('presenca.incerta.ready')),
  )
  const label = t(labels[step] ?? 'presenca.marcar')
  // shown beside the button and not in its place, so that the button keeps the focus
  const reason =
    step === 'uncertain' && state.wait > 0 && left !== 0
      ? t('presenca.incerta.hold', { n: left ?? Math.ceil(state.wait / 1000) })
      : step === 'busy' && !state.stopped
        ? t('presenca.busy')
        : null
  return (
    <Stack gap={2}>
      <Row>
        <Button
          ref={main}
          variant={step === 'done' || step === 'already' ? 'secondary' : 'primary'}
          busy={step === 'locating' || step === 'sending' || reason !== null}
          busyLabel={step === 'locating' ? t('presenca.looking') : reason ? label : undefined}
          aria-describedby={reason ? reasonId : undefined}
          onClick={mark}
        >
          {label}
        </Button>
        {step === 'locating' && (
          <MoveFocusOnUnmount to={() => main.current}>
            <Button onClick={cancel}>{t('presenca.cancel')}</Button>
          </MoveFocusOnUnmount>
        )}
        {step === 'wide' && (
          <MoveFocusOnUnmount to={() => main.current}>
            <Button onClick={() => sendAnyway(state.fix)}>{t('presenca.low.send')}</Button>
          </MoveFocusOnUnmount>
        )}
      </Row>
      {reason && (
        <p id={reasonId} aria-live="off">
          <small>{reason}</small>
        </p>
      )}
    </Stack>
  )
}

const labels: Partial<Record<CheckIn['step'], PlainKey>> = {
  wide: 'presenca.retry',
  done: 'presenca.another',
  already: 'presenca.another',
  refused: 'presenca.retry',
  uncertain: 'presenca.incerta.ask',
  failed: 'presenca.retry',
}

const languageOfSchool = 'pt-BR'
/** A text to show the teacher after three refusals, in the school's language whatever the language of the screen. */
function ForTeacher({ fix, em, message }: { fix: Fix; em: number; message: string }) {
  const t = useT()
  const format = formatsFor(languageOfSchool)
  const text = t('presenca.professor.text', {
    date: format.dateShort(schoolDay(em)) ?? '',
    time: format.clock(em),
    accuracy: Number.isFinite(fix.accuracy)
      ? t('presenca.professor.accuracy', { n: format.number(roughly(fix.accuracy)) })
      : t('presenca.professor.noAccuracy'),
    ...sayPlace(languageOfSchool, fix),
    answer: message || t('presenca.professor.noReason'),
  })
  return (
    <Notice title={t('presenca.professor.title')} text={t('presenca.professor.lead')}>
      <blockquote lang={languageOfSchool}>{text}</blockquote>
      <Button
        onClick={() => {
          const isHere = whilePresent()
          // where the browser forbids the clipboard, the text can still be read on the page
          navigator.clipboard.writeText(text).then(
            () => isHere() && toast(t('presenca.professor.copied')),
            () => undefined,
          )
        }}
      >
        {t('presenca.professor.copy')}
      </Button>
    </Notice>
  )
}

/** After this many refusals in a row on one day the person is sent to the teacher. */
const enough = 3
const refusedOften = (tried: readonly Attempt[], day: string): boolean =>
  tried.length >= enough &&
  tried.slice(0, enough).every(({ em, result }) => result === 'recusada' && schoolDay(em) === day)

export function Component() {
  const t = useT()
  const diaryId = useId()
  const presenca = usePresenca()
  const { state, reading } = presenca
  const tried = useStore(attempts)
  return (
    <>
      <PrintHead whose={useSession()?.displayName} />
      <PageHeader title={t('presenca.title')} lead={t('presenca.lead')} />
      <Stack gap={5} className={styles.page}>
        <Result {...presenca} />
        <Actions {...presenca} />
        {state.step === 'refused' && state.fix && refusedOften(tried, schoolDay(state.em)) && (
          <ForTeacher fix={state.fix} em={state.em} message={state.message} />
        )}
        {reading && <PositionReading fix={reading} />}
        <Disclosure summary={t('presenca.privacy.title')}>
          <ul>
            <li>{t('presenca.privacy.1')}</li>
            <li>{t('presenca.privacy.2')}</li>
            <li>{t('presenca.privacy.3')}</li>
            {hasForeignTiles(settings()) && <li>{t('presenca.privacy.4')}</li>}
          </ul>
        </Disclosure>
        <Stack as="section" gap={3}>
          <h2 id={diaryId}>{t('presenca.diario.title')}</h2>
          <p>
            <small>{t('presenca.diario.nota')}</small>
          </p>
          <AttemptList sending={state.step === 'sending'} />
        </Stack>
      </Stack>
      <PrintFoot />
    </>
  )
}
