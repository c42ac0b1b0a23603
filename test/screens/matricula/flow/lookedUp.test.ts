// What a reply proves about a request: an old protocol is not the new one, and a wish to wait was never a free place.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withChoices } from '@/screens/matricula/flow/changes'
import type { Draft } from '@/screens/matricula/flow/draft'
import { identify, send, verify } from '@/screens/matricula/flow/send'
import { erase } from '@/screens/matricula/flow/store'
import { knownWindows } from '@/screens/matricula/start/windows'
import { begun, onReview, sentOf } from '../family'
import { answering, answeringAgain } from '../matrix'

beforeEach(() => {
  erase(null)
})

test.each([
  ['the one that the child had before proves nothing: it may be sent now', 'VS-OLD', 'open'],
  ['another one is the new request', 'VS-NEW', 'sent'],
])('a protocol after a lost answer: %s', async (_, protocolo, phase) => {
  const shown = (number: string) =>
    answering((reply) => ({ ...reply, protocolo: number, processamento: 'identificado' }))
  shown('VS-OLD')
  const known = await identify(begun(), 'cpf')
  expect(known.former).toBe('VS-OLD')
  shown(protocolo)
  const found = await verify({ ...known, phase: 'sending' })
  expect(found).toMatchObject({ phase, notThere: phase === 'open' })
  answeringAgain()
})

test.each([
  ['was free is taken: the family chooses again', 1, 'escola'],
  ['had none is as it was: the refusal is said where it was sent', 0, null],
])('a refusal that shows no place where one %s', async (_, before, to) => {
  const draft = await onReview()
  const [row] = draft.oferta
  if (!row) throw new Error('no offer')
  const wished = withChoices(draft, [{ ...row, vagas: 10, reservas: 10 - before }])
  const full = { ...row, vagas: 10, reservas: 10 }
  const told = { processamento: 'identificado', errorMessage: 'Não foi possível.', reservas: [full] }
  answering(() => ({ ...wished.matricula, ...told }), 200)
  const ended = await send(wished)
  expect(ended).toMatchObject({ kind: 'refused', to })
  expect(
    ended.draft.escolhas.map(({ reservas }) => reservas),
    'the wish as it stands now',
  ).toEqual([10])
  answeringAgain()
})

describe('an answer that says nothing', () => {
  const nothing = [
    ['no field', () => ({})],
    ['fields without values', (reply: object) => Object.fromEntries(Object.keys(reply).map((name) => [name, null]))],
    ['fields that nobody documented', () => ({ status: 'ok' })],
  ] as const
  afterEach(answeringAgain)

  test.each(nothing)('(%s) is no proof that nothing arrived: it is to be looked up once more', async (_, reply) => {
    const draft = { ...(await onReview()), phase: 'sending' } as const
    answering(reply)
    await expect(verify(draft)).rejects.toMatchObject({ kind: 'unreadable' })
  })
  test.each(nothing)('(%s) leaves a sending uncertain, and the windows as they were told', async (_, reply) => {
    const draft = await onReview()
    const before = knownWindows()
    answering(reply)
    expect(await send(draft)).toMatchObject({ kind: 'uncertain', to: 'verificar', draft: { phase: 'sending' } })
    expect(knownWindows()).toEqual(before)
  })
  test.each(nothing)('(%s) does not make a child one that the service does not know', async (_, reply) => {
    answering(reply)
    await expect(identify(begun(), 'cpf')).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('a refusal', () => {
  /** What the service says no to, with an aggregate that knows the child as before. */
  const refusing = ({ matricula }: Draft, told: object) =>
    answering(() => ({ ...matricula, processamento: 'identificado', errorMessage: 'Não.', ...told }), 200)
  afterEach(answeringAgain)

  test.each([
    ['its receipt', 'sent', 'recibo'],
    ['its request', 'open', 'pedido'],
  ] as const)('of cancelling what has ended meanwhile leads to %s', async (_, phase, to) => {
    const draft = { ...sentOf(await send(await onReview())), phase, cancels: phase }
    refusing(draft, { processamento: 'prazoPerdido' })
    expect(await send(draft)).toMatchObject({ kind: 'refused', to, draft: { phase, cancels: null } })
    refusing(draft, { processamento: 'cancelada' })
    expect(await send(draft), 'cancelled already is what was wanted').toMatchObject({
      kind: 'sent',
      to: 'recibo',
      draft: { phase: 'sent', matricula: { processamento: 'cancelada' } },
    })
  })

  test('because the window has closed asks anew whoever had gone on all the same', async () => {
    const draft = { ...(await onReview()), insists: true }
    refusing(draft, { periodoCadastro: { ...draft.matricula.periodoCadastro, ativo: false } })
    expect(await send(draft)).toMatchObject({ kind: 'refused', to: 'periodo', draft: { insists: false } })
  })

  test('ends what was said of an earlier sending that had not arrived', async () => {
    const draft = { ...(await onReview()), notThere: true }
    refusing(draft, {})
    expect(await send(draft)).toMatchObject({ kind: 'refused', to: null, draft: { notThere: false } })
  })
})
