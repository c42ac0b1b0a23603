// What is begun in one request never ends in another: late pictures, corrected data, words of the service, other tabs, erased drafts.
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setPublicDevice } from '@/session'
import { mock } from '@/mock/doors/node'
import { families } from '@/mock/seed/children'
import { pass, withChoices, withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, anotherChild, newDraft } from '@/screens/matricula/flow/draft'
import { keptDrafts } from '@/screens/matricula/flow/keeping'
import { identify, offer, send } from '@/screens/matricula/flow/send'
import { grantOf } from '@/screens/matricula/receipt/granted'
import { frontier } from '@/screens/matricula/flow/steps'
import {
  begin,
  flowState,
  erase,
  markUncertain,
  noteTaken,
  saveDraft,
  resume,
  endWriteAhead,
} from '@/screens/matricula/flow/store'
import { openAt } from '../../../support/render'
import { known, onReview, sentOf } from '../family'

beforeEach(() => {
  setPublicDevice(false)
  erase(null)
})

describe('a correction of who the child is', () => {
  test('of a transfer asks for shift and schools again: nothing is sent without wishes', async () => {
    const found = await known('transferir', families.joaoPedro)
    const offered = await offer(
      {
        ...found,
        matricula: { ...found.matricula, transferencia: { ...found.matricula.transferencia, novoTurno: 'Manhã' } },
      },
      'turno',
    )
    const whole = pass(withChoices(offered, offered.oferta.slice(0, 1)), 'escola')
    expect(whole.matricula.transferencia.intencaoUnidadeId).toHaveLength(1)
    const corrected = withLogin(whole, {
      nomeMae: 'Rosa Alves' === whole.matricula.login.nomeMae ? 'Rosa A. Alves' : 'Rosa Alves',
    })
    expect(corrected).toMatchObject({ offerAt: null, oferta: [] })
    const again = {
      ...(await identify(withLogin(corrected, { nomeMae: families.joaoPedro.nomeMae }), 'cpf')),
      nameConfirmed: true,
    }
    expect(frontier(pass(again, 'nome'))).toBe('turno')
  })

  test('drops what was half answered about the child of before', () => {
    const draft: Draft = {
      ...newDraft('cadastrar'),
      typed: { nome: { isIt: 'sim' }, responsavel: { nomeResponsavel: 'Bia' } },
    }
    expect(withLogin(draft, { nomeAluno: 'Pedro' }).typed).toEqual({ responsavel: { nomeResponsavel: 'Bia' } })
  })

  test('asks anew whether to go on outside the window', () => {
    const draft: Draft = { ...newDraft('cadastrar'), insists: true }
    expect(withLogin(draft, { nomeAluno: draft.matricula.login.nomeAluno }).insists).toBe(true)
    expect(withLogin(draft, { nomeAluno: 'Pedro' }).insists).toBe(false)
  })
})

test('another child’s guardian is not that child: the kinship of an adult who asked for themself is asked again', async () => {
  const draft = await onReview()
  const { matricula } = draft
  const self = matricula.parentescos.findIndex((word) => word.startsWith('O próprio aluno')) + 1
  const next = anotherChild({
    ...draft,
    matricula: { ...matricula, cadastro: { ...matricula.cadastro, grauParentesco: self } },
  })
  expect(next.matricula.cadastro.grauParentesco).toBe(0)
  expect(next.passed).not.toContain('responsavel')
})

test('the school of the first child comes first for the next, and says why', async () => {
  const draft = await onReview()
  const first = sentOf(await send(draft))
  const school = grantOf(first).granted?.id
  expect(school, 'Davi has a place').toBeGreaterThan(0)
  saveDraft(first)
  const { user } = openAt('/vagas/recibo')
  await user.click(await screen.findByRole('button', { name: 'Pedir para outro estudante' }))
  await waitFor(() => expect(flowState().draft?.sibling).toBe(school))
  cleanup()
  const [other = first.escolhas[0]] = draft.oferta.filter(({ unidadeId }) => unidadeId !== school).slice(-1)
  saveDraft({ ...draft, escolhas: [], sibling: other?.unidadeId ?? 0 })
  openAt('/vagas/escola')
  const list = await screen.findByRole('region', { name: /^\d+ escolas?/ })
  const [card] = within(list).getAllByRole('listitem')
  expect(card).toHaveTextContent(other?.nomeEscola ?? '')
  expect(within(list).getAllByText('Escola do irmão ou da irmã')).toHaveLength(1)
  expect(card).toHaveTextContent('Escola do irmão ou da irmã')
})

test('words about a field are gone once it says something else, and are never told of another request', async () => {
  const draft = await onReview()
  saveDraft(draft)
  const errors = [{ errorCode: 'X', fieldName: 'Matricula.Cadastro.Cep', message: 'Este CEP não serve.' }]
  mock.network.clear()
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ responseStatus: { errorCode: 'Validation', message: '', errors } }, { status: 400 }),
    ),
  )
  const { user, router } = openAt('/vagas/revisao')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  await user.click(await screen.findByRole('link', { name: 'Endereço: Este CEP não serve.' }))
  expect(await screen.findByLabelText('CEP')).toBeInvalid()
  await user.clear(screen.getByLabelText('CEP'))
  await user.type(screen.getByLabelText('CEP'), '88301-001')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  await router.navigate('/vagas/endereco')
  expect(await screen.findByLabelText('CEP')).toBeValid()
  // the very same code in another request
  saveDraft({ ...draft, id: 'another' })
  await router.navigate('/vagas/revisao')
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  await router.navigate('/vagas/endereco')
  expect(await screen.findByLabelText('CEP')).toBeValid()
})

describe('what comes late', () => {
  test('a receipt that is printed or saved is the one that was open then', async () => {
    const draft = { ...(await onReview()), phase: 'sent' as const, taken: false }
    begin(draft)
    const next = { ...newDraft('cadastrar'), passed: ['estudante' as const] }
    begin(next)
    noteTaken(draft.id)
    expect(flowState().draft).toMatchObject({ id: next.id, taken: false })
  })

  test('that a request has left stays written while it is on its way, whatever is chosen meanwhile', async () => {
    const draft = await onReview()
    saveDraft(draft)
    markUncertain({ ...draft, phase: 'sending' })
    saveDraft(withChoices(draft, []))
    expect(keptDrafts().find((one) => one.draft.id === draft.id)?.draft.phase).toBe('sending')
    endWriteAhead()
    saveDraft(draft)
    expect(keptDrafts().find((one) => one.draft.id === draft.id)?.draft.phase).toBe('open')
  })
})

test('a wish that is chosen while the places are read again stays chosen', async () => {
  const draft = await onReview()
  saveDraft({ ...draft, passed: draft.passed.filter((id) => id !== 'escola') })
  const { user } = openAt('/vagas/escola')
  const refresh = await screen.findByRole('button', { name: 'Atualizar' })
  mock.network.slow(300)
  await user.click(refresh)
  const [add] = screen.getAllByRole('button', { name: /^Escolher / })
  if (!add) throw new Error('no school to choose')
  await user.click(add)
  expect(flowState().draft?.escolhas).toHaveLength(2)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Atualizar' })).not.toHaveAttribute('aria-busy', 'true'),
  )
  await waitFor(() => expect(flowState().draft?.offerAt).not.toBe(draft.offerAt))
  expect(flowState().draft?.escolhas).toHaveLength(2)
})

describe('another tab', () => {
  test('that still lists a request which was sent meanwhile opens its receipt', async () => {
    const draft = await onReview()
    begin(draft)
    begin({ ...newDraft('cadastrar'), passed: ['estudante'] })
    const { user, path } = openAt('/vagas')
    const open = await screen.findAllByRole('button', { name: 'Continuar de onde parou' })
    const sent = sentOf(await send(draft))
    const rows = JSON.stringify([{ at: Date.now(), draft: sent }])
    const like = JSON.parse(localStorage.getItem('portal.vagas.guardados') ?? '{}') as object
    localStorage.setItem('portal.vagas.recibos', JSON.stringify({ ...like, v: 1, d: JSON.parse(rows) as unknown }))
    localStorage.removeItem('portal.vagas.guardados')
    await user.click(open.at(-1) ?? document.body)
    await waitFor(() => expect(path()).toBe('/vagas/recibo'))
    expect(keptDrafts().find((one) => one.draft.id === draft.id)?.draft.phase).toBe('sent')
  })

  test('with an unsent copy takes no receipt’s place', async () => {
    const draft = await onReview()
    saveDraft({ ...draft, phase: 'sent' })
    saveDraft(draft)
    expect(
      keptDrafts()
        .filter((one) => one.draft.id === draft.id)
        .map((one) => one.draft.phase),
    ).toEqual(['sent'])
  })
})

test('what the service judged of a window holds for an hour: the next day its dates do', async () => {
  const draft = await onReview()
  const periodoCadastro = { ...draft.matricula.periodoCadastro, ativo: false }
  const shut = { ...draft, matricula: { ...draft.matricula, periodoCadastro } }
  resume({ draft: shut, at: Date.now() - 60_000 })
  expect(frontier(flowState().draft ?? shut)).toBe('periodo')
  resume({ draft: shut, at: Date.now() - 24 * 3_600_000 })
  expect(frontier(flowState().draft ?? shut)).toBe('revisao')
})
