// What a family waited for and erased meanwhile is told to nobody, handed to nobody and written down no more.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { newDraft } from '@/screens/matricula/flow/draft'
import { leaveRefusal, wordsFor } from '@/screens/matricula/flow/refusal'
import { offer, send } from '@/screens/matricula/flow/send'
import { begin, erase, saveDraft } from '@/screens/matricula/flow/store'
import { forgetOffer, knownSchools } from '@/screens/matricula/schools/schools'
import { end, setPublicDevice } from '@/session'
import * as files from '@/ui/action/download'
import { openAt } from '../../support/render'
import { onReview, sentOf } from './family'

beforeEach(() => {
  // no toast of the test before
  end(null)
  setPublicDevice(false)
  erase(null)
})
const wait = (ms = 50) => act(() => new Promise((done) => setTimeout(done, ms)))
const said = (role: 'status' | 'alert') =>
  Array.from(document.querySelectorAll(`[role=${role}][aria-live]`), ({ textContent }) => textContent).join('')

/** A picture that is drawn at once and handed over later. */
function slowCanvas() {
  const pen = {
    ...{ font: '', fillStyle: '', textBaseline: '' },
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillRect: () => undefined,
    fillText: () => undefined,
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  let done: BlobCallback = () => undefined
  const drawn = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((call) => {
    done = call
  })
  return { drawn, handOver: () => done(new Blob(['x'], { type: 'image/png' })) }
}

test.each([
  ['is saved, as long as it is there', () => undefined, 1],
  ['is saved by nobody once the family has erased it', () => erase('finished'), 0],
  ['is saved by nobody once another request was begun', () => begin(newDraft('cadastrar')), 0],
])('the receipt as a picture %s', async (_, change, times) => {
  saveDraft(sentOf(await send(await onReview())))
  const { drawn, handOver } = slowCanvas()
  const saved = vi.spyOn(files, 'save').mockReturnValue()
  onTestFinished(() => {
    saved.mockRestore()
  })
  const { user, router } = openAt('/vagas/recibo')
  await user.click(await screen.findByRole('button', { name: 'Salvar imagem' }))
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled())
  act(change)
  if (times === 0) await act(() => router.navigate('/vagas'))
  act(handOver)
  await wait()
  expect(saved).toHaveBeenCalledTimes(times)
  expect(document.body.textContent.includes('Imagem salva')).toBe(times > 0)
})

test('a protocol that was erased before the browser allowed to copy it is not called copied', async () => {
  saveDraft(sentOf(await send(await onReview())))
  const { user, router } = openAt('/vagas/recibo')
  const copy = await screen.findByRole('button', { name: /Copiar/ })
  let allow: () => void = () => undefined
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => new Promise((done) => (allow = done)))
  await user.click(copy)
  act(() => erase('finished'))
  await act(() => router.navigate('/vagas'))
  act(allow)
  await wait()
  expect(document.body).not.toHaveTextContent(/copiad/i)
})

test('a file that is no picture is told of to nobody once the request was erased', async () => {
  saveDraft(sentOf(await send(await onReview())))
  let fail: () => void = () => undefined
  vi.stubGlobal('createImageBitmap', () => new Promise((_, no) => (fail = () => no(new Error('no picture')))))
  const { router } = openAt('/vagas/recibo')
  await screen.findByRole('heading', { level: 1, name: 'Pedido enviado' })
  const input = document.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], 'a.jpg')] } })
  act(() => erase('finished'))
  await act(() => router.navigate('/vagas'))
  act(fail)
  await wait()
  expect(said('alert')).toBe('')
})

test('the offer for a request that was erased while it was read is not kept, nor called read again', async () => {
  const draft = await onReview()
  saveDraft({ ...draft, passed: draft.passed.filter((id) => id !== 'escola') })
  const { user, router } = openAt('/vagas/escola')
  const refresh = await screen.findByRole('button', { name: 'Atualizar' })
  mock.network.slow(300)
  await user.click(refresh)
  act(() => erase('finished'))
  await act(() => router.navigate('/vagas'))
  await wait(600)
  expect(knownSchools(null).readAt).toBeNull()
  expect(said('status')).not.toMatch(/atualizad/i)
  forgetOffer()
  const reading = offer(draft, 'turno')
  erase('finished')
  await reading
  expect(knownSchools(null).readAt).toBeNull()
})

test('the next family waits for nothing that the former one had asked', async () => {
  const draft = await onReview()
  saveDraft({ ...draft, passed: draft.passed.filter((id) => id !== 'escola') })
  const { user, router } = openAt('/vagas/escola')
  const refresh = await screen.findByRole('button', { name: 'Atualizar' })
  mock.network.slow(1500)
  await user.click(refresh)
  act(() => erase('finished'))
  await act(() => router.navigate('/vagas'))
  act(() => begin({ ...draft, id: 'another' }))
  await act(() => router.navigate('/vagas/revisao'))
  await screen.findByRole('heading', { level: 1, name: 'Está tudo certo?' })
  expect(document.querySelectorAll('main button:is([aria-busy=true], [aria-disabled=true])')).toHaveLength(0)
})

test('words of a refusal go with the request', async () => {
  const draft = await onReview()
  begin(draft)
  leaveRefusal(draft, null, { nomeMae: 'Escreva o nome inteiro.' })
  expect(wordsFor(draft)).toEqual({ nomeMae: 'Escreva o nome inteiro.' })
  erase('idle')
  expect(wordsFor(draft)).toEqual({})
})

test('requests of a start page that stands go once somebody signs out in another tab', async () => {
  const { router } = openAt('/vagas')
  const first = await onReview()
  begin(first)
  begin({ ...first, id: 'another' })
  await act(() => router.navigate('/ajuda'))
  await act(() => router.navigate('/vagas'))
  await screen.findAllByText(/Davi/)
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('portal.vagas.'))
  expect(keys).not.toEqual([])
  // the other tab has erased all on the device by then
  for (const key of keys) localStorage.removeItem(key)
  const other = new BroadcastChannel('auth')
  other.postMessage({ type: 'end', reason: 'signedOut', owner: '7.x' })
  await vi.waitFor(() => expect(screen.queryAllByText(/Davi/)).toEqual([]))
  other.close()
})

test('a request that another tab has erased is offered no more', async () => {
  const { router } = openAt('/vagas')
  const first = await onReview()
  begin(first)
  begin(newDraft('cadastrar'))
  await act(() => router.navigate('/ajuda'))
  await act(() => router.navigate('/vagas'))
  await screen.findAllByText(/Davi/)
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith('portal.vagas.'))) {
    localStorage.removeItem(key)
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage })),
    )
  }
  await vi.waitFor(() => expect(screen.queryAllByText(/Davi/)).toEqual([]))
})
