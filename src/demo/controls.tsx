/** The single controls of the demonstration bar. */
import { useId, useState } from 'react'
import { operations } from '@/contract'
import type { Portal } from '@/mock/browser'
import { Button } from '@/ui/Button'
import styles from './DemoBar.module.css'
import { useWords } from './words'

const networks = ['normal', 'slow', 'offline'] as const

export function NetworkControl({ portal }: { portal: Portal }) {
  const w = useWords()
  const name = useId()
  const [now, setNow] = useState<(typeof networks)[number]>('normal')
  return (
    <fieldset className={styles.group}>
      <legend>{w.network}</legend>
      {networks.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            checked={now === kind}
            onChange={() => {
              portal.slow(kind === 'slow' ? 2000 : 0)
              portal.offline(kind === 'offline')
              setNow(kind)
            }}
          />
          {w[kind]}
        </label>
      ))}
    </fieldset>
  )
}

/** What can go wrong with a call, statuses first (cast, Failures). */
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

export function FaultControl({ portal, onArmed }: { portal: Portal; onArmed: (text: string) => void }) {
  const w = useWords()
  const [operation, setOperation] = useState('*')
  const [fault, setFault] = useState<(typeof faults)[number]>(503)
  const [said, setSaid] = useState('')
  const arm = () => {
    portal.fail(operation, fault, { times: 1, ...(fault === 429 || fault === 503 ? { retryAfter: 5 } : {}) })
    const text = w.armed.replace('{operation}', operation === '*' ? w.any.toLowerCase() : operation)
    setSaid(text)
    onArmed(text)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{w.fault}</legend>
      <label>
        {w.operation}
        <select
          value={operation}
          onChange={(event) => {
            setOperation(event.target.value)
          }}
        >
          <option value="*">{w.any}</option>
          {operations.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {w.kind}
        <select
          value={fault}
          onChange={(event) => {
            setFault(faults.find((one) => String(one) === event.target.value) ?? 503)
          }}
        >
          {faults.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <Button onClick={arm}>{w.arm}</Button>
      {said && <p>{said}</p>}
    </fieldset>
  )
}

export function ClockControl({ portal }: { portal: Portal }) {
  const w = useWords()
  const [at, setAt] = useState('')
  const move = (to: string | null) => {
    portal.now(to)
    location.reload()
  }
  return (
    <fieldset className={styles.group}>
      <legend>{w.clock}</legend>
      <label>
        <span className="visually-hidden">{w.clock}</span>
        <input
          type="datetime-local"
          value={at}
          onChange={(event) => {
            setAt(event.target.value)
          }}
        />
      </label>
      <Button
        onClick={() => {
          // the school's clock, wherever the browser is
          if (at) move(`${at}:00-03:00`)
        }}
      >
        {w.move}
      </Button>
      <Button
        variant="link"
        onClick={() => {
          move(null)
        }}
      >
        {w.real}
      </Button>
    </fieldset>
  )
}
