/** The single controls of the demonstration bar. */
import { useId, useReducer, useState } from 'react'
import { operations } from '@/contract'
import { useI18n } from '@/i18n'
import type { Portal } from '@/mock/doors/browser'
import { Button } from '@/ui/action/Button'
import styles from './DemoBar.module.css'
import { useWords } from './words'

const networks = ['normal', 'slow', 'offline'] as const
const slowMs = 2000

export function NetworkControl({ portal }: { portal: Portal }) {
  const w = useWords()
  const name = useId()
  const [road, setRoad] = useState(portal.road())
  const now = road.offline ? 'offline' : road.delay > 0 ? 'slow' : 'normal'
  return (
    <fieldset className={styles.group}>
      <legend>
        {w.network} <small>{w.here}</small>
      </legend>
      {networks.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            checked={now === kind}
            onChange={() => {
              portal.slow(kind === 'slow' ? slowMs : 0)
              portal.offline(kind === 'offline')
              setRoad(portal.road())
            }}
          />
          {w[kind]}
        </label>
      ))}
    </fieldset>
  )
}

const faults = [
  401,
  403,
  404,
  409,
  429,
  500,
  503,
  'drop',
  'hang',
  'html',
  'empty',
  'truncated',
  'nulls',
  'wrongTypes',
  'hugeText',
] as const

function Armed({ portal, onUndo }: { portal: Portal; onUndo: () => void }) {
  const w = useWords()
  const { faults: armed } = portal.road()
  if (armed.length === 0) return null
  const nameOf = (key: string) => operations.find(({ name }) => name.toLowerCase() === key)?.name ?? w.any
  return (
    <p className={styles.armed}>
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
    </p>
  )
}

export function FaultControl({ portal, onArmed }: { portal: Portal; onArmed: (text: string) => void }) {
  const w = useWords()
  const [operation, setOperation] = useState('*')
  const [fault, setFault] = useState<(typeof faults)[number]>(503)
  const [, drawAgain] = useReducer((n: number) => n + 1, 0)
  const arm = () => {
    portal.fail(operation, fault, { times: 1, ...(fault === 429 || fault === 503 ? { retryAfter: 5 } : {}) })
    drawAgain()
    onArmed(operation === '*' ? w.armedAny : w.armed.replace('{operation}', operation))
  }
  return (
    <fieldset className={styles.group}>
      <legend>
        {w.fault} <small>{w.here}</small>
      </legend>
      <label className={styles.choice}>
        {w.operation}
        <select value={operation} onChange={(event) => setOperation(event.target.value)}>
          <option value="*">{w.any}</option>
          {operations.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        {w.kind}
        <select
          value={fault}
          onChange={(event) => setFault(faults.find((one) => String(one) === event.target.value) ?? 503)}
        >
          {faults.map((one) => (
            <option key={one} value={one}>
              {typeof one === 'number' ? `${one}: ${w.faults[one]}` : w.faults[one]}
            </option>
          ))}
        </select>
      </label>
      <Button onClick={arm}>{w.arm}</Button>
      <Armed portal={portal} onUndo={drawAgain} />
    </fieldset>
  )
}

/** The clock of the school, wherever the browser is. */
const zone = 'America/Sao_Paulo'

export function ClockControl({ portal }: { portal: Portal }) {
  const w = useWords()
  const [at, setAt] = useState('')
  const { language } = useI18n()
  const now = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone })
  const move = async (to: string | null) => {
    const who = portal.who()
    await portal.now(to)
    // whoever was there stays, however many days later: their session may have ended meanwhile
    await portal.as(who)
  }
  return (
    <fieldset className={styles.group}>
      <legend>
        {w.clock} <small>{w.everywhere}</small>
      </legend>
      <p>{w.now.replace('{at}', now.format(portal.clock()))}</p>
      <label className={styles.choice}>
        <span className="visually-hidden">{w.clock}</span>
        <input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
      </label>
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
    </fieldset>
  )
}
