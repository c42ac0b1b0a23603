// What stands in the way of a request is said where the press was: a request that exists, a CPF that is not the school's.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { families } from '@/mock/seed/children'
import { pass, withLogin } from '@/screens/matricula/flow/changes'
import { newDraft, type Way } from '@/screens/matricula/flow/draft'
import { identify, send } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { home } from '../../support/family'
import { openAt } from '../../support/render'
import { known, onReview } from './family'

beforeEach(() => {
  erase(null)
})

const named = async (way: Way, cpfResponsavel: string, { nome, nomeMae, dataNasc } = families.enzo) => {
  const login = { nomeAluno: nome, nomeMae, dataNasc, cpfResponsavel }
  return identify(pass(withLogin({ ...newDraft(way), by: 'crianca' }, login), 'estudante'), 'cpf')
}
const before = (first: HTMLElement, second: HTMLElement) =>
  expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

test('a request that exists is told at the question that found it, then shown by a press', async () => {
  saveDraft(await named('cadastrar', families.enzo.cpfResponsavel))
  const { user, path } = openAt('/vagas/nome')
  await user.click(await screen.findByRole('radio', { name: 'Sim, é este' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  const told = await screen.findByText('Já existe um pedido')
  before(screen.getByRole('button', { name: 'Continuar' }), told)
  expect(path()).toBe('/vagas/nome')
  await user.click(screen.getByRole('button', { name: 'Ver o pedido' }))
  await waitFor(() => expect(path()).toBe('/vagas/pedido'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Já existe um pedido' })).toBeVisible()
})

test('made meanwhile on another device: told on the page that sends, with every answer still there', async () => {
  const draft = await onReview()
  await send(draft)
  saveDraft(draft)
  const { user, path } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByText('Já existe um pedido')).toBeVisible()
  expect(path()).toBe('/vagas/revisao')
  expect(flowState().draft?.matricula.cadastro.endereco).toBe(home.endereco)
  // first whether the child that is known by now is the right one, as anybody is asked
  await user.click(screen.getByRole('button', { name: 'Ver o pedido' }))
  await waitFor(() => expect(path()).toBe('/vagas/nome'))
})

test('a CPF that is not the school’s: corrected first, a new place only behind it', async () => {
  saveDraft(
    pass({ ...(await named('confirmar', families.davi.cpfResponsavel, families.ana)), nameConfirmed: true }, 'nome'),
  )
  openAt('/vagas/vinculo')
  expect(await screen.findByRole('heading', { level: 1, name: 'Confira o CPF do responsável' })).toBeVisible()
  const correct = screen.getByRole('link', { name: 'Corrigir o CPF do responsável' })
  expect(correct.className).toMatch(/primary/)
  const ask = screen.getByRole('button', { name: 'Pedir vaga' })
  expect(ask.className).not.toMatch(/primary/)
  before(correct, ask)
})

test('no request under this CPF: the CPF is doubted before a new place is offered', async () => {
  saveDraft(await known('consultar', families.ana))
  openAt('/vagas/pedido')
  const correct = await screen.findByRole('link', { name: 'Corrigir o CPF do responsável' })
  before(correct, screen.getByRole('button', { name: 'Pedir vaga' }))
})

test('a transfer never names the school being left as the one of next year', async () => {
  saveDraft(await known('transferir', families.joaoPedro))
  openAt('/vagas/turno')
  const [today, next] = await screen.findAllByRole('heading', { level: 2, name: / \(20\d\d\)$/ })
  const school = flowState().draft?.matricula.transferencia.nomeEscola ?? '-'
  expect(today?.parentElement).toHaveTextContent(school)
  expect(next?.parentElement).not.toHaveTextContent(school)
  expect(next?.parentElement).toHaveTextContent('Escola: a que você escolher')
})

test('a child that has a school already, which only its own guardian is told: the two ways stand at the refusal', async () => {
  const answered = await onReview()
  const child = await known('cadastrar', { ...families.ana, cpfResponsavel: families.davi.cpfResponsavel })
  const login = { ...answered.matricula.login, ...child.matricula.login }
  saveDraft({
    ...answered,
    nameConfirmed: true,
    passed: [...answered.passed, 'nome'],
    matricula: { ...answered.matricula, login },
  })
  const { user, path } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  const refusal = (await screen.findByText(/O estudante já estuda na rede/)).closest<HTMLElement>('[role=alert]')
  if (!refusal) throw new Error('not told as a refusal')
  expect(within(refusal).getByRole('button', { name: 'Pedir transferência' })).toBeVisible()
  await user.click(within(refusal).getByRole('button', { name: 'Confirmar a vaga' }))
  // the school is not known here: the guardian's CPF is to be mended first
  await waitFor(() => expect(path()).toBe('/vagas/vinculo'))
  expect(flowState().draft).toMatchObject({ way: 'confirmar', matricula: { cadastro: { endereco: home.endereco } } })
})
