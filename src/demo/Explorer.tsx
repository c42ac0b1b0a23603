/**
 * The service explorer: shows the operations of the contract with their fields, and sends them through
 * the portal's client.
 */
import { useState } from 'react'
import { write } from '@/api'
import { excerpt, openApi, postPath } from '@/connect/openapi'
import { op, type Operation, type OperationName, operations, z } from '@/contract'
import { Button } from '@/ui/action/Button'
import { download } from '@/ui/action/download'
import { announce, LiveRegions } from '@/ui/action/live'
import { Disclosure } from '@/ui/page/Disclosure'
import { Row, Stack } from '@/ui/page/layout'
import styles from './Explorer.module.css'
import { portalAddress } from './address'
import { fieldsOf, RequestForm } from './RequestForm'
import { useWords } from './words'

type Known = Operation<OperationName>
type Request = Record<string, unknown>

/** Example values over the defaults. A grade record has no example: it is read with AproveitamentosAlunos first. */
const examples: Partial<Record<OperationName, Request>> = {
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

const written = (value: unknown) => JSON.stringify(value, null, 2)
const openApiDocument = openApi(__VERSION__)
const saveDocument = () => download('service.openapi.json', 'application/json', written(openApiDocument))

/** The initial request: an example over the defaults; a grade record has neither, so its fields are empty. */
function firstRequest({ input, name }: Known): Request {
  const parsed = z.safeParse(input, examples[name] ?? {})
  if (parsed.success) return parsed.data as Request
  const empty = { text: '', id: null, int: 0, number: 0, bool: false, json: [] }
  return Object.fromEntries(fieldsOf(input).map((field) => [field.name, empty[field.kind]]))
}

/** Sends a request; resolves to the sent body, the reply, the status, and the duration in milliseconds. */
async function send({ input, name }: Known, request: Request) {
  const lastCall = () => window.portal?.log().findLast(({ operation }) => operation === name)
  const before = lastCall()
  const start = performance.now()
  const done = (reply: unknown, kind = '') => {
    // the status comes from the service's log, since the portal's client reports it only for failures; 0 is
    // a lost connection
    const after = lastCall()
    const status = after && after !== before && after.status > 0 ? String(after.status) : '—'
    const ms = String(Math.round(performance.now() - start))
    // includes the fields that the client adds
    return { request: z.safeParse(input, request).data ?? request, reply, status: `${status}${kind && ` ${kind}`}`, ms }
  }
  try {
    // the cast bypasses the types, since the person decides what is sent
    const outcome = await write(op[name] as Known, request as never, { lock: null })
    if (outcome.kind === 'accepted') return done(outcome.reply)
    return done(outcome.error.refusal ?? { kind: outcome.error.kind }, outcome.error.kind)
  } catch (error) {
    // the contract refused the request before it was sent
    return done({ message: error instanceof Error ? error.message : String(error) })
  }
}

/** One operation: its addresses, its description, a request and the result. */
function Sheet({ operation }: { operation: Known }) {
  const w = useWords()
  const { get, input, name, open } = operation
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof send>> | null>(null)
  const [pending, setPending] = useState(false)
  const result = outcome && w.result.replace('{status}', outcome.status).replace('{ms}', outcome.ms)
  const submit = async (request: Request) => {
    setPending(true)
    const { status, ms, ...came } = await send(operation, request)
    setOutcome({ status, ms, ...came })
    setPending(false)
    announce(w.result.replace('{status}', status).replace('{ms}', ms))
  }
  return (
    <Stack gap={4} className={styles.work}>
      <h2>{name}</h2>
      <Row gap={4}>
        <code>POST {postPath(operation)}</code>
        {get && <code>GET {get}</code>}
        {open && <span>{w.open}</span>}
        {examples[name] && <span>{w.example}</span>}
      </Row>
      <Disclosure summary={w.description}>
        <Stack gap={3}>
          <p>
            <Button onClick={saveDocument}>{w.wholeDescription}</Button>
          </p>
          <pre>{written(excerpt(openApiDocument, name))}</pre>
        </Stack>
      </Disclosure>
      <RequestForm
        fields={fieldsOf(input)}
        start={firstRequest(operation)}
        pending={pending}
        onSend={(request) => void submit(request)}
      />
      {outcome && (
        <section>
          <h3>{result}</h3>
          <h4>{w.request}</h4>
          <pre>{written(outcome.request)}</pre>
          <h4>{w.reply}</h4>
          <pre>{outcome.reply === undefined ? w.received : written(outcome.reply)}</pre>
        </section>
      )}
    </Stack>
  )
}

export function Explorer() {
  const w = useWords()
  const [name, setName] = useState<OperationName>('Classes')
  return (
    <main className={styles.explorer}>
      <LiveRegions />
      <header>
        <h1>{w.explorer}</h1>
        <p>{w.explorerLead}</p>
        <p>
          <a className="reach" href={portalAddress()}>
            {w.back}
          </a>
        </p>
      </header>
      <nav aria-label={w.operation}>
        <Row as="ul" gap={2}>
          {operations.map((one) => (
            <li key={one.name}>
              <Button
                variant="link"
                className={styles.choice}
                aria-current={one.name === name}
                onClick={() => setName(one.name)}
              >
                {one.name}
              </Button>
            </li>
          ))}
        </Row>
      </nav>
      <Sheet key={name} operation={op[name]} />
    </main>
  )
}
