// Small things that decide whether a tired parent gets through: what stands on the start page, on the list of documents,
// on the review and on the receipt.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isIfAny } from '@/domain/documents'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { deadlineOf } from '@/screens/matricula/receipt/aggregate'
import { pass, withChoices, withLogin } from '@/screens/matricula/flow/changes'
import { firstAggregate, newDraft } from '@/screens/matricula/flow/draft'
import { identify } from '@/screens/matricula/flow/send'
import { erase, saveDraft } from '@/screens/matricula/flow/store'
import { openAt } from '../../support/render'
import { begun, onReview } from './family'
import { answering } from './matrix'

beforeEach(() => {
  erase(null)
})

const first = (name: RegExp): HTMLElement => {
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error('no such button')
  return button
}

test('the start page says what to have at hand before it asks what for', async () => {
  openAt('/vagas')
  const list = await screen.findByRole('region', { name: 'Tenha à mão' })
  const said = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join('; ')
  for (const word of [/certidão/, /CPF do estudante, se/, /seu CPF/, /telefone/, /CEP/, /protocolo/])
    expect(said).toMatch(word)
  expect(list).toHaveTextContent('Nenhum documento é enviado por aqui.')
  const ways = screen.getByRole('radiogroup', { name: 'O que você quer fazer?' })
  expect(list.compareDocumentPosition(ways) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each([
  ['Laudo médico, se houver necessidade específica', true],
  ['Número do NIS (Bolsa Família), se houver', true],
  ['Foto (opcional)', true],
  ['Carteira de vacinação', false],
  ['Comprovante de residência', false],
])('%s: only for who has it: %s', (name, optional) => {
  expect(isIfAny(name)).toBe(optional)
})

test('a document that not everybody has is never missing; each tick counts', async () => {
  saveDraft({ ...(await onReview()), phase: 'sent' })
  const { user } = openAt('/vagas/recibo')
  const boxes = await screen.findAllByRole('checkbox')
  const needed = boxes.filter(
    (box) => !((box as HTMLInputElement).labels?.[0]?.textContent ?? '').includes('se houver'),
  )
  expect(boxes.length - needed.length).toBe(3)
  expect(screen.getByText(`Faltam ${needed.length} documentos`)).toBeVisible()
  for (const box of needed) await user.click(box)
  expect(await screen.findByText('Você tem tudo')).toBeVisible()
  await user.click(screen.getByText('Sobre estes documentos'))
  expect(screen.getByText(/“se houver”/)).toBeVisible()
})

test('without a school the page says so; the words go with the press that answers, not with the next one', async () => {
  saveDraft(withChoices(await onReview(), []))
  const { user } = openAt('/vagas/escola')
  await user.click(await screen.findByRole('button', { name: 'Continuar' }))
  expect(await screen.findByRole('link', { name: 'Escolha pelo menos uma escola' })).toBeVisible()
  await user.click(first(/^Escolher /))
  expect(screen.queryByText('Escolha pelo menos uma escola')).toBeNull()
  // taken out again, nothing is said before the next press
  await user.click(first(/^Tirar /))
  expect(screen.queryByText('Escolha pelo menos uma escola')).toBeNull()
})

test('the review names the kinship, not the question; brothers and sisters are told their right', async () => {
  saveDraft(await onReview())
  const { router } = openAt('/vagas/revisao')
  expect(await screen.findByText('Você é')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Alterar responsável' })).toBeVisible()
  expect(screen.queryByText('O que você é do estudante?')).toBeNull()
  await router.navigate('/vagas/escola')
  expect(await screen.findByText(/Irmãos na mesma etapa de ensino têm direito/)).toBeInTheDocument()
})

describe('a deadline', () => {
  test('at the last minute of a day is that day', () => {
    expect(deadlineOf({ prazo: '2026-11-27T23:59:59-03:00' })).toBe('2026-11-27')
    expect(deadlineOf({ prazo: '2026-11-27T17:00:00-03:00' })).toBe('2026-11-27T17:00:00-03:00')
    expect(deadlineOf({ prazo: null })).toBe('')
  })
  test('at a midnight without an offset is that day too: a service that knows no hour writes it so', () => {
    expect(deadlineOf({ prazo: '2026-12-10T00:00:00' })).toBe('2026-12-10')
    expect(deadlineOf({ prazo: '2026-12-10T00:00:00-03:00' })).toBe('2026-12-10T00:00:00-03:00')
  })
  test.each([
    ['2026-11-27T23:59:00-03:00', 'sexta-feira, 27 de novembro de 2026, no horário da secretaria'],
    ['2026-11-27T17:00:00-03:00', 'sexta-feira, 27 de novembro de 2026 às 17h00'],
  ])('%s: told once', async (prazo, words) => {
    const asking = withLogin(newDraft('consultar'), {
      codigoProtocolo: protocolos.enzo,
      dataNasc: families.enzo.dataNasc,
    })
    answering((reply) => ({ ...reply, prazo }))
    saveDraft(await identify(asking, 'protocolo'))
    openAt('/vagas/pedido')
    const told = `Leve os documentos à escola até ${words}. Sem isso, a vaga passa para outro estudante.`
    expect(await screen.findByText(told)).toBeVisible()
    expect(screen.getAllByText(/27 de novembro/)).toHaveLength(1)
  })
  test('stands among the facts where no sentence names it', async () => {
    const asking = withLogin(newDraft('cancelar'), {
      codigoProtocolo: protocolos.enzo,
      dataNasc: families.enzo.dataNasc,
    })
    answering((reply) => ({ ...reply, prazo: '2026-11-27T23:59:00-03:00' }))
    saveDraft(await identify(asking, 'protocolo'))
    openAt('/vagas/cancelar')
    expect(await screen.findByText('Levar os documentos até')).toBeVisible()
    expect(screen.getByText('sexta-feira, 27 de novembro de 2026, no horário da secretaria')).toBeVisible()
  })
})

test('below the press that cancels, what erases says from where: the request itself is not meant', async () => {
  const asking = withLogin(newDraft('cancelar'), {
    codigoProtocolo: protocolos.enzo,
    dataNasc: families.enzo.dataNasc,
  })
  saveDraft(await identify(asking, 'protocolo'))
  openAt('/vagas/cancelar')
  expect(await screen.findByRole('button', { name: 'Cancelar este pedido' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Apagar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Apagar deste aparelho' })).toBeVisible()
})

test('what happened at midnight sharp happened on that day; every other hour is told', async () => {
  const asking = withLogin(newDraft('consultar'), {
    codigoProtocolo: protocolos.enzo,
    dataNasc: families.enzo.dataNasc,
  })
  const historico = [
    { processamento: 'emAnalise', em: '2026-11-19T00:00:00-03:00' },
    { processamento: 'reservada', em: '2026-11-21T14:32:00-03:00' },
  ]
  answering((reply) => ({ ...reply, historico }))
  saveDraft(await identify(asking, 'protocolo'))
  openAt('/vagas/pedido')
  expect(await screen.findByText('19 de novembro de 2026')).toBeVisible()
  expect(screen.getByText('21 de novembro de 2026 às 14h32')).toBeVisible()
})

test('cancelling is the quietest of what can be done with a request; the last is to finish and erase', async () => {
  const asking = withLogin(newDraft('consultar'), {
    codigoProtocolo: protocolos.enzo,
    dataNasc: families.enzo.dataNasc,
  })
  saveDraft(await identify(asking, 'protocolo'))
  openAt('/vagas/pedido')
  const finish = await screen.findByRole('button', { name: 'Terminar e apagar dados' })
  const cancel = screen.getByRole('button', { name: 'Cancelar este pedido' })
  expect(cancel.compareDocumentPosition(finish) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(cancel.className).toMatch(/link/)
  expect(finish.className).not.toMatch(/primary/)
  expect(screen.getByRole('button', { name: 'Salvar imagem' }).className).toMatch(/primary/)
  const all = within(screen.getByRole('main')).getAllByRole('button')
  expect(all.at(-1)).toBe(finish)
})

describe('the last day stands in the sentence that says what follows', () => {
  test.each([
    [
      'reservada',
      'Leve os documentos à escola até sexta-feira, 27 de novembro de 2026, no horário da secretaria. Sem isso, a vaga passa para outro estudante.',
    ],
    [
      'convocada',
      'Abriu uma vaga! Leve os documentos à escola até sexta-feira, 27 de novembro de 2026, no horário da secretaria.',
    ],
  ])('%s', async (processamento, words) => {
    const asking = withLogin(newDraft('consultar'), {
      codigoProtocolo: protocolos.enzo,
      dataNasc: families.enzo.dataNasc,
    })
    answering((reply) => ({ ...reply, processamento, prazo: '2026-11-27T23:59:00-03:00' }))
    saveDraft(await identify(asking, 'protocolo'))
    openAt('/vagas/pedido')
    expect(await screen.findByText(words)).toBeVisible()
    // one way to erase, not two that differ in nothing
    expect(screen.getAllByRole('button', { name: /apagar/i })).toHaveLength(1)
  })
})

test('what no longer stands is not called registered, nor is its number in green', async () => {
  const asking = withLogin(newDraft('consultar'), {
    codigoProtocolo: protocolos.lara,
    dataNasc: families.lara.dataNasc,
  })
  saveDraft(await identify(asking, 'protocolo'))
  openAt('/vagas/pedido')
  expect((await screen.findByRole('region', { name: 'Não vale mais' })).className).toMatch(/ended/)
  expect(screen.queryByText('Pedido registrado')).toBeNull()
})

test.each([
  [
    '2026-11-27T23:59:00-03:00',
    'A vaga é do estudante. Leve os documentos da lista até sexta-feira, 27 de novembro de 2026',
    true,
  ],
  [null, 'A vaga é do estudante. A escola diz quando levar os documentos da lista.', false],
] as const)(
  'settled with papers to bring, until %s: never “está feita” above “Falta 1 documento”',
  async (prazo, words, counted) => {
    const matricula = { ...firstAggregate(), processamento: 'confirmada', protocolo: protocolos.enzo, prazo }
    saveDraft({ ...newDraft('confirmar'), phase: 'sent', matricula: { ...matricula, documentos: ['Foto 3×4'] } })
    openAt('/vagas/recibo')
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(screen.queryAllByText('Falta 1 documento')).toHaveLength(counted ? 1 : 0)
    expect(screen.getByRole('main')).not.toHaveTextContent(/está feita/)
  },
)

test('the review names the button that it has', async () => {
  saveDraft(await onReview())
  openAt('/vagas/revisao')
  const send = await screen.findByRole('button', { name: 'Enviar pedido' })
  expect(screen.getByText(`Falta tocar em “${send.textContent}”.`)).toBeVisible()
})

test('without a network nothing leaves and nothing is in doubt: the review stays, ready to be sent again', async () => {
  saveDraft(await onReview())
  const { user, router } = openAt('/vagas/revisao')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await screen.findByRole('button', { name: 'Enviar pedido' }))
  const told = await screen.findByText(/Sem internet: nada foi enviado/)
  expect(told).toBeVisible()
  // told at the top, pressed at the bottom
  expect(shown.mock.contexts.some((box) => (box as Element).contains(told))).toBe(true)
  expect(router.state.location.pathname).toBe('/vagas/revisao')
  line.mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })).toBeVisible()
  line.mockRestore()
})

describe('the receipt says what was done', () => {
  test.each([
    ['cadastrar', 'reservada', 'Pedido enviado', 'A escola recebeu o pedido'],
    ['transferir', 'emAnalise', 'Pedido de transferência enviado', 'A escola recebeu o pedido'],
    ['confirmar', 'confirmada', 'Vaga confirmada', 'A escola recebeu a resposta'],
    ['confirmar', 'emAnalise', 'Resposta enviada', 'A escola recebeu a resposta'],
    ['cancelar', 'cancelada', 'Pedido cancelado', 'Recibo do cancelamento'],
  ] as const)('%s, %s', async (way, processamento, title, panel) => {
    const matricula = { ...firstAggregate(), processamento, protocolo: protocolos.enzo, documentoUrl: 'https://a.b/c' }
    saveDraft({ ...newDraft(way), phase: 'sent', matricula })
    const { router } = openAt('/vagas/recibo')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: panel })).toBeVisible()
    // the tab is told after the page is drawn
    await waitFor(() => expect(document.title).toContain(title))
    // the paper of a place that was given up is nothing to open
    expect(screen.queryAllByRole('link', { name: /^Abrir o documento/ })).toHaveLength(way === 'cancelar' ? 0 : 1)
    // nor does the start page say of what was cancelled that it can be cancelled, or that it stands
    await act(() => router.navigate('/vagas'))
    const listed = within(await screen.findByRole('region', { name: 'Seus pedidos' }))
    expect(listed.getByText(title)).toBeVisible()
    // beside the press that it is about
    const [row] = listed.getAllByRole('listitem')
    const last = Array.from(row?.querySelectorAll('p') ?? [])
      .filter((one) => !one.closest('dialog'))
      .at(-1)
    expect(last).toHaveTextContent('Apagar o recibo não muda nada na escola.')
    expect(listed.queryByText(/valendo/)).toBeNull()
  })
})

test('a CPF is looked over in part until asked for, where nobody was found as on the review', async () => {
  saveDraft(await identify({ ...begun(), way: 'confirmar' }, 'cpf'))
  const { user } = openAt('/vagas/novo')
  const { cpfResponsavel: cpf } = families.davi
  const whole = cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
  await user.click(await screen.findByRole('button', { name: 'Mostrar' }))
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent(whole)
  await user.click(screen.getByRole('button', { name: 'Ocultar' }))
  expect(main).not.toHaveTextContent(whole)
  expect(main).toHaveTextContent(`•••.${whole.slice(4, 11)}-••`)
})

test('a request made with another CPF: the CPF can be corrected, or the protocol typed', async () => {
  const { enzo, davi } = families
  const asking = withLogin(newDraft('cadastrar'), {
    nomeAluno: enzo.nome,
    nomeMae: enzo.nomeMae,
    dataNasc: enzo.dataNasc,
    cpfResponsavel: davi.cpfResponsavel,
  })
  saveDraft(pass({ ...(await identify(pass(asking, 'estudante'), 'cpf')), nameConfirmed: true }, 'nome'))
  const { user, router } = openAt('/vagas/pedido')
  expect(await screen.findByRole('heading', { level: 1, name: 'Já existe um pedido' })).toBeVisible()
  expect(screen.getByText(/o protocolo só aparece para quem informa o CPF/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Corrigir o CPF do responsável' }))
  await screen.findByRole('heading', { level: 1, name: 'Qual é o CPF do responsável?' })
  const field = screen.getByLabelText(/CPF do responsável/)
  await user.clear(field)
  await user.type(field, enzo.cpfResponsavel)
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByText(/^Enzo R/)
  expect(router.state.location.pathname).toBe('/vagas/nome')

  await router.navigate('/vagas/cpf')
  saveDraft(pass({ ...(await identify(pass(asking, 'estudante'), 'cpf')), nameConfirmed: true }, 'nome'))
  await router.navigate('/vagas/pedido')
  await user.click(await screen.findByRole('button', { name: 'Consultar com o protocolo' }))
  expect(await screen.findByLabelText('Protocolo')).toBeVisible()
  expect(router.state.location.pathname).toBe('/vagas/protocolo')
})
