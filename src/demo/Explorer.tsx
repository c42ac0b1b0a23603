/** The service explorer: the operations of the contract with their fields, sent through the portal's own client. */
import { useMemo, useState } from 'react'
import { write } from '@/api'
import { op, type Operation, type OperationName, operations, z } from '@/contract'
import { Row, Stack } from '@/ui/page/layout'
import { announce, LiveRegions } from '@/ui/action/live'
import styles from './Explorer.module.css'
import { fieldsOf } from './fields'
import { RequestForm } from './RequestForm'
import { useWords } from './words'
import { excerpt } from '@/connect/excerpt'
import { openApi, postPath } from '@/connect/openapi'
import { Button } from '@/ui/action/Button'
import { Disclosure } from '@/ui/page/Disclosure'
import { download } from '@/ui/action/download'

/** What is filled in over the defaults. A record of grades has no example: it is read with AproveitamentosAlunos first. */
const examples: Partial<Record<OperationName, Record<string, unknown>>> = {
  Auth: { provider: 'credentials', userName: 'ana', password: 'caderno' },
  UnAssignRoles: { userName: 'carla' },
  GetAvaliacao: { id: 101_105 },
  AtividadesCurriculares: { idCurso: 4, quantidade: 5 },
  GetPeriodoLetivo: { id: 2 },
  EquivalenciasCurriculares: { idCurso: 4, quantidade: 5 },
  AproveitamentosAlunos: { idClasse: 1011, quantidade: 2 },
  GetRecado: { id: 10_112 },
  MarcarPresencaPost: { latitude: -26.9101, longitude: -48.6606 },
  GetTurma: { id: 101 },
  PostMatriculaMunicipal: { matricula: { processamento: 'consultar', cadastro: { serieId: 31 } } },
  InsertPessoaAvaliacaoInterdisciplinar: { nome: 'Zulmira Paz' },
}

const fileName = 'service.openapi.json'
const written = (value: unknown) => JSON.stringify(value, null, 2)

/** The OpenAPI description of the operation at hand, and the whole document as a file. */
function Description({ name }: { name: OperationName }) {
  const w = useWords()
  const document = useMemo(() => openApi(__VERSION__), [])
  return (
    <Disclosure summary={w.description}>
      <Stack gap={3}>
        <p>
          <Button variant="secondary" onClick={() => download(fileName, 'application/json', written(document))}>
            {w.wholeDescription}
          </Button>
        </p>
        <pre>{written(excerpt(document, name))}</pre>
      </Stack>
    </Disclosure>
  )
}

interface Outcome {
  request: unknown
  reply: unknown
  status: string
  ms: number
}

/** A first request: an example over the defaults; a record of grades has neither, so its fields stand empty. */
function firstRequest(operation: Operation<OperationName>): Record<string, unknown> {
  const parsed = z.safeParse(operation.input, examples[operation.name] ?? {})
  if (parsed.success) return parsed.data as Record<string, unknown>
  const empty = { text: '', id: null, int: 0, number: 0, bool: false, json: [] }
  return Object.fromEntries(fieldsOf(operation.input).map(({ name, kind }) => [name, empty[kind]]))
}

/** The status that came over the wire: the portal's client tells it of failures only. 0 is a lost connection. */
function statusAfter(before: object | undefined, name: OperationName): string {
  const call = window.portal?.log().findLast(({ operation }) => operation === name)
  return call && call !== before && call.status > 0 ? String(call.status) : '—'
}

async function send(operation: Operation<OperationName>, request: Record<string, unknown>): Promise<Outcome> {
  const before = window.portal?.log().findLast(({ operation: name }) => name === operation.name)
  const start = performance.now()
  const done = (reply: unknown, kind: string): Outcome => ({
    // what the client adds travels too
    request: z.safeParse(operation.input, request).data ?? request,
    reply,
    status: `${statusAfter(before, operation.name)}${kind && ` ${kind}`}`,
    ms: Math.round(performance.now() - start),
  })
  try {
    // a typed ask is the screens' business: here the person decides what travels
    const outcome = await write(operation, request as never, { lock: null })
    if (outcome.kind === 'accepted') return done(outcome.reply, '')
    return done(outcome.error.refusal ?? { kind: outcome.error.kind }, outcome.error.kind)
  } catch (error) {
    // what the contract refuses before anything is sent
    return done({ message: error instanceof Error ? error.message : String(error) }, '')
  }
}

export function Explorer() {
  const w = useWords()
  const [name, setName] = useState<OperationName>('Classes')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [pending, setPending] = useState(false)
  const operation: Operation<OperationName> = op[name]
  const sayResult = ({ ms, status }: Outcome) => w.result.replace('{status}', status).replace('{ms}', String(ms))
  const submit = async (request: Record<string, unknown>) => {
    setPending(true)
    const came = await send(operation, request)
    setOutcome(came)
    setPending(false)
    announce(sayResult(came))
  }
  return (
    <main className={styles.explorer}>
      <LiveRegions />
      <header>
        <h1>{w.explorer}</h1>
        <p>{w.explorerLead}</p>
        <p>
          <a href={import.meta.env.BASE_URL}>{w.back}</a>
        </p>
      </header>
      <nav aria-label={w.operation}>
        <Row as="ul" gap={2}>
          {operations.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                aria-current={one.name === name}
                onClick={() => {
                  setName(one.name)
                  setOutcome(null)
                }}
              >
                {one.name}
              </button>
            </li>
          ))}
        </Row>
      </nav>
      <Stack gap={4} className={styles.work}>
        <h2>{name}</h2>
        <Row gap={4}>
          <code>{`POST ${postPath(operation)}`}</code>
          {operation.get && <code>GET {operation.get}</code>}
          {operation.open && <span>{w.open}</span>}
          {examples[name] && <span>{w.example}</span>}
        </Row>
        <Description name={name} />
        <RequestForm
          key={name}
          fields={fieldsOf(operation.input)}
          start={firstRequest(operation)}
          pending={pending}
          onSend={(request) => void submit(request)}
        />
        {outcome && (
          <section>
            <h3>{sayResult(outcome)}</h3>
            <h4>{w.request}</h4>
            <pre>{written(outcome.request)}</pre>
            <h4>{w.reply}</h4>
            <pre>{outcome.reply === undefined ? w.received : written(outcome.reply)}</pre>
          </section>
        )}
      </Stack>
    </main>
  )
}
