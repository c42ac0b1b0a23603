// The aggregate travels whole. Every path is played against a service that records each call and puts fields that nobody
// documented at every level of its replies; each request is compared with the reply before it, field by field.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Reserva } from '@/contract'
import { mock } from '@/mock/doors/node'
import { families, type Family } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { sameRow, pass, turnedTo, withCadastro, withChoices, withLogin } from '@/screens/matricula/flow/changes'
import { anotherChild, type Draft, newDraft, type Way } from '@/screens/matricula/flow/draft'
import { identify, offer, send, verify } from '@/screens/matricula/flow/send'
import { applySettings } from '@/settings'
import { guardian, home } from '../../../support/family'
import { sentOf } from '../family'

type Json = Record<string, unknown>
interface Call {
  sent: { login: Json; matricula: Json }
  reply: Json
}
let calls: Call[] = []

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Unknown things at every level: what a newer service would send. */
function strange(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => strange(item, depth + 1))
  if (!isRecord(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strange(item, depth + 1)]))
  return { ...inner, campoNovo: { nivel: depth, list: [1, null, 'x'], empty: '' }, __tipo: 'T', 'com espaço': false }
}

beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent = JSON.parse(init.body as string) as Call['sent']
    const answer = await mock.fetch(url, init)
    const reply = strange(await answer.json()) as Json
    calls.push({ sent, reply })
    return new Response(JSON.stringify(reply), { status: answer.status, headers: answer.headers })
  })
})

/** What the family itself may change between a reply and the next request. */
const own = new Set([
  'processamento',
  'errorMessage',
  ...['nomeAluno', 'nomeMae', 'dataNasc', 'cpfResponsavel', 'cpfAluno', 'codigoProtocolo'].map((f) => `login.${f}`),
  ...['serieId', 'descricaoSerie', 'turno', 'unidadeId', 'emailResponsavel'].map((f) => `cadastro.${f}`),
  ...Object.keys({ ...guardian, ...home }).map((f) => `cadastro.${f}`),
  'confirmacao.novoTurno',
  'confirmacao.confirmacao.valor',
  'transferencia.novoTurno',
  'cancelamento.protocolo',
])

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (!isRecord(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key))
}

/** Compares a request with the reply before it. */
function compare(reply: Json, sent: Call['sent']): void {
  const verb = sent.matricula['processamento']
  const chooses = verb === 'cadastrar' || verb === 'transferir'
  const [before, after] = [new Map(leaves(reply)), new Map(leaves(sent.matricula))]
  for (const [path, value] of before) {
    if (own.has(path)) continue
    if (path === 'reservas' && chooses) {
      const offered = value as Reserva[]
      for (const row of after.get(path) as Reserva[]) {
        expect(
          offered.find((one) => sameRow(one, row)),
          'a chosen row goes back as it came',
        ).toEqual(row)
      }
    } else if (path === 'transferencia.intencaoUnidadeId' && verb === 'transferir') {
      expect(after.get(path)).toEqual((after.get('reservas') as Reserva[]).map((row) => row.unidadeId))
    } else expect(after.get(path), path).toEqual(value)
  }
  expect(
    [...after.keys()].filter((path) => !before.has(path)),
    'nothing is invented',
  ).toEqual([])
}

/** Every call of a path against the one before, and the login in both places. */
function inspect(): void {
  calls.forEach(({ sent }, i) => {
    expect(sent.login, 'the login travels twice, identical').toEqual(sent.matricula['login'])
    const before = calls[i - 1]
    if (before) compare(before.reply, sent)
  })
  expect(calls.length).toBeGreaterThan(1)
}

const verbsOf = () => calls.map(({ sent }) => sent.matricula['processamento'])

const childOf = (way: Way, child: Family): Draft =>
  pass(
    withLogin(newDraft(way), {
      nomeAluno: child.nome,
      nomeMae: child.nomeMae,
      dataNasc: child.dataNasc,
      cpfResponsavel: child.cpfResponsavel,
    }),
    'estudante',
  )
const byProtocol = (way: Way, codigoProtocolo: string, dataNasc: string): Draft =>
  withLogin(newDraft(way), { codigoProtocolo, dataNasc })
const contact = { ...guardian, ...home }

async function forPlace(child: Family, serieId: number, turno: string): Promise<Draft> {
  let d = await identify(childOf('cadastrar', child), 'cpf')
  d = pass(withCadastro(d, { serieId, descricaoSerie: 'x', turno }), 'novo')
  d = await offer(d, 'turno')
  d = withCadastro(d, contact)
  return withChoices(d, d.oferta.slice(0, 2))
}

describe('each request is the reply before it, with the family’s own changes', () => {
  test('a new place', async () => {
    const outcome = await send(await forPlace(families.davi, 21, 'Integral'))
    sentOf(outcome)
    inspect()
    expect(calls.map(({ sent }) => sent.matricula['processamento'])).toEqual(['identificar', 'consultar', 'cadastrar'])
  })
  test('a new place that was taken meanwhile: the fresh reply goes on', async () => {
    const d = await forPlace(families.lia, 31, 'Manhã')
    const row = d.oferta.find(({ unidadeId }) => unidadeId === 12)
    expect(row).toBeDefined()
    const first = withChoices(d, row ? [row] : [])
    const rival = await forPlace(
      { ...families.lia, nome: 'Nina Castro', cpfResponsavel: families.teo.cpfResponsavel },
      31,
      'Manhã',
    )
    sentOf(await send(withChoices(rival, row ? [row] : [])))
    calls = calls.slice(0, 2)
    const refused = await send(first)
    expect(refused).toMatchObject({ kind: 'refused', to: 'escola' })
    const again = await send(
      withChoices(refused.draft, refused.draft.oferta.filter((one) => one.vagas > one.reservas).slice(0, 1)),
    )
    sentOf(again)
    inspect()
  })
  test('a renewal', async () => {
    const d = await identify(childOf('confirmar', families.ana), 'cpf')
    const { matricula } = d
    const confirmacao = {
      ...matricula.confirmacao,
      novoTurno: 'Tarde',
      confirmacao: { ...matricula.confirmacao.confirmacao, valor: true },
    }
    sentOf(await send({ ...d, matricula: { ...matricula, confirmacao } }))
    inspect()
  })
  test('a transfer', async () => {
    let d = await identify(childOf('transferir', families.joaoPedro), 'cpf')
    const next = d.matricula.transferencia.serieSeguinte
    d = withCadastro(d, { serieId: next.id, turno: 'Manhã' })
    d = { ...d, matricula: { ...d.matricula, transferencia: { ...d.matricula.transferencia, novoTurno: 'Manhã' } } }
    d = await offer(d, 'turno')
    sentOf(await send(withChoices(d, d.oferta.filter(({ unidadeId }) => unidadeId !== 12).slice(0, 2))))
    inspect()
  })
  test('consulted, then cancelled with what the consulting answered', async () => {
    const d = await identify(byProtocol('consultar', protocolos.enzo, families.enzo.dataNasc), 'protocolo')
    const cancelamento = { ...d.matricula.cancelamento, protocolo: protocolos.enzo }
    const outcome = await send({ ...d, way: 'cancelar', matricula: { ...d.matricula, cancelamento } })
    expect(outcome).toMatchObject({ kind: 'sent', draft: { matricula: { processamento: 'cancelada' } } })
    inspect()
  })
  test('cancelled from the receipt, without identifying again', async () => {
    const outcome = await send(await forPlace(families.davi, 21, 'Integral'))
    const { matricula, ...rest } = outcome.draft
    const cancelamento = { ...matricula.cancelamento, protocolo: matricula.protocolo }
    expect(await send({ ...rest, cancels: 'sent', matricula: { ...matricula, cancelamento } })).toMatchObject({
      kind: 'sent',
    })
    inspect()
    expect(verbsOf()).toEqual(['identificar', 'consultar', 'cadastrar', 'cancelar'])
  })
  test('consulted by the child, and cancelled from there', async () => {
    const d = await identify(childOf('consultar', families.enzo), 'cpf')
    expect(d.matricula.protocolo).toBe(protocolos.enzo)
    const { matricula, ...rest } = d
    const cancelamento = { ...matricula.cancelamento, protocolo: protocolos.enzo }
    expect(await send({ ...rest, cancels: 'open', matricula: { ...matricula, cancelamento } })).toMatchObject({
      kind: 'sent',
    })
    inspect()
    expect(verbsOf()).toEqual(['consultar', 'cancelar'])
  })
  test('the offer read again, and again for another shift and another series', async () => {
    let d = await identify(childOf('cadastrar', families.valdir), 'cpf')
    d = await offer(withCadastro(pass(d, 'novo'), { serieId: 41, turno: 'Noite' }), 'turno')
    d = await offer(d, 'escola')
    d = await offer(withCadastro(d, { serieId: 42 }), 'turno')
    expect(d.oferta.length).toBeGreaterThan(0)
    inspect()
  })
  test('a window that is closed, looked at again; another way taken without identifying again', async () => {
    let d = await identify(childOf('cadastrar', families.joaoPedro), 'cpf')
    d = await identify(d, 'cpf')
    d = turnedTo({ ...d, nameConfirmed: true }, 'transferir')
    const { serieSeguinte } = d.matricula.transferencia
    d = await offer(withCadastro(d, { serieId: serieSeguinte.id, turno: 'Manhã' }), 'turno')
    expect(d.oferta.length).toBeGreaterThan(0)
    inspect()
  })
  test('a no in the middle: the aggregate that it carried is the last one answered', async () => {
    const d = await forPlace(families.davi, 21, 'Integral')
    mock.setClock('2099-01-01T10:00:00-03:00')
    const no = await send(d)
    expect(no).toMatchObject({ kind: 'refused', to: 'periodo' })
    mock.setClock(null)
    expect(await send({ ...no.draft, insists: true })).toMatchObject({ kind: 'sent' })
    inspect()
  })
  test('another child is a first call again: nothing that the service said of the former one travels with it', async () => {
    const rita = { nomeAluno: 'Rita Moreira Lima', nomeMae: families.davi.nomeMae, dataNasc: '2018-05-05' }
    const d = await identify(childOf('confirmar', families.ana), 'cpf')
    await identify(pass(withLogin(d, { nomeAluno: families.pedro.nome }), 'estudante'), 'cpf')
    const outcome = await send(await forPlace(families.davi, 21, 'Integral'))
    await identify(pass(withLogin(anotherChild(outcome.draft), { ...rita }), 'estudante'), 'cpf')
    for (const { sent } of [calls[1], calls.at(-1)].filter((one) => one !== undefined)) {
      const text = JSON.stringify(sent)
      expect(text).not.toMatch(/campoNovo|Ana P|EMEF|7º A|VS-|Davi/)
      expect(sent.login).toEqual(sent.matricula['login'])
    }
  })
  test('several alike, then the CPF', async () => {
    const d = await identify(
      childOf('confirmar', { ...families.maria1, cpfResponsavel: families.davi.cpfResponsavel }),
      'cpf',
    )
    expect(d.matricula.login.similarityCount).toBe(3)
    const { login } = d.matricula
    const told = await identify(
      { ...d, matricula: { ...d.matricula, login: { ...login, cpfAluno: families.maria1.cpf } } },
      'desempate',
    )
    expect(told.matricula.login.similarityCount).toBe(1)
    inspect()
  })
  test('a lost answer, verified', async () => {
    const d = await forPlace(families.teo, 21, 'Integral')
    const whole = globalThis.fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      await whole(url, init)
      throw new TypeError('lost')
    })
    const outcome = await send(d)
    expect(outcome).toMatchObject({ kind: 'uncertain', draft: { phase: 'sending' } })
    // the page never saw this one: the reply before it is the last one answered
    calls.pop()
    vi.stubGlobal('fetch', whole)
    const found = await verify(outcome.draft)
    expect(found).toMatchObject({ phase: 'sent', matricula: { processamento: 'reservada' } })
    expect(found.matricula.protocolo).toMatch(/^VS-/)
    inspect()
  })
  test('a request that never arrived: not there, everything typed kept, sent once', async () => {
    const d = await forPlace(families.teo, 21, 'Integral')
    const whole = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
    const outcome = await send(d)
    vi.stubGlobal('fetch', whole)
    const open = await verify(outcome.draft)
    expect(open).toMatchObject({ phase: 'open', notThere: true, escolhas: d.escolhas })
    expect(open.matricula.cadastro).toMatchObject({ ...contact, serieId: 21, turno: 'Integral' })
    sentOf(await send(open))
    expect(calls.filter(({ sent }) => sent.matricula['processamento'] === 'cadastrar')).toHaveLength(1)
  })
})

test('the first call of a flow carries every documented field at its default', async () => {
  await identify(childOf('cadastrar', families.davi), 'cpf')
  const [first] = calls
  expect(Object.keys(first?.sent.matricula ?? {})).toEqual(
    expect.arrayContaining([
      'login',
      'periodoLetivo',
      'confirmacao',
      'transferencia',
      'cadastro',
      'parentescos',
      'protocolo',
      'documentoUrl',
      'reservas',
      'documentos',
      'errorMessage',
      'processamento',
      'periodoConfirmacao',
      'periodoTransferencia',
      'periodoCadastro',
      'cancelamento',
      'scriptType',
    ]),
  )
})

test('the first call of a flow carries the script type that the settings name for each model of the contract', async () => {
  const scriptTypes = { matricula: 'M', login: 'L', confirmacao: 'C', transferencia: 'T', cadastro: 'D', serie: 'S' }
  applySettings({ enrollment: { scriptTypes } })
  onTestFinished(() => void applySettings({}))
  await identify(childOf('cadastrar', families.davi), 'cpf')
  const told = leaves(calls[0]?.sent).filter(([path]) => path.endsWith('scriptType'))
  expect(Object.fromEntries(told)).toEqual({
    'login.scriptType': 'L',
    'matricula.scriptType': 'M',
    'matricula.login.scriptType': 'L',
    'matricula.confirmacao.scriptType': 'C',
    'matricula.confirmacao.serieSeguinte.scriptType': 'S',
    'matricula.transferencia.scriptType': 'T',
    'matricula.transferencia.serieSeguinte.scriptType': 'S',
    'matricula.cadastro.scriptType': 'D',
  })
})
