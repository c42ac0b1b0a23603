/** The dialogs of sending: confirming grades above the scale and published grades, and resolving conflicts. */
import { useId, useState } from 'react'
import { formatNota } from '@/domain/notas/writtenGrade'
import { useT } from '@/i18n'
import { afterFrame } from '@/ui/action/afterFrame'
import { Button } from '@/ui/action/Button'
import { Confirm } from '@/ui/action/Confirm'
import { Dialog } from '@/ui/action/Dialog'
import { announce } from '@/ui/action/live'
import { plainList } from '@/ui/data/plainList'
import { ServiceText } from '@/ui/data/ServiceText'
import { errorOf, nextCell } from '../book/line'
import type { ConflictChoice } from '../book/lineSteps'
import { changedPublished, type Doubtful, doubtfulFigures, type Publicada } from '../book/summary'
import { type GradebookView, useGradebookView, useSummary, type Wish } from '../context'
import { useAbove } from '../grid/Cell'
import { inputOf } from '../keys/cursor'
import { pendingId } from './Pending'
import styles from './Questions.module.css'

/** How many cells are listed by name; further ones are counted. */
const listed = 8

/** A sending that waits for a confirmation. */
export interface Asked extends Wish {
  doubtful: readonly Doubtful[]
  publicadas: readonly Publicada[]
}

/** Sends at once, or after a confirmation where a grade is above the scale or published; `asked` is for the dialog. */
export function useSend({ book, sending, say, goTo }: Pick<GradebookView, 'book' | 'sending' | 'say' | 'goTo'>) {
  const t = useT()
  const [asked, setAsked] = useState<Asked | null>(null)
  /** With nothing to send, moves the focus to what prevents it, or announces that there is nothing. */
  const leadOn = () => {
    const heading = document.getElementById(pendingId)
    const wrong = nextCell(book.written(), book.order, errorOf, 0)
    // refused lines are sent again from their list
    if (heading) heading.focus()
    else if (wrong) goTo(wrong.id, wrong.chave)
    else announce(t('lancamentos.bar.nothing'))
  }
  const send = (wish: Wish) => {
    const { stay, ids = book.ready(), isChosen = () => false } = wish
    const written = ids.map(book.line)
    const isOpen = ({ id, chave }: { id: number; chave: string }) => !isChosen(id, chave)
    const doubtful = doubtfulFigures(written).filter(isOpen)
    const publicadas = changedPublished(written).filter(isOpen)
    if (ids.length === 0) leadOn()
    else if (doubtful.length + publicadas.length > 0) setAsked({ ...wish, doubtful, publicadas })
    else {
      void sending.send(ids)
      if (!stay) say()
    }
  }
  return { send, asked, forget: () => setAsked(null) }
}

function CellName({ aluno, chave }: { aluno: string; chave: string }) {
  const { columns } = useGradebookView()
  return (
    <>
      <ServiceText name>{aluno}</ServiceText>
      {' · '}
      <ServiceText>{columns.find((column) => column.chave === chave)?.titulo ?? ''}</ServiceText>
    </>
  )
}

/** Says that cells with a typing error are not sent along. */
function StaysHere() {
  const t = useT()
  const { withError } = useSummary()
  return withError > 0 && <p>{t('lancamentos.doubt.staysHere', { n: withError })}</p>
}

/** Lists the grades above the scale and the changes of published grades; cancelling goes to the first doubtful cell. */
export function BeforeSending({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const t = useT()
  const askAbove = useAbove()
  const { book, sending, say, goTo } = useGradebookView()
  const { doubtful = [], publicadas = [] } = asked ?? {}
  const [first] = doubtful
  const changes = t('lancamentos.publicada.title', { n: publicadas.length })
  const figure = (valor: number | null) =>
    valor === null ? t('lancamentos.publicada.none') : formatNota(valor, book.sign)
  const named = (cells: readonly { id: number; aluno: string; chave: string; said: string }[]) => (
    <ul {...plainList}>
      {cells.slice(0, listed).map(({ id, aluno, chave, said }) => (
        <li key={`${id} ${chave}`}>
          <CellName aluno={aluno} chave={chave} />
          {`: ${said}`}
        </li>
      ))}
      {cells.length > listed && <li>{t('lancamentos.andMore', { n: cells.length - listed })}</li>}
    </ul>
  )
  return (
    <Confirm
      open={asked !== null}
      title={first ? t('lancamentos.doubt.title', { n: doubtful.length }) : changes}
      main={first ? 'no' : 'yes'}
      yes={t('lancamentos.publicada.yes')}
      no={first && t('lancamentos.doubt.back')}
      onYes={() => {
        void sending.send(asked?.ids)
        if (asked?.stay) onClose()
        else say(onClose)
      }}
      onClose={() => {
        onClose()
        asked?.onCancel?.()
        if (first) goTo(first.id, first.chave)
      }}
    >
      {named(doubtful.map((one) => ({ ...one, said: `${figure(one.valor)}. ${askAbove(one.above)}` })))}
      {publicadas.length > 0 && (
        <>
          {first && <p>{changes}.</p>}
          <p>{t('lancamentos.publicada.lead')}</p>
          {named(
            publicadas.map(({ before, after, ...one }) => ({
              ...one,
              said: t('lancamentos.publicada.changes', { before: figure(before), after: figure(after) }),
            })),
          )}
        </>
      )}
      {asked && <StaysHere />}
    </Confirm>
  )
}

type Which = ConflictChoice['which']

/** The conflicts with both grades side by side: the teacher chooses one for each cell. */
export function Conflicts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const { book, say, send } = useGradebookView()
  useSummary()
  const [choices, setChoices] = useState<Readonly<Record<string, Which>>>({})
  /** The cell of the last press for which no grade was chosen; its message keeps its place once one is. */
  const [missing, setMissing] = useState('')
  const messageId = useId()
  const lines = open ? book.written().filter(({ conflicts }) => conflicts.length > 0) : []
  const cells = lines.flatMap(({ id, aluno, conflicts }) =>
    conflicts.map((conflict) => ({ ...conflict, id, aluno, place: `${id} ${conflict.chave}` })),
  )
  const figure = (valor: number | null) => (valor === null ? t('frame.ui.grade.noGrade') : formatNota(valor, book.sign))
  const all = (which: Which) => setChoices(Object.fromEntries(cells.map(({ place }) => [place, which])))
  const close = () => {
    // the choices are reset, because the other grade may differ the next time
    setChoices({})
    setMissing('')
    onClose()
  }
  const submit = () => {
    const unanswered = cells.find(({ place }) => !choices[place])
    if (unanswered) {
      setMissing(unanswered.place)
      document.getElementsByName(unanswered.place)[0]?.focus()
      return
    }
    book.choose(cells.map(({ id, chave, place }) => ({ id, chave, which: choices[place] ?? 'theirs' })))
    const mine = cells.filter(({ place }) => choices[place] === 'mine')
    const ids = [...new Set(mine.map(({ id }) => id))]
    close()
    // after the next frame, because the button that opened the dialog disappears with the last conflict
    afterFrame(() => {
      const stay = inputOf(document.activeElement) !== null
      // other unsent cells of these students are sent along, after their own questions
      if (ids.length > 0)
        send({ stay, ids, isChosen: (id, chave) => mine.some((one) => one.id === id && one.chave === chave) })
      else if (!stay) say()
    })
  }
  return (
    <Dialog
      open={open && cells.length > 0}
      title={t('lancamentos.conflict.title', { n: cells.length })}
      onClose={close}
      actions={
        <>
          <Button variant="primary" onClick={submit}>
            {t('lancamentos.conflict.send')}
          </Button>
          <Button onClick={close}>{t('lancamentos.conflict.later')}</Button>
        </>
      }
    >
      <p>{t('lancamentos.conflict.lead')}</p>
      {cells.length > 1 && (
        <div className={styles.all}>
          <Button variant="link" onClick={() => all('mine')}>
            {t('lancamentos.conflict.allMine')}
          </Button>
          <Button variant="link" onClick={() => all('theirs')}>
            {t('lancamentos.conflict.allCurrent')}
          </Button>
        </div>
      )}
      {cells.map(({ place, aluno, chave, mine, theirs }) => (
        <fieldset
          key={place}
          className={styles.cell}
          // a hidden description would still be spoken
          aria-describedby={place === missing && !choices[place] ? messageId : undefined}
        >
          <legend>
            <CellName aluno={aluno} chave={chave} />
          </legend>
          {place === missing && (
            <p id={messageId} className={styles.missing} data-answered={place in choices}>
              {t('lancamentos.conflict.missing')}
            </p>
          )}
          {(['mine', 'theirs'] as const).map((which) => (
            <label key={which}>
              <input
                type="radio"
                name={place}
                checked={choices[place] === which}
                onChange={() => setChoices({ ...choices, [place]: which })}
              />
              <span>
                {t(`lancamentos.conflict.${which}`)} <strong>{figure(which === 'mine' ? mine : theirs)}</strong>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  )
}
