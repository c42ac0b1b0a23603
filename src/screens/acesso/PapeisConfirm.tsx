/** Confirming a removal: what is lost, the user name typed again for an administrator, and ten seconds to undo. */
import { z } from '@/contract'
import { useT } from '@/i18n'
import { Button } from '@/ui/action/Button'
import { Form } from '@/ui/form/Form'
import { TextField } from '@/ui/form/TextField'
import { useSchemaForm } from '@/ui/form/useSchemaForm'
import { Notice } from '@/ui/page/Notice'
import { Row, Stack } from '@/ui/page/layout'
import { useEffect, useRef, useState } from 'react'
import { useBegunRemoval } from './begunRemoval'
import { PapeisList } from './PapeisList'
import styles from './papeis.module.css'
import { isOfAdministrador, keptInWords, type Question, sameAccount, withoutPapeis } from './papeis'
import { type PapeisProps, tellRemoval } from './usePapeis'
import { WhoHelps } from '../shared/help/WhoHelps'
import { useCountdown } from '../shared/time/useCountdown'
import { useAfterUnmount } from '../shared/sent/useAfterUnmount'

/** Milliseconds in which the removal can be undone. */
const undoable = 10_000
/** Milliseconds after which the end of the countdown cancels: the device slept, so nobody could undo. */
const missed = 2 * undoable

/** The countdown of ten seconds before the request is sent; leaving the page or a sleeping device cancels it. */
function RemovalUndo({ of, onEnd, onUndo }: { of: Question; onEnd: () => void; onUndo: () => void }) {
  const t = useT()
  const [began] = useState(() => Date.now())
  const undo = useRef<HTMLButtonElement>(null)
  const over = useRef(false)
  const end = () => {
    over.current = true
    onEnd()
  }
  const cancel = () => {
    over.current = true
    onUndo()
  }
  const left = useCountdown(undoable, began, () => {
    if (Date.now() - began > missed) cancel()
    else end()
  })
  useAfterUnmount(() => {
    if (!over.current) tellRemoval(t('papeis.undo.left'))
  })
  useBegunRemoval('planned', of)
  useEffect(() => {
    undo.current?.focus()
  }, [])
  return (
    <Notice tone="warn" title={t('papeis.undo.title')}>
      <p aria-live="off">{t('papeis.undo.countdown', { n: left ?? 0 })}</p>
      <p>{t('papeis.undo.hint')}</p>
      {/* the description of the focused button for screen readers, because the running countdown is not read aloud */}
      <p id="papeis-desfazer" hidden>
        {t('papeis.undo.title')}. {t('papeis.undo.countdown', { n: undoable / 1000 })} {t('papeis.undo.hint')}
      </p>
      <Row>
        <Button ref={undo} variant="primary" aria-describedby="papeis-desfazer" onClick={cancel}>
          {t('papeis.undo.undo')}
        </Button>
        <Button onClick={end}>{t('papeis.undo.now')}</Button>
      </Row>
    </Notice>
  )
}

export function PapeisConfirm({ stage, papeis }: PapeisProps<'confirm'>) {
  const { own, problem, refused, pending, remove, back, setUndone } = papeis
  // the service refuses to remove its last administrator, so the form has nothing to correct
  const last = problem?.refusal?.code === 'LastAdministrator'
  const t = useT()
  const { userName, posse, removed } = stage
  const kept = posse && keptInWords(t, posse, removed)
  const typed = own || isOfAdministrador(removed)
  const rules = z.object({
    confirmar: z.string().check(
      z.refine((text) => !typed || text.trim() !== '', 'papeis.confirm.missing'),
      z.refine((text) => !typed || sameAccount(text, userName), 'papeis.confirm.different'),
    ),
  })
  const form = useSchemaForm(rules, { confirmar: '' }, refused?.fields)
  const heading = useRef<HTMLHeadingElement>(null)
  const [waiting, setWaiting] = useState(false)
  const endWaiting = () => {
    setWaiting(false)
    // the pressed button was unmounted
    heading.current?.focus()
  }
  /** A retry of the removal is counting down above the form, which is hidden so that no second removal starts. */
  const planned = problem?.kind === 'busy'
  useEffect(() => {
    // the form was replaced, so the new heading takes the focus
    if (last) heading.current?.focus()
  }, [last])
  if (last) {
    return (
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1}>
          {t('papeis.done.nothing')} <bdi>{userName}</bdi>
        </h2>
        <Notice tone="bad" role="alert" title={t('frame.fault.lastAdministrator')} text={t('papeis.lastAdministrator')}>
          <WhoHelps />
        </Notice>
        <Row>
          <Button onClick={back}>{t('papeis.back')}</Button>
        </Row>
      </Stack>
    )
  }
  return (
    <Stack gap={5}>
      <h2 ref={heading} tabIndex={-1}>
        {t('papeis.confirm.title')} <bdi>{userName}</bdi>
      </h2>
      {stage.undone && <Notice role="status" text={t('papeis.notRemoved')} />}
      {own && <Notice tone="bad" title={t('papeis.propria.title')} text={t('papeis.propria.text')} />}
      {isOfAdministrador(removed) && (
        <Notice tone="warn" title={t('papeis.administrador.title')} text={t('papeis.administrador.text')} />
      )}
      <div className={styles.sides}>
        <PapeisList title={t('papeis.loses')} posse={removed} />
        {posse && (
          <PapeisList
            title={t('papeis.keeps')}
            posse={withoutPapeis(posse, removed)}
            empty={t('papeis.keepsNothing')}
          />
        )}
      </div>
      {kept && <p>{kept}</p>}
      <p>{t('papeis.confirm.final')}</p>
      {waiting && (
        <RemovalUndo
          of={stage}
          onEnd={() => {
            endWaiting()
            void remove(userName, removed)
          }}
          onUndo={() => {
            endWaiting()
            setUndone(true)
          }}
        />
      )}
      {/* hidden instead of unmounted, so that the typed text stays */}
      <div hidden={waiting || planned}>
        <Form
          form={form}
          refused={refused && problem?.kind === 'forbidden' ? { ...refused, more: <WhoHelps /> } : refused}
          pending={pending}
          submitLabel={t('papeis.confirm.remover')}
          submitVariant="danger"
          pendingLabel={t('papeis.confirm.removing')}
          onSubmit={() => {
            setUndone(false)
            setWaiting(true)
          }}
          actions={
            // no way back while the request is in flight, because it cannot be recalled
            <Button variant="primary" busy={pending} busyLabel={t('papeis.back')} onClick={back}>
              {t('papeis.back')}
            </Button>
          }
        >
          {typed && (
            <TextField
              name="confirmar"
              label={t('papeis.confirm.type')}
              hint={t('papeis.confirm.typeHint')}
              autoCapitalize="none"
              spellCheck={false}
              width="20rem"
            />
          )}
        </Form>
      </div>
    </Stack>
  )
}
