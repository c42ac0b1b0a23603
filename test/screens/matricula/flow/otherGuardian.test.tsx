// A request made meanwhile for the same child: nothing that this family typed passes for a part of it.
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { families } from '@/mock/seed/children'
import { pass, withCadastro, withLogin } from '@/screens/matricula/flow/changes'
import type { Draft } from '@/screens/matricula/flow/draft'
import { identify, offer, send, verify } from '@/screens/matricula/flow/send'
import { erase, flowState, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { beforeOffer, onReview, sentOf } from '../family'
import { answering, answeringAgain } from '../matrix'

beforeEach(() => {
  erase(null)
})

const exists = 'Já existe um pedido'
/** The draft on the page of the existing request, with the masked name confirmed. */
async function shown(draft: Draft): Promise<HTMLElement> {
  saveDraft(pass({ ...draft, nameConfirmed: true }, 'nome'))
  openAt('/vagas/pedido')
  await screen.findByRole('heading', { level: 1, name: exists })
  return screen.getByRole('main')
}
/** Joana's answers, but another guardian's request is there first. */
async function afterOther(): Promise<Draft> {
  const mine = await onReview()
  const { login } = mine.matricula
  const { cpfResponsavel } = families.valdir
  sentOf(await send({ ...mine, matricula: { ...mine.matricula, login: { ...login, cpfResponsavel } } }))
  return mine
}

test('a lost answer, and another guardian has a request: that one is shown, and no receipt of this family', async () => {
  saveDraft({ ...(await afterOther()), phase: 'sending' })
  const { path, user } = openAt('/vagas/verificar')
  await user.click(await screen.findByRole('button', { name: 'Verificar meu pedido' }))
  await waitFor(() => expect(path()).toBe('/vagas/nome'))
  expect(flowState().draft).toMatchObject({ phase: 'open', notThere: false })
  expect(screen.getByText(exists)).toBeInTheDocument()
  expect(screen.queryByText('O pedido chegou')).toBeNull()
})

test('the request of another guardian does not have the series that this family typed', async () => {
  const { dataNasc, nome, nomeMae } = families.enzo
  const corrected = withLogin(await onReview(), { nomeAluno: nome, nomeMae, dataNasc })
  expect(await shown(await identify(corrected, 'cpf'))).not.toHaveTextContent('Pré-escola II')
})

test('the shift of a request is the service’s, not the one that was typed before', async () => {
  const mine = await onReview()
  const [row] = mine.oferta
  if (!row) throw new Error('no offer')
  const reservas = ['Integral', 'Tarde'].map((turno) => ({ ...row, turno }))
  answering((reply) => ({
    ...reply,
    login: { ...mine.matricula.login, similarityCount: 1 },
    processamento: 'reservada',
    protocolo: 'VS-AAAA-BBBB',
    reservas,
    cadastro: {
      ...mine.matricula.cadastro,
      turno: 'Tarde',
      unidadeEnsino: { id: row.unidadeId, nome: row.nomeEscola },
    },
  }))
  const found = await identify(mine, 'cpf')
  answeringAgain()
  await shown(found)
  expect(screen.getByText('Turno', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Tarde')
  expect(found.passed, 'another child is asked again').not.toContain('turno')
})

test('found while the places were read: the offer is not taken for the wishes of the request', async () => {
  const mine = await beforeOffer()
  sentOf(await send(await onReview()))
  const told = await offer(withCadastro(mine, { turno: 'Integral' }), 'turno')
  expect(told.oferta.length).toBeGreaterThan(1)
  expect(await shown(told)).not.toHaveTextContent('Você também pediu')
})

test('a look-up of one’s own request still ends with the receipt', async () => {
  const mine = await onReview()
  const { protocolo } = sentOf(await send(mine)).matricula
  expect(await verify({ ...mine, phase: 'sending' })).toMatchObject({ phase: 'sent', matricula: { protocolo } })
})
