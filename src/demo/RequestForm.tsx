/** Edits one request, as a form or as JSON. */
import { type ChangeEvent, useId, useState } from 'react'
import { Button } from '@/ui/action/Button'
import { Row } from '@/ui/page/layout'
import fieldStyles from '@/ui/form/Field.module.css'
import { bare, defOf, isRecord, type Schema } from '@/contract'
import { classNames } from '@/ui/look/classNames'
import styles from './Explorer.module.css'
import { useWords } from './words'

type Request = Record<string, unknown>

/** `id`: a whole number or text. */
type FieldKind = 'text' | 'id' | 'int' | 'number' | 'bool' | 'json'
interface Field {
  name: string
  kind: FieldKind
  /** In the notation of the service document: `int`, `str`, `[str]`, `object`. */
  type: string
}

function typeOf(schema: Schema): { kind: FieldKind; type: string } {
  const def = defOf(bare(schema))
  switch (def.type) {
    case 'string':
      return { kind: 'text', type: 'str' }
    case 'boolean':
      return { kind: 'bool', type: 'bool' }
    case 'number':
      return 'format' in def ? { kind: 'int', type: 'int' } : { kind: 'number', type: 'num' }
    case 'array':
      return { kind: 'json', type: `[${typeOf(def.element).type}]` }
    case 'union':
      return { kind: 'id', type: 'int | str' }
    default:
      return { kind: 'json', type: 'object' }
  }
}

/** The fields of an object schema, in the order of the service document. */
export function fieldsOf(schema: Schema): Field[] {
  const def = defOf(bare(schema))
  return Object.entries(def.type === 'object' ? def.shape : {}).map(([name, field]) => ({ name, ...typeOf(field) }))
}

/** Converts typed text to the field's type; text that is no number or JSON stays text, for the service to refuse. */
function read(kind: Field['kind'], typed: string): unknown {
  if (kind === 'text') return typed
  if (kind === 'id') return typed === '' ? null : /^(0|[1-9]\d{0,14})$/.test(typed) ? Number(typed) : typed
  if (typed.trim() === '') return kind === 'json' ? null : 0
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

const asCode = { className: classNames(fieldStyles.control, styles.json), spellCheck: false }

interface Props {
  fields: readonly Field[]
  start: Request
  pending: boolean
  onSend: (request: Request) => void
}

export function RequestForm({ fields, start, pending, onSend }: Props) {
  const w = useWords()
  const id = useId()
  const [request, setRequest] = useState(start)
  /** The text being edited as JSON; null while the form is shown. */
  const [json, setJson] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  const parsed = (): Request | null => {
    if (json === null) return request
    try {
      const value: unknown = JSON.parse(json)
      if (!isRecord(value)) throw new SyntaxError(w.notAnObject)
      setProblem('')
      return value
    } catch (error) {
      setProblem(w.badJson.replace('{reason}', error instanceof Error ? error.message : ''))
      return null
    }
  }
  const show = (asJson: boolean) => {
    const value = parsed()
    if (!value) return
    setRequest(value)
    setJson(asJson ? write(value) : null)
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const value = parsed()
        if (value) onSend(value)
      }}
    >
      <Row>
        <Button variant="link" className={styles.choice} aria-pressed={json === null} onClick={() => show(false)}>
          {w.asForm}
        </Button>
        <Button variant="link" className={styles.choice} aria-pressed={json !== null} onClick={() => show(true)}>
          {w.asJson}
        </Button>
      </Row>
      {json === null ? (
        <div className={styles.fields}>
          {fields.map(({ name, kind, type }) => {
            const value = request[name] ?? null
            const change = (next: unknown) => setRequest({ ...request, [name]: next })
            const text = {
              id: `${id}-${name}`,
              defaultValue: value === null && kind !== 'json' ? '' : write(value),
              onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                change(read(kind, event.target.value)),
            }
            return (
              <label key={name} htmlFor={text.id} className={kind === 'json' ? styles.wide : undefined}>
                <span>
                  {name} <code>{type}</code>
                </span>
                {kind === 'bool' ? (
                  <input
                    id={text.id}
                    type="checkbox"
                    checked={value === true}
                    onChange={(event) => change(event.target.checked)}
                  />
                ) : kind === 'json' ? (
                  <textarea {...text} {...asCode} rows={Math.min(12, text.defaultValue.split('\n').length)} />
                ) : (
                  <input
                    {...text}
                    className={fieldStyles.control}
                    type={name === 'password' ? 'password' : 'text'}
                    autoComplete="off"
                    placeholder={value === null ? 'null' : undefined}
                  />
                )}
              </label>
            )
          })}
        </div>
      ) : (
        <textarea
          {...asCode}
          aria-label={w.asJson}
          rows={16}
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <Button type="submit" variant="primary" busy={pending}>
        {w.send}
      </Button>
    </form>
  )
}
