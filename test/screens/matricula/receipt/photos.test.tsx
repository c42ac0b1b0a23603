// Wishes 17 and 18: a picture of a document for the family's own paper, and where a request is looked up, as a code.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { families } from '@/mock/seed/children'
import { protocolos } from '@/mock/seed/matricula'
import { withLogin } from '@/screens/matricula/flow/changes'
import { newDraft } from '@/screens/matricula/flow/draft'
import { putPhoto, shrink } from '@/screens/matricula/receipt/photos'
import { identify, send } from '@/screens/matricula/flow/send'
import { flowState, erase, saveDraft } from '@/screens/matricula/flow/store'
import { setPublicDevice } from '@/session'
import { openAt } from '../../../support/render'
import { onReview } from '../family'

const source = `data:image/jpeg;base64,${'A'.repeat(4096)}`
/** What the canvas was made as large as. */
const drawn: [number, number][] = []

beforeEach(() => {
  erase(null)
  drawn.length = 0
  // jsdom draws nothing: a picture of 3000 × 2000 that shrinks to 3 KB; a text is no picture
  vi.stubGlobal('createImageBitmap', (file: Blob) =>
    file.type.startsWith('image/')
      ? Promise.resolve({ width: 3000, height: 2000, close: () => undefined })
      : Promise.reject(new DOMException('', 'InvalidStateError')),
  )
  const context = { fillRect: () => undefined, drawImage: () => undefined } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push([this.width, this.height])
    return source
  })
})

const picture = new File(['…'], 'IMG_2031.heic', { type: 'image/heic' })
const text = new File(['…'], 'lista.txt', { type: 'text/plain' })
const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])

test('a picture is made small: 1,600 pixels at most, its shape kept', async () => {
  expect(await shrink(picture)).toEqual({ source, bytes: 3072 })
  expect(drawn).toEqual([[1600, 1067]])
})

test('a picture counts as at hand, shows its size, is told in words, and is taken away again', async () => {
  saveDraft({ ...(await onReview()), phase: 'sent' })
  const { user } = openAt('/vagas/recibo')
  const [documento = ''] = flowState().draft?.matricula.documentos ?? []
  const before = screen.queryByText(/^Faltam? \d+ documento/)?.textContent
  await user.upload(await screen.findByLabelText(`Pôr foto de ${documento}`, { selector: 'input' }), picture)
  expect(await screen.findByRole('img', { name: `Foto de ${documento}` })).toHaveAttribute('src', source)
  expect(screen.getByText('3 KB')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: documento })).toBeChecked()
  expect(screen.queryByText(/^Faltam? \d+ documento/)?.textContent).not.toBe(before)
  expect(screen.getByText(/não é enviada nem guardada\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Apagar foto de ${documento}` }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: `Pôr foto de ${documento}` })).toHaveFocus()
})

test('what is no picture is said beside its button, and the former picture stays', async () => {
  saveDraft({ ...(await onReview()), phase: 'sent' })
  const { user } = openAt('/vagas/recibo')
  const [documento = ''] = flowState().draft?.matricula.documentos ?? []
  await user.upload(await screen.findByLabelText(`Pôr foto de ${documento}`, { selector: 'input' }), picture)
  await screen.findByRole('img')
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  // a picker can be told to show every file
  input?.removeAttribute('accept')
  if (input) await user.upload(input, text)
  expect(await screen.findByRole('button', { name: `Trocar foto de ${documento}` })).toHaveAccessibleDescription(
    'Este arquivo não abriu como foto. Tire outra, ou escolha uma em JPG ou PNG.',
  )
  expect(screen.getByRole('img')).toBeInTheDocument()
})

test('it is printed with the receipt, never sent, never stored, and gone when the data are erased', async () => {
  const bodies: string[] = []
  const known = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    bodies.push(init?.body as string) // the client sends text
    return known(input, init)
  })
  const d = await onReview()
  const [documento = ''] = d.matricula.documentos
  putPhoto(d.id, documento, { source, bytes: 3072 })
  const { draft } = await send(d)
  saveDraft(draft)
  const { user, router } = openAt('/vagas/recibo')
  const paper = await waitFor(() => {
    const sheet = screen.getByText('Fotos dos documentos').closest('section')
    expect(sheet).toHaveClass('print-only')
    return sheet ?? document.body
  })
  expect(within(paper).getByText(documento)).toBeInTheDocument()
  expect(paper.querySelector('img')).toHaveAttribute('src', source)
  expect(bodies.join('')).toMatch(/cadastrar/)
  expect(bodies.join('') + kept()).not.toContain('data:image')
  await user.click(screen.getByRole('button', { name: 'Terminar e apagar dados' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Terminar e apagar dados' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/vagas'))
  // the same request opened again on this page has no picture
  saveDraft(draft)
  await router.navigate('/vagas/recibo')
  await screen.findByText(draft.matricula.protocolo)
  expect(screen.queryByText('Fotos dos documentos')).toBeNull()
})

test('it is printed with a request that was looked up, too', async () => {
  const login = { codigoProtocolo: protocolos.enzo, dataNasc: families.enzo.dataNasc }
  const draft = await identify(withLogin(newDraft('consultar'), login), 'protocolo')
  const [documento = ''] = draft.matricula.documentos
  putPhoto(draft.id, documento, { source, bytes: 3072 })
  saveDraft(draft)
  openAt('/vagas/pedido')
  const sheet = (await screen.findByText('Fotos dos documentos')).closest('section')
  expect(sheet).toHaveClass('print-only')
  expect(sheet?.querySelector('img')).toHaveAttribute('src', source)
})

test('on a public computer it is said that the picture does not stay there', async () => {
  setPublicDevice(true)
  saveDraft({ ...(await onReview()), phase: 'sent' })
  openAt('/vagas/recibo')
  expect(await screen.findByText(/não é enviada nem guardada neste aparelho/)).toBeVisible()
  setPublicDevice(false)
})

test('the receipt tells where the request is looked up: an address and its code without anything personal', async () => {
  const { draft } = await send(await onReview())
  saveDraft(draft)
  openAt('/vagas/recibo')
  const address = await screen.findByText(/\/vagas#consultar$/)
  expect(address).toHaveTextContent(`${window.location.origin}/vagas#consultar`)
  await waitFor(() => expect(address.closest('div')?.querySelector('svg path')).not.toBeNull())
})
test('the address on paper opens with what it is for chosen', async () => {
  openAt('/vagas#consultar')
  const way = await screen.findByRole('radio', { name: 'Consultar pedido' })
  await waitFor(() => expect(way).toBeChecked())
})

test('a picture that is ready after the request was erased, or beside another change, takes nothing back', async () => {
  const ready: (() => void)[] = []
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((done) => {
        ready.push(() => done({ width: 300, height: 200, close: () => undefined }))
      }),
  )
  saveDraft({ ...(await onReview()), phase: 'sent' })
  const { user } = openAt('/vagas/recibo')
  const [first = '', second = ''] = flowState().draft?.matricula.documentos ?? []
  const input = (name: string) => screen.getByLabelText(`Pôr foto de ${name}`, { selector: 'input' })
  await screen.findByRole('heading', { level: 2, name: 'O que levar à escola' })
  await user.upload(input(first), picture)
  await user.click(screen.getByRole('checkbox', { name: second }))
  ready.shift()?.()
  await waitFor(() => expect(flowState().draft?.emMaos).toEqual([second, first]))
  await user.upload(input(second), picture)
  erase('finished')
  ready.shift()?.()
  await new Promise((done) => setTimeout(done))
  expect(flowState().draft).toBeNull()
})

test('taken away while another is being prepared, it stays away', async () => {
  const draft = { ...(await onReview()), phase: 'sent' as const }
  saveDraft(draft)
  const [documento = ''] = draft.matricula.documentos
  putPhoto(draft.id, documento, { source, bytes: 3072 })
  let ready = (): void => undefined
  vi.stubGlobal(
    'createImageBitmap',
    () => new Promise((done) => (ready = () => done({ width: 3000, height: 2000, close: () => undefined }))),
  )
  const { user } = openAt('/vagas/recibo')
  await user.upload(await screen.findByLabelText(`Pôr foto de ${documento}`, { selector: 'input' }), picture)
  await user.click(screen.getByRole('button', { name: `Apagar foto de ${documento}` }))
  await act(async () => {
    ready()
    await new Promise((done) => setTimeout(done, 50))
  })
  expect(screen.queryByRole('img', { name: `Foto de ${documento}` })).toBeNull()
})
