// Sending grades: whole records, seen again before they are called confirmed, nothing lost and nothing sent twice by itself.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { op } from '@/contract'
import { withChanges } from '@/domain/lancamento'
import type { NodeDoor } from '@/mock/doors/node'
import { stateOf } from '@/screens/lancamentos/book/line'
import { choose } from '@/screens/lancamentos/book/lineSteps'
import { elsewhere, logged, open, service, settle, stored, storedAll, type, valueAt } from './diary'

const oneWay = '/json/oneway/AproveitamentoAluno'
const isWrite = (input: Parameters<typeof fetch>[0]) =>
  (input instanceof Request ? input.url : String(input)).includes(oneWay)
const estado = (livro: Awaited<ReturnType<typeof open>>['livro'], id: number) => stateOf(livro.linha(id))
const writes = (door: NodeDoor) =>
  door.network.log().filter(({ operation }) => operation === op.AproveitamentoAluno.name).length

let bodies: Record<string, unknown>[] = []
/** What the network does with each one-way call: false lets it through. */
let lose: (n: number) => 'silent' | 'dropped' | 'answer' | false = () => false
function around(send: typeof fetch): typeof fetch {
  let n = 0
  return async (input, init) => {
    if (!isWrite(input)) return send(input, init)
    bodies.push(JSON.parse(init?.body as string) as Record<string, unknown>)
    const fate = lose(n++)
    if (fate === 'silent') return new Response(null, { status: 204 })
    if (fate === 'dropped') throw new TypeError('Failed to fetch')
    const answer = await send(input, init)
    if (fate === 'answer') throw new TypeError('Failed to fetch')
    return answer
  }
}
beforeEach(() => {
  bodies = []
  lose = () => false
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('one line', () => {
  test('goes from unsent to confirmed, whole, unknown fields and all', async () => {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, envio, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    const antes = livro.linha(id).record
    const seen: unknown[] = []
    livro.onLinha(id, () => seen.push(estado(livro, id)))
    type(caderneta, id, '7.5')
    expect(livro.texto(id, chave)).toBe('7,5')
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 1, prontas: 1 })
    await settle(caderneta)
    expect([...new Set(seen)]).toEqual(['naoEnviada', 'enviando', 'recebida', 'confirmada'])
    expect(bodies).toEqual([{ ...withChanges(antes, new Map([[chave, { bases: [null], valor: 7.5 }]])) }])
    expect(valueAt(await stored(door, id), chave)).toBe(7.5)
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 0, prontas: 0 })
    expect(logged(caderneta, 'students')).toBe(1)
    expect(envio.progresso().erro).toBeNull()
  })
  test.each([
    [0, [800, 2400, 6400]],
    [0.5, [1000, 3000, 8000]],
    [1, [1200, 3600, 9600]],
  ])('is looked for after 1, 3 and 8 s, ± 20 %%: %s', async (random, expected) => {
    service(38, around)
    lose = () => 'silent'
    const caderneta = await open({ random: () => random })
    // the time that a reading itself takes is taken off the next wait: here it takes none
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const id = caderneta.vazias[0] ?? 0
    type(caderneta, id, '7')
    await settle(caderneta)
    expect(caderneta.esperas).toEqual(expected)
    expect(estado(caderneta.livro, id)).toBe('naoConfirmada')
  })
  test('that was lost stays marked until the person checks or sends again', async () => {
    const door = service(38, around)
    lose = (n) => n === 0 && 'silent'
    const caderneta = await open()
    const { livro, envio, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    type(caderneta, id, '7')
    await settle(caderneta)
    expect(livro.texto(id, chave)).toBe('7,0')
    await settle(caderneta, () => envio.verifyAgain([id]))
    expect(estado(livro, id)).toBe('naoConfirmada')
    expect(bodies).toHaveLength(1)
    await settle(caderneta, () => envio.sendAgain([id]))
    expect(estado(livro, id)).toBe('confirmada')
    expect(valueAt(await stored(door, id), chave)).toBe(7)
  })
  test('whose answer was lost is confirmed by reading, and not sent twice', async () => {
    service(38, around)
    lose = () => 'answer'
    const caderneta = await open()
    const id = caderneta.vazias[0] ?? 0
    type(caderneta, id, '7')
    await settle(caderneta)
    expect(estado(caderneta.livro, id)).toBe('confirmada')
    expect(bodies).toHaveLength(1)
  })
  test('that already is as typed is not sent at all', async () => {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    await elsewhere(door, withChanges(livro.linha(id).record, new Map([[chave, { bases: [], valor: 7 }]])))
    type(caderneta, id, '7')
    await settle(caderneta)
    expect(bodies).toHaveLength(0)
    expect(estado(livro, id)).toBe('confirmada')
  })
  test('typed in while on its way keeps what was typed', async () => {
    service(38, around)
    const caderneta = await open()
    const { livro, envio, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    type(caderneta, id, '7')
    const sending = envio.send()
    await vi.waitFor(() => expect(bodies).toHaveLength(1))
    type(caderneta, id, '8')
    await sending
    await settle(caderneta, () => Promise.resolve())
    expect(livro.texto(id, chave)).toBe('8,0')
    await settle(caderneta)
    expect(estado(livro, id)).toBe('confirmada')
    expect(bodies.map((body) => valueAt(body as never, chave))).toEqual([7, 8])
  })
  test('not confirmed, then typed in elsewhere: both grades go together', async () => {
    const door = service(38, around)
    lose = (n) => n === 0 && 'silent'
    const caderneta = await open()
    const { livro, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    const outra = livro.colunas.find(({ nome }) => nome === 'Participação')?.chave ?? ''
    type(caderneta, id, '7')
    await settle(caderneta)
    type({ livro, chave: outra }, id, '9')
    await settle(caderneta)
    expect(estado(livro, id)).toBe('confirmada')
    const record = await stored(door, id)
    expect([valueAt(record, chave), valueAt(record, outra)]).toEqual([7, 9])
  })
})

describe('somebody else', () => {
  async function conflict() {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    const outra = livro.colunas.find(({ nome }) => nome === 'Participação')?.chave ?? ''
    await elsewhere(
      door,
      withChanges(
        livro.linha(id).record,
        new Map([
          [chave, { bases: [], valor: 3 }],
          [outra, { bases: [], valor: 4 }],
        ]),
      ),
    )
    type(caderneta, id, '7')
    await settle(caderneta)
    expect(livro.linha(id).conflitos).toEqual([{ chave, minha: 7, agora: 3 }])
    expect(estado(livro, id)).toBe('conflito')
    expect(bodies).toHaveLength(0)
    return { door, caderneta, id, outra, ...caderneta }
  }
  test('falha/lancar/6: wrote another grade: mine is sent over it when I choose so, and their other cell stays', async () => {
    const { door, caderneta, livro, id, chave, outra } = await conflict()
    choose(livro, id, chave, 'minha')
    await settle(caderneta)
    const record = await stored(door, id)
    expect([valueAt(record, chave), valueAt(record, outra)]).toEqual([7, 4])
    expect(estado(livro, id)).toBe('confirmada')
  })
  test('wrote another grade: theirs stays when I choose so', async () => {
    const { door, livro, id, chave } = await conflict()
    choose(livro, id, chave, 'agora')
    expect(livro.texto(id, chave)).toBe('3,0')
    expect(livro.resumo()).toMatchObject({ conflitos: 0, prontas: 0 })
    expect(valueAt(await stored(door, id), chave)).toBe(3)
  })
  test('wrote again after my choice: asked again', async () => {
    const { door, caderneta, livro, id, chave } = await conflict()
    choose(livro, id, chave, 'minha')
    await elsewhere(door, withChanges(await stored(door, id), new Map([[chave, { bases: [], valor: 2 }]])))
    await settle(caderneta)
    expect(livro.linha(id).conflitos).toEqual([{ chave, minha: 7, agora: 2 }])
  })
  test('falha/lancar/6: closed the grade: told, not sent, and the cell is text', async () => {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, vazias, chave } = caderneta
    const id = vazias[0] ?? 0
    const record = withChanges(livro.linha(id).record, new Map([[chave, { bases: [], valor: 5 }]]))
    await elsewhere(door, {
      ...record,
      grupos: record.grupos.map((grupo) => ({
        ...grupo,
        avaliacoes: grupo.avaliacoes.map((nota) =>
          nota.valor === 5 && nota.nome === 'Prova do 2º bimestre' ? { ...nota, fechada: true } : nota,
        ),
      })),
    })
    type(caderneta, id, '7')
    await settle(caderneta)
    expect(livro.linha(id).recusas).toEqual([{ motivo: 'fechada', chave, erro: null }])
    expect(livro.linha(id).notas.get(chave)).toMatchObject({ valor: 5, fechada: true })
    expect(bodies).toHaveLength(0)
  })
})

describe('many lines', () => {
  const losses = ['silent', 'dropped', 'answer'] as const
  test('300 students, 5 % of the calls lost in three ways: every grade ends confirmed or marked, and truly so', async () => {
    const door = service(300, around)
    const caderneta = await open()
    const { livro, envio, vazias, chave } = caderneta
    expect(livro.ordem).toHaveLength(300)
    lose = (n) => n % 20 === 7 && (losses[Math.floor(n / 20) % losses.length] ?? false)
    vazias.forEach((id, i) => type(caderneta, id, String((i % 101) / 10)))
    const typed = new Map(vazias.map((id) => [id, livro.edicao(id, chave)?.valor]))
    await settle(caderneta)
    expect(envio.progresso()).toMatchObject({ total: vazias.length, feitas: vazias.length, erro: null })
    let marked = 0
    const records = await storedAll(door)
    for (const id of vazias) {
      const record = records.get(id)
      const isThere = record !== undefined && valueAt(record, chave) === typed.get(id)
      expect(estado(livro, id)).toBe(isThere ? 'confirmada' : 'naoConfirmada')
      if (!isThere) marked += 1
    }
    expect(marked).toBeGreaterThan(5)
    expect(bodies).toHaveLength(vazias.length)
    lose = () => false
    const lost = vazias.filter((id) => estado(livro, id) === 'naoConfirmada')
    await settle(caderneta, () => envio.sendAgain(lost))
    expect(livro.resumo()).toMatchObject({ naoConfirmadas: 0, naoEnviadas: 0 })
    expect(bodies).toHaveLength(vazias.length + marked)
  }, 30_000)
  test('can be stopped and continued; nobody is sent twice', async () => {
    const door = service(100, around)
    const caderneta = await open()
    const { livro, envio, vazias } = caderneta
    for (const id of vazias) type(caderneta, id, '6')
    lose = (n) => {
      if (n === 10) {
        envio.stop()
        expect(envio.progresso(), 'told at once: what is under way ends first').toMatchObject({ parando: true })
      }
      return false
    }
    await settle(caderneta)
    expect(envio.progresso().parando).toBe(false)
    expect(livro.resumo().naoEnviadas).toBeGreaterThan(50)
    expect(envio.progresso().erro).toBeNull()
    await settle(caderneta)
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 0 })
    expect(logged(caderneta, 'students')).toBe(vazias.length)
    expect(writes(door)).toBe(vazias.length)
  })
  test('publishing marks exactly the grades that were there', async () => {
    const door = service(38, around)
    const { livro, envio, ...rest } = await open()
    const chave = livro.colunas.find(({ nome }) => nome === 'Projeto')?.chave ?? ''
    const ids = livro.ordem.slice(0, 5)
    livro.make(ids, chave, 'publicada')
    await settle({ livro, envio, ...rest })
    for (const id of livro.ordem.slice(0, 6)) {
      const nota = (await stored(door, id)).grupos
        .flatMap(({ avaliacoes }) => avaliacoes)
        .find(({ nome }) => nome === 'Projeto')
      expect(nota?.publicada).toBe(ids.includes(id))
    }
  })
})

describe('the service says no', () => {
  test.each([
    ['busy', 503, 'busy'],
    ['too many', 429, 'busy'],
    ['nobody is signed in', 401, 'unauthenticated'],
    ['not allowed', 403, 'forbidden'],
  ])('%s: it stops, everything typed stays, and goes on later', async (_, status, kind) => {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, envio, vazias } = caderneta
    for (const id of vazias) type(caderneta, id, '6')
    door.fail('AproveitamentoAluno', status, { times: 6 })
    await settle(caderneta)
    expect(envio.progresso().erro?.kind).toBe(kind)
    expect(livro.resumo()).toMatchObject({ naoEnviadas: vazias.length, recusadas: 0 })
    expect(logged(caderneta, 'students')).toBe(0)
    door.fail('AproveitamentoAluno', null)
    await settle(caderneta)
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 0 })
    expect(logged(caderneta, 'students')).toBe(vazias.length)
  })
  test.each([400, 404, 409])('%s to one line: told there, typed text kept, the others go on', async (status) => {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, envio, vazias, chave } = caderneta
    for (const id of vazias) type(caderneta, id, '6')
    door.fail('AproveitamentoAluno', status, { times: 1 })
    await settle(caderneta)
    const refused = vazias.filter((id) => estado(livro, id) === 'recusada')
    expect(refused).toHaveLength(1)
    expect(livro.texto(refused[0] ?? 0, chave)).toBe('6,0')
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 1, prontas: 0 })
    expect(logged(caderneta, 'students')).toBe(vazias.length - 1)
    await settle(caderneta)
    expect(estado(livro, refused[0] ?? 0), 'what was refused does not go again by itself').toBe('recusada')
    await settle(caderneta, () => envio.sendAgain(refused))
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 0 })
    expect(logged(caderneta, 'students')).toBe(vazias.length)
  })
  test('a text that is no grade yet is unsent, never ready, and an error only once it is left', async () => {
    service(38, around)
    const { livro, vazias, chave } = await open()
    const [id = 0] = vazias
    livro.type(id, chave, '1')
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 1, comErro: 0, prontas: 1 })
    livro.type(id, chave, '1x')
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 1, comErro: 0, prontas: 0 })
    livro.leave(id, chave)
    expect(livro.resumo()).toMatchObject({ naoEnviadas: 0, comErro: 1, prontas: 0 })
  })
  test('500: nobody knows whether it arrived, so it is looked for', async () => {
    const door = service(38, around)
    const caderneta = await open()
    const [one = 0, two = 0] = caderneta.vazias
    type(caderneta, one, '6')
    type(caderneta, two, '6')
    door.fail('AproveitamentoAluno', 500, { times: 1, done: true })
    await settle(caderneta)
    expect([one, two].map((id) => estado(caderneta.livro, id))).toEqual(['confirmada', 'confirmada'])
    expect(bodies).toHaveLength(2)
  })
  test('falha/lancar/2: no answer within 30 s: nobody knows whether it arrived, so it is looked for', async () => {
    const door = service(38, around)
    const caderneta = await open()
    const { livro, envio, vazias } = caderneta
    const [id = 0] = vazias
    type(caderneta, id, '6')
    door.fail('AproveitamentoAluno', 'hang', { times: 1, done: true })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sending = envio.send()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(estado(livro, id)).toBe('enviando')
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await sending
    await settle(caderneta, () => Promise.resolve())
    expect(estado(livro, id)).toBe('confirmada')
    expect(bodies).toHaveLength(1)
  })
  test('no network: three calls without an answer stop it, the rest stays unsent', async () => {
    service(100, around)
    const caderneta = await open()
    const { livro, envio, vazias } = caderneta
    for (const id of vazias) type(caderneta, id, '6')
    lose = () => 'dropped'
    await settle(caderneta)
    expect(envio.progresso().erro?.kind).toBe('offline')
    const { naoConfirmadas, naoEnviadas } = livro.resumo()
    expect(naoConfirmadas).toBeLessThanOrEqual(7)
    expect(naoConfirmadas + naoEnviadas).toBe(vazias.length)
    lose = () => false
    await settle(caderneta)
    await settle(caderneta, () => envio.sendAgain(vazias.filter((id) => estado(livro, id) === 'naoConfirmada')))
    expect(vazias.filter((id) => estado(livro, id) === 'confirmada')).toHaveLength(vazias.length)
  })
})
