/** The last page before a removal: what is lost, with the user name typed again for an administrator, and ten seconds to take it back. */
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
import { isOfAdministrador, keptInWords, type Question, sameAccount, withoutPapeis } from './papeis'
import { type PapeisProps, tellRemoval } from './usePapeis'
import { HelpContacts } from '../shared/help/HelpContacts'
import { useCountdown } from '../shared/time/useCountdown'
import { useLeft } from '../shared/sent/useLeft'

/** Milliseconds. */
const undoable = 10_000
/** An end that comes so late was slept through: nobody was there to take it back. */
const missed = 2 * undoable

/** Ten seconds to take a removal back: nothing is sent before, and leaving or sleeping through it removes nothing. */
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
    tellRemoval(t('papeis.undo.nothing'))
    onUndo()
  }
  const left = useCountdown(undoable, began, () => {
    if (Date.now() - began > missed) cancel()
    else end()
  })
  useLeft(() => {
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
      {/* for ears, with the button that has the focus: the figure that runs is not read aloud */}
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
  const { own, problem, refused, pending, remove, back } = papeis
  // the service keeps its last administrator: nothing here can be mended, only left
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
    // the pressed button is gone
    heading.current?.focus()
  }
  /** A removal is planned already: it is sent or stopped above, and no other begins beside it. */
  const planned = problem?.kind === 'busy'
  useEffect(() => {
    // the sent form is gone: the heading in its place takes the focus
    if (last) heading.current?.focus()
  }, [last])
  if (last) {
    return (
      <Stack gap={5}>
        <h2 ref={heading} tabIndex={-1}>
          {t('papeis.done.nothing')} <bdi>{userName}</bdi>
        </h2>
        <Notice tone="bad" role="alert" title={t('frame.fault.lastAdministrator')} text={t('papeis.ultimo')}>
          <p>{t('frame.fault.who')}</p>
          <HelpContacts />
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
      {own && <Notice tone="bad" title={t('papeis.propria.title')} text={t('papeis.propria.text')} />}
      {isOfAdministrador(removed) && (
        <Notice tone="warn" title={t('papeis.administrador.title')} text={t('papeis.administrador.text')} />
      )}
      <PapeisList title={t('papeis.loses')} posse={removed} />
      {posse && (
        <PapeisList title={t('papeis.keeps')} posse={withoutPapeis(posse, removed)} empty={t('papeis.keepsNothing')} />
      )}
      {kept && <p>{kept}</p>}
      <p>{t('papeis.confirm.final')}</p>
      {waiting && (
        <RemovalUndo
          of={stage}
          onEnd={() => {
            endWaiting()
            void remove(userName, removed)
          }}
          onUndo={endWaiting}
        />
      )}
      {/* what was typed stays in it */}
      <div hidden={waiting || planned}>
        <Form
          form={form}
          refused={refused}
          pending={pending}
          submitLabel={t('papeis.confirm.remover')}
          submitVariant="danger"
          pendingLabel={t('papeis.confirm.removing')}
          onSubmit={() => setWaiting(true)}
          // nothing calls back what has left
          actions={!pending && <Button onClick={back}>{t('papeis.back')}</Button>}
        >
          {problem?.kind === 'forbidden' && (
            <>
              <p>{t('frame.fault.who')}</p>
              <HelpContacts />
            </>
          )}
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
