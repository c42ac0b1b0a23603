/** The layout of a wizard page: progress, the link back, one heading, and where the answers are kept. */
import { type ReactNode, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { useI18n, useT } from '@/i18n'
import { paths } from '@/paths'
import { useAnnounced } from '@/ui/action/live'
import { Button, buttonClass } from '@/ui/action/Button'
import { ReadAloud } from '@/ui/aloud/ReadAloud'
import type { Refused } from '@/ui/form/context'
import { Form, type FormProps } from '@/ui/form/Form'
import { type Rules, useSchemaForm } from '@/ui/form/useSchemaForm'
import { useTyped } from '@/ui/form/useTyped'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'
import { Steps } from '@/ui/page/Steps'
import { BusyNotice } from '../../shared/BusyNotice'
import { before, progress } from './steps'
import styles from './matricula.module.css'
import { pathOf, type StepState, useFinish } from './useStep'
import type { ApiError } from '@/api'
import { RefusalText } from '../../shared/RefusalText'
import { serviceMessages, describeError } from '../../shared/describeError'
import { isPublicDevice } from '@/session'
import { ConfirmButton } from '@/ui/action/Confirm'
import { toast } from '@/ui/action/Toasts'
import { classNames } from '@/ui/look/classNames'
import { isBegun, type StepId } from './draft'
import { keepOnThisDevice, putTyped, useFlow } from './store'

/** Words a refusal for families; null without an error and for a busy service, which has a notice of its own. */
export function useSaid(error: ApiError | null): Refused | null {
  const t = useT()
  if (!error || error.kind === 'busy') return null
  const said = describeError(t, error)
  // the usual messages speak of profiles and closed grades, which families do not have
  if (error.kind === 'forbidden' || error.kind === 'unauthenticated')
    return { ...said, message: t('matricula.refused.forbidden'), fromService: false }
  if (error.kind === 'notFound') return { ...said, message: t('matricula.refused.notFound'), fromService: false }
  if (error.refusal?.code === 'Closed' || error.refusal?.code === 'Conflict') {
    const { message } = serviceMessages(error)
    return { ...said, message: message || t('common.error.refused'), fromService: message !== '' }
  }
  return said
}

/**
 * Says where the answers are stored ("Salvo por 7 dias"), with buttons to keep or erase them. `cancels`: on a page that
 * cancels a request, the button says "Apagar deste aparelho" lest it be taken for the cancelling.
 */
function Saved({ cancels }: { cancels: boolean }) {
  const { t, format } = useI18n()
  const { draft, failed, kept, savedAt } = useFlow()
  const leave = useFinish()
  // nothing was typed yet: nothing to keep or to erase
  if (!failed && !isPublicDevice() && !isBegun(draft)) return null
  const time = savedAt === null ? '' : format.clock(savedAt)
  const words = isPublicDevice()
    ? t('matricula.saved.public')
    : savedAt === null
      ? t('matricula.saved.memory')
      : kept
        ? t('matricula.saved.kept')
        : t('matricula.saved.tab', { time })
  const keepIt = () => toast(t(keepOnThisDevice() ? 'matricula.saved.keptNow' : 'matricula.saved.failed'))
  return (
    <div className={classNames(styles.saved, 'no-print')}>
      {failed && <Notice tone="warn" text={t('matricula.saved.failed')} />}
      <p>{words}</p>
      <div className={styles.savedActions}>
        {!isPublicDevice() && !kept && (
          <Button variant="link" onClick={keepIt}>
            {t('matricula.saved.keep')}
          </Button>
        )}
        {kept && (
          <Link to={paths.vagas} className="reach">
            {t('matricula.saved.leave')}
          </Link>
        )}
        <ConfirmButton
          variant="link"
          label={t(cancels ? 'matricula.saved.eraseHere' : 'matricula.saved.erase')}
          title={t('matricula.erase.title')}
          yes={t('matricula.erase.yes')}
          no={t('matricula.erase.no')}
          onYes={leave}
        >
          <p>{t('matricula.erase.lead')}</p>
        </ConfirmButton>
      </div>
    </div>
  )
}

/** The history state of a page that was opened from the review and leads back there. */
export const fromReview = 'revisao'

/** Scrolls to a notice that appears away from the pressed button. */
const intoSight = (box: HTMLElement | null) => {
  box?.scrollIntoView({ block: 'nearest' })
}
/** Also moves the focus to the notice, as a form does to its error summary: corrections start from there. */
const withFocus = (box: HTMLElement | null) => {
  box?.focus({ preventScroll: true })
  intoSight(box)
}

/** Tells beside the pressed button that a request exists already, and opens it. */
function Found({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  return (
    <div ref={intoSight}>
      <Notice tone="info" role="alert" title={t('matricula.pedido.titleExists')}>
        <p>{t('matricula.pedido.existsHere')}</p>
        <Button variant="primary" onClick={onOpen}>
          {t('matricula.pedido.open')}
        </Button>
      </Notice>
    </div>
  )
}

interface StepLinkProps {
  to: StepId
  primary?: boolean
  children: ReactNode
}

/** A link to another page of the flow that looks like a button. */
export const StepLink = ({ to, primary = false, children }: StepLinkProps) => (
  <Link className={buttonClass(primary ? 'primary' : 'secondary')} to={pathOf(to)}>
    {children}
  </Link>
)

/** The props of every page of the flow. */
export interface StepProps {
  step: StepState
}
interface Props extends StepProps {
  title: string
  lead?: ReactNode
  /** The page shows a refusal itself (in the summary of a form). */
  tellsItself?: boolean
  /** A refusal's messages about answers on other pages, each with a link to its page. */
  problems?: readonly ReactNode[]
  /** Actions offered with a refusal, besides correcting the answers. */
  waysOut?: ReactNode
  /** Announced to screen readers while the service is asked; a form announces its own text. */
  pendingSaid?: string
  children: ReactNode
}

export function StepPage({
  step,
  title,
  lead,
  tellsItself = false,
  problems = [],
  waysOut,
  pendingSaid,
  children,
}: Props) {
  const t = useT()
  const { state } = useLocation() as { state: unknown }
  const { draft, error, id } = step
  const box = useRef<HTMLDivElement>(null)
  const place = progress(draft, id)
  const previous = state === fromReview ? fromReview : before(draft, id)
  const said = useSaid(error)
  useAnnounced(step.pending && pendingSaid)
  const busy = error?.kind === 'busy' ? error : null
  const refused = tellsItself ? null : said
  const final = id === 'recibo' || id === 'verificar'
  return (
    <div className={styles.page} ref={box}>
      <PageHeader
        title={title}
        lead={lead}
        aside={<ReadAloud />}
        back={
          final ? undefined : (
            <Link to={previous ? pathOf(previous) : paths.vagas}>
              {t(`matricula.back.${previous === fromReview ? 'review' : previous ? 'step' : 'start'}`)}
            </Link>
          )
        }
      />
      {place && <Steps n={place.n} total={place.total} />}
      {busy && (
        <div ref={intoSight}>
          <BusyNotice
            error={busy}
            held={step.held}
            onRetry={step.held ? () => box.current?.querySelector('form')?.requestSubmit() : step.again}
            unsent={id === 'revisao' || id === 'cancelar'}
          />
        </div>
      )}
      {refused && (
        <div ref={withFocus} tabIndex={-1}>
          <Notice tone="bad" role="alert" title={t('matricula.refused.title')}>
            <RefusalText of={refused} />
            {problems.length > 0 && (
              <ul>
                {problems.map((problem, i) => (
                  <li key={i}>{problem}</li>
                ))}
              </ul>
            )}
            {waysOut}
          </Notice>
        </div>
      )}
      {children}
      {step.found && <Found onOpen={step.openFound} />}
      {/* the page that shows a request has its own "Terminar e apagar dados" */}
      {!final && id !== 'pedido' && draft.phase === 'open' && <Saved cancels={id === 'cancelar'} />}
    </div>
  )
}

type StepFormProps<Values extends FieldValues, Output> = StepProps &
  Partial<Omit<FormProps<Values, Output>, 'form' | 'refused' | 'pending'>> &
  Pick<FormProps<Values, Output>, 'onSubmit' | 'children'> & {
    rules: Rules<Values, Output>
    /** Initial values from the draft; values typed but not submitted take precedence. */
    start: Values
  }

/** The form of a page: stores every keystroke, shows a refusal in its summary, and submits with "Continuar". */
export function StepForm<Values extends FieldValues, Output = Values>({
  step: { draft, id, error, noteTyping, pending, words },
  rules,
  start,
  onSubmit,
  ...rest
}: StepFormProps<Values, Output>) {
  const t = useT()
  // read once when the page opens; the form itself holds what is typed later
  const [begun] = useState(() => ({ ...start, ...draft.typed[id] }))
  // messages left by another page are limited to this form's fields; this page's own messages all reach the summary
  const elsewhere = Object.fromEntries(Object.entries(words).filter(([name]) => Object.hasOwn(start, name)))
  const refused = useSaid(error)
  const mine = { ...elsewhere, ...refused?.fields }
  // `begun` has the same fields as `start`, which the spread hides from the type
  const form = useSchemaForm<Values, Output>(rules, begun as DefaultValues<Values>, mine)
  useTyped(form, (values) => {
    putTyped(id, values)
    noteTyping()
  })
  return (
    <Form
      submitLabel={t('matricula.continue')}
      {...rest}
      form={form}
      refused={refused}
      pending={pending}
      onSubmit={(values) => {
        // also where nothing was typed, so that a change during a call differs from what was submitted
        putTyped(id, form.getValues())
        return onSubmit(values)
      }}
    />
  )
}

/** A page that is one form; `above` and `below` stand around it. */
export function FormPage<Values extends FieldValues, Output = Values>({
  title,
  lead,
  above,
  below,
  ...form
}: StepFormProps<Values, Output> & Pick<Props, 'title' | 'lead'> & { above?: ReactNode; below?: ReactNode }) {
  return (
    <StepPage step={form.step} title={title} lead={lead} tellsItself>
      {above}
      <StepForm {...form} />
      {below}
    </StepPage>
  )
}
