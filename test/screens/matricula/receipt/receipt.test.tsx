// What a family keeps: one panel with all it has to know, one picture, and nothing that erases it by one press.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { enrollmentOfNetwork } from '@/mock/rules/series'
import { withLogin } from '@/screens/matricula/flow/changes'
import { type Draft, newDraft } from '@/screens/matricula/flow/draft'
import { keptDrafts } from '@/screens/matricula/flow/keeping'
import { drawReceipt, type PictureWords } from '@/screens/matricula/receipt/receiptPicture'
import { identify, send } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../../../support/render'
import { begun, onReview } from '../family'

beforeEach(() => {
  erase(null)
  setPublicDevice(null)
})

const schools = [
  { id: 2, address: 'Rua das Flores, 10, Centro', phone: '47 3333-0002', hours: 'segunda a sexta, 7h às 17h' },
]
const config = { enrollment: { ...enrollmentOfNetwork, schools } }

async function sent(): Promise<Draft> {
  const draft = await onReview()
  const row = draft.oferta.find(({ unidadeId }) => unidadeId === 2)
  if (!row) throw new Error('the seed has school 2 for this series')
  const { cadastro } = draft.matricula
  const matricula = { ...draft.matricula, cadastro: { ...cadastro, unidadeId: 2 } }
  return (await send({ ...draft, escolhas: [row], matricula })).draft
}
const consulted = () =>
  identify(
    withLogin(newDraft('consultar'), { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc }),
    'protocolo',
  )
const valueOf = (term: string) => screen.getByText(term).parentElement

describe('what a receipt and the consulting page say', () => {
  test('the school with address, telephone and hours of the settings, the year, what follows by date, whom to ask', async () => {
    saveDraft(await sent())
    openAt('/vagas/recibo', { config: { ...config, helpContacts: [{ label: 'Central de vagas', phone: '156' }] } })
    const panel = within(await screen.findByRole('region', { name: 'A escola recebeu o pedido' }))
    expect(valueOf('Escola')).toHaveTextContent('CMEI Pingo de Gente')
    expect(valueOf('Endereço')).toHaveTextContent('Rua das Flores, 10, Centro')
    expect(panel.getByRole('link', { name: '47 3333-0002' })).toHaveAttribute('href', 'tel:4733330002')
    expect(valueOf('Horário da secretaria')).toHaveTextContent('segunda a sexta, 7h às 17h')
    expect(valueOf('Ano letivo')).toHaveTextContent(/20\d\d/)
    expect(panel.getByText(/^Leve os documentos à escola até .* de 20\d\d/)).toBeVisible()
    const ask = panel.getByRole('region', { name: 'Com quem falar' })
    expect(within(ask).getByRole('link', { name: '156' })).toBeVisible()
  })
  test('no protocol came back: not that it hides from whoever has just sent the request', async () => {
    const draft = await sent()
    saveDraft({ ...draft, matricula: { ...draft.matricula, protocolo: '' } })
    openAt('/vagas/recibo', { config })
    expect(await screen.findByText('A escola não informou o protocolo.')).toBeVisible()
    expect(screen.queryByText(/o protocolo só aparece para quem/)).toBeNull()
  })
  test('nothing is granted yet and one school alone was asked for: that one, with its address and telephone', async () => {
    const draft = await sent()
    const { cadastro } = draft.matricula
    const matricula = {
      ...draft.matricula,
      cadastro: { ...cadastro, unidadeEnsino: { ...cadastro.unidadeEnsino, id: 0 } },
    }
    saveDraft({ ...draft, matricula: { ...matricula, processamento: 'emAnalise' } })
    openAt('/vagas/recibo', { config })
    await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
    expect(valueOf('Escola pedida')).toHaveTextContent('CMEI Pingo de Gente (Integral)')
    expect(valueOf('Endereço')).toHaveTextContent('Rua das Flores, 10, Centro')
    expect(screen.getByRole('link', { name: '47 3333-0002' })).toBeVisible()
    expect(screen.queryByText('Escola')).toBeNull()
  })
  test('nothing is invented where nobody told an address', async () => {
    saveDraft(await sent())
    openAt('/vagas/recibo')
    await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
    for (const term of ['Endereço', 'Telefone', 'Horário da secretaria']) expect(screen.queryByText(term)).toBeNull()
    expect(screen.getByText('Fale com a secretaria da escola.')).toBeVisible()
  })
  test('consulting shows the documents still to bring and until when; an ended request asks for none', async () => {
    saveDraft(await consulted())
    const first = openAt('/vagas/pedido')
    const bring = await screen.findByRole('region', { name: 'O que levar à escola' })
    expect(within(bring).getAllByRole('checkbox').length).toBeGreaterThan(3)
    expect(screen.getByText(/^Leve os documentos à escola até .* de 20\d\d/)).toBeVisible()
    // ticked here it is still ticked later
    const [box] = within(bring).getAllByRole('checkbox')
    if (box) await first.user.click(box)
    expect(flowState().draft?.emMaos).toHaveLength(1)
    first.unmount()
    const draft = await consulted()
    saveDraft({ ...draft, matricula: { ...draft.matricula, processamento: 'prazoPerdido' } })
    openAt('/vagas/pedido')
    await screen.findByRole('heading', { level: 1, name: 'Como está o pedido' })
    expect(screen.queryByRole('region', { name: 'O que levar à escola' })).toBeNull()
  })
  test('papers that families rarely meet are explained in a sentence each', async () => {
    const draft = await consulted()
    const documentos = ['Declaração de vaga', 'Histórico escolar da escola de origem', 'Uma foto 3×4']
    saveDraft({ ...draft, matricula: { ...draft.matricula, documentos } })
    openAt('/vagas/pedido')
    const box = (name: string) => screen.findByRole('checkbox', { name })
    expect(await box('Declaração de vaga')).toHaveAccessibleDescription(/A escola nova dá este papel/)
    expect(await box('Histórico escolar da escola de origem')).toHaveAccessibleDescription(/escola de hoje/)
    expect(await box('Uma foto 3×4')).not.toHaveAccessibleDescription()
  })
})

describe('nothing is erased by one press', () => {
  test('“Apagar” on the start page asks; what is not erased stays, and the focus with it', async () => {
    setPublicDevice(false)
    saveDraft(begun())
    const { user } = openAt('/vagas')
    const press = screen.findByRole('button', { name: 'Apagar' })
    await user.click(await press)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Não apagar' }))
    expect(await press).toHaveFocus()
    expect(keptDrafts()).toHaveLength(1)
    await user.click(await press)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apagar' }))
    expect(keptDrafts()).toEqual([])
    expect(flowState().draft).toBeNull()
    // nothing is left of the list: the heading of the page, not the top of nowhere
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
  test('how long it stays is told as it is: a receipt 30 days, what was only looked up 7', async () => {
    setPublicDevice(false)
    saveDraft({ ...(await consulted()), by: 'protocolo' })
    const { user } = openAt('/vagas/pedido')
    expect(await screen.findByText('Salvo por 7 dias.')).toBeVisible()
    expect(screen.queryByText(/30 dias/)).toBeNull()
    cleanup()
    erase(null)
    saveDraft(await sent())
    openAt('/vagas/recibo')
    expect(await screen.findByText('Guardado por 30 dias.')).toBeVisible()
    cleanup()
    // and what is erased from the start page is called what it is
    openAt('/vagas')
    await user.click(await screen.findByRole('button', { name: 'Apagar' }))
    expect(screen.getByRole('dialog', { name: 'Apagar este recibo?' })).toHaveTextContent(
      'O recibo sai deste aparelho.',
    )
  })
  test('finishing asks while the receipt is nowhere else, and the way back comes first', async () => {
    saveDraft(await sent())
    const { user, path } = openAt('/vagas/recibo')
    const finish = await screen.findByRole('button', { name: 'Terminar e apagar dados' })
    expect(finish.className).not.toMatch(/primary/)
    await user.click(finish)
    const asked = screen.getByRole('dialog', { name: 'Você guardou o recibo?' })
    expect(asked).toHaveTextContent(flowState().draft?.matricula.protocolo ?? '-')
    expect(within(asked).getAllByRole('button')[0]).toHaveAccessibleName('Voltar ao recibo')
    await user.click(within(asked).getByRole('button', { name: 'Voltar ao recibo' }))
    expect(path()).toBe('/vagas/recibo')
    // another child would take it away as well
    await user.click(screen.getByRole('button', { name: 'Pedir para outro estudante' }))
    expect(screen.getByRole('dialog', { name: 'Você guardou o recibo?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Voltar ao recibo' }))
    // on paper it is the family's own, by whatever way it was printed
    act(() => {
      dispatchEvent(new Event('beforeprint'))
    })
    await user.click(finish)
    await waitFor(() => expect(path()).toBe('/vagas'))
    expect(flowState()).toMatchObject({ draft: null, ended: 'finished' })
  })
  test('a copied protocol is in the own hands too', async () => {
    saveDraft(await sent())
    const { user, path } = openAt('/vagas/recibo')
    await user.click(await screen.findByRole('button', { name: 'Copiar protocolo' }))
    await user.click(screen.getByRole('button', { name: 'Terminar e apagar dados' }))
    await waitFor(() => expect(path()).toBe('/vagas'))
  })
})

describe('the picture', () => {
  const words: PictureWords = {
    brand: 'Rede',
    title: 'A escola recebeu o pedido',
    label: 'Protocolo',
    protocol: 'VS-7K4M-2Q9T',
    state: 'Vaga reservada',
    next: 'Leve os documentos à escola. '.repeat(6).trim(),
    read: 'Dados de 29/11/2026 às 07h00',
    facts: [{ term: 'Escola', lines: ['CMEI Pingo de Gente'] }],
    documents: { title: 'O que levar', names: ['CPF'] },
    help: { title: 'Com quem falar', lines: ['156'] },
    where: 'Para consultar',
    address: 'https://portal.example/vagas#consultar',
  }
  /** A canvas that writes down what is drawn on it: one letter is ten pixels wide. */
  function recording() {
    const drawn: { text: string; y: number }[] = []
    const cells: number[] = []
    const pen = {
      ...{ font: '', fillStyle: '', textBaseline: '' },
      measureText: (text: string) => ({ width: text.length * 10 }),
      fillRect: (_x: number, y: number) => cells.push(y),
      fillText: (text: string, _x: number, y: number) => drawn.push({ text, y }),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as RenderingContext & null)
    let size = { width: 0, height: 0 }
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
      size = { width: this.width, height: this.height }
      done(new Blob(['x'], { type: 'image/png' }))
    })
    onTestFinished(() => {
      vi.restoreAllMocks()
    })
    return { drawn, cells, size: () => size }
  }

  test('is drawn on this device, with everything in order, nothing over anything, and the code below', async () => {
    const { cells, drawn, size } = recording()
    const picture = await drawReceipt(words, [
      [true, false],
      [false, true],
    ])
    expect(picture.type).toBe('image/png')
    const text = drawn.map((row) => row.text).join(' ')
    for (const part of [
      'Rede',
      'VS-7K4M-2Q9T',
      'Vaga reservada',
      words.next,
      'CMEI Pingo de Gente',
      'CPF',
      '156',
      words.address,
    ])
      expect(text).toContain(part)
    expect(drawn.every(({ text: row }) => row.length * 10 <= size().width)).toBe(true)
    expect(drawn.every(({ y }, i) => i === 0 || y > (drawn[i - 1]?.y ?? 0))).toBe(true)
    // the paper, and the two dark cells of the code
    expect(cells).toHaveLength(3)
    expect(Math.max(...cells)).toBeGreaterThan(drawn.at(-1)?.y ?? 0)
    expect(Math.max(...cells)).toBeLessThan(size().height)
  })

  test('is saved by a press, after which finishing no longer asks; where it cannot be drawn that is said', async () => {
    saveDraft(await sent())
    const { user, path } = openAt('/vagas/recibo')
    const save = await screen.findByRole('button', { name: 'Salvar imagem' })
    await user.click(save)
    expect(await screen.findByText(/Não deu para salvar a imagem/)).toBeVisible()
    expect(flowState().draft?.taken).toBe(false)
    const { drawn } = recording()
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(save)
    expect(await screen.findByText('Imagem salva neste aparelho')).toBeVisible()
    expect(drawn.map(({ text }) => text)).toContain('CMEI Pingo de Gente')
    // the first name alone, as on the receipt
    expect(drawn.map(({ text }) => text).join(' ')).not.toMatch(/Moreira Lima|529/)
    await user.click(screen.getByRole('button', { name: 'Terminar e apagar dados' }))
    await waitFor(() => expect(path()).toBe('/vagas'))
  })

  test('the receipt has no red line, and its code holds nothing of the family', async () => {
    saveDraft(await sent())
    openAt('/vagas/recibo')
    await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
    expect(document.querySelector('[data-notebook]')).toBeNull()
    expect(screen.getByText(/\/vagas#consultar$/)).toBeVisible()
  })
})

describe('whose date of birth', () => {
  test.each(['consultar', 'cancelar'] as const)(
    '%s: in the label and in the error; a protocol is asked as the receipt writes it',
    async (way) => {
      saveDraft(newDraft(way))
      const { user } = openAt('/vagas/protocolo')
      expect(await screen.findByRole('group', { name: /^Data de nascimento do estudante/ })).toBeVisible()
      expect(screen.getByText(/^Digite como está no recibo/)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Continuar' }))
      expect(await screen.findByRole('link', { name: 'Digite a data de nascimento do estudante' })).toBeVisible()
    },
  )
  test.each(['vs-7k4m-2q9t', 'VS 7K4M 2Q9T', ' vs7k4m2q9t ', 'Vs–7k4m_2q9T'])('%j is taken', async (typed) => {
    saveDraft(newDraft('consultar'))
    const { user, path } = openAt('/vagas/protocolo')
    await user.type(await screen.findByLabelText('Protocolo'), typed)
    const [ano = '', mes = '', dia = ''] = families.enzo.dataNasc.split('-')
    await user.type(screen.getByLabelText('Dia'), dia)
    await user.type(screen.getByLabelText('Mês'), mes)
    await user.type(screen.getByLabelText('Ano'), ano)
    await user.click(screen.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(path()).toBe('/vagas/pedido'))
  })
})
