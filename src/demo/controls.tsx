/** The single controls of the demonstration bar. */
import { type ReactNode, useId, useReducer, useRef, useState } from 'react'
import { operations } from '@/contract'
import { useI18n } from '@/i18n'
import type { Portal } from '@/mock/doors/browser'
import type { FaultKind } from '@/mock/doors/network'
import { Button } from '@/ui/action/Button'
import { ChoiceGroup } from '@/ui/action/ChoiceGroup'
import { SelectFilter } from '@/ui/action/Filter'
import fieldStyles from '@/ui/form/Field.module.css'
import { Row } from '@/ui/page/layout'
import { useWords } from './words'

/** A group of controls with its title and the tabs that it affects. */
const Group = ({ title, where, children }: { title: string; where: string; children: ReactNode }) => (
  <fieldset className={fieldStyles.field}>
    <legend className={fieldStyles.label}>
      {title} <small>{where}</small>
    </legend>
    <Row>{children}</Row>
  </fieldset>
)

const networks = ['normal', 'slow', 'offline'] as const
const slowMs = 2000

export function NetworkControl({ portal }: { portal: Portal }) {
  const w = useWords()
  const [road, setRoad] = useState(portal.road())
  return (
    <ChoiceGroup
      legend={w.network}
      hint={w.here}
      value={road.offline ? 'offline' : road.delay > 0 ? 'slow' : 'normal'}
      options={networks.map((kind) => ({ value: kind, label: w[kind] }))}
      onChange={(kind) => {
        portal.slow(kind === 'slow' ? slowMs : 0)
        portal.offline(kind === 'offline')
        setRoad(portal.road())
      }}
    />
  )
}

function Armed({ portal, onUndo }: { portal: Portal; onUndo: () => void }) {
  const w = useWords()
  const { faults: armed } = portal.road()
  if (armed.length === 0) return null
  const nameOf = (key: string) => operations.find(({ name }) => name.toLowerCase() === key)?.name ?? w.any
  return (
    <Row as="div">
      {w.armedNow} {armed.map(([key, { what }]) => `${nameOf(key)} (${what})`).join(', ')}
      <Button
        variant="link"
        onClick={() => {
          for (const [key] of armed) portal.fail(key, null)
          onUndo()
        }}
      >
        {w.disarm}
      </Button>
    </Row>
  )
}

export function FaultControl({ portal, onArmed }: { portal: Portal; onArmed: (text: string) => void }) {
  const w = useWords()
  const [operation, setOperation] = useState('*')
  const [fault, setFault] = useState('503')
  const [, drawAgain] = useReducer((n: number) => n + 1, 0)
  const armButton = useRef<HTMLButtonElement>(null)
  const undone = () => {
    // the pressed button goes with the fault
    armButton.current?.focus()
    drawAgain()
  }
  const arm = () => {
    const what = Number(fault) || (fault as FaultKind) // the keys of `words.faults` are all kinds
    portal.fail(operation, what, { times: 1, ...(what === 429 || what === 503 ? { retryAfter: 5 } : {}) })
    drawAgain()
    onArmed(operation === '*' ? w.armedAny : w.armed.replace('{operation}', operation))
  }
  const names = operations.map(({ name }) => ({ value: name, label: name }))
  const faults = Object.entries(w.faults).map(([value, word]) => ({
    value,
    label: Number(value) ? `${value}: ${word}` : word,
  }))
  return (
    <Group title={w.fault} where={w.here}>
      <SelectFilter
        label={w.operation}
        value={operation}
        options={[{ value: '*', label: w.any }, ...names]}
        onChange={setOperation}
      />
      <SelectFilter label={w.kind} value={fault} options={faults} onChange={setFault} />
      <Button ref={armButton} onClick={arm}>
        {w.arm}
      </Button>
      <Armed portal={portal} onUndo={undone} />
    </Group>
  )
}

/** The school's time zone, wherever the browser is. */
const zone = 'America/Sao_Paulo'

export function ClockControl({ portal }: { portal: Portal }) {
  const w = useWords()
  const id = useId()
  const [at, setAt] = useState('')
  const { language } = useI18n()
  const now = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  const move = async (to: string | null) => {
    const who = portal.who()
    await portal.now(to)
    // signs the person in again, since their session may have ended by the new clock; a person unknown to this tab
    // signed in in another one and keeps their session
    if (who === null) location.reload()
    else await portal.as(who)
  }
  return (
    <Group title={w.clock} where={w.everywhere}>
      <p>{w.now.replace('{at}', now.format(portal.clock()))}</p>
      <label htmlFor={id} className="visually-hidden">
        {w.clock}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={fieldStyles.control}
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <Button
        onClick={() => {
          if (at) void move(`${at}:00-03:00`)
        }}
      >
        {w.move}
      </Button>
      <Button variant="link" onClick={() => void move(null)}>
        {w.real}
      </Button>
    </Group>
  )
}
