// What a reply proves about a request: an old protocol is not the new one, and a wish to wait was never a free place.
import { beforeEach, expect, test } from 'vitest'
import { withChoices } from '@/screens/matricula/flow/changes'
import { identify, send, verify } from '@/screens/matricula/flow/send'
import { erase } from '@/screens/matricula/flow/store'
import { begun, onReview } from '../family'
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
  expect(await send(wished)).toMatchObject({ kind: 'refused', to })
  answeringAgain()
})
