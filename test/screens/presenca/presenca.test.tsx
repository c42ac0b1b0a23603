// The check-in screen: every outcome has its own words and its way out, and one press is one request.
import { storedValue } from '../../support/kept'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '@/i18n'
import { mock } from '@/mock/doors/node'
import { setPublicDevice, setRemembered } from '@/session'
import { attempts } from '@/screens/shared/sent/attempts'
import { openAt } from '../../support/render'
import { answerSearch, device, type Device } from './geolocation'

const school = { latitude: -26.90512, longitude: -48.70087 }
const mark = { name: 'Marcar minha presença' }
const again = { name: 'Tentar de novo' }

/** What the service was sent; its answer can be replaced. */
let sent: Record<string, unknown>[]
let reply: (() => Response | Promise<Response>) | null
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

let phone: Device
beforeEach(() => {
  sent = []
  reply = () => json({ marcado: true, message: 'Presença registrada em Matemática.' })
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input !== 'string' || !input.endsWith('/MarcarPresencaPost') || !reply) return known(input, init)
    sent.push(JSON.parse(init?.body as string) as Record<string, unknown>) // the client sends text
    return Promise.resolve(reply())
  })
  phone = device()
})

/** On the screen itself: what is said aloud besides stands in the live regions. */
const seen = (text: string | RegExp) => waitFor(() => within(screen.getByRole('main')).getByText(text))

/** Opens the screen, presses, and lets the device answer. */
async function press(position: Parameters<Device['give']>[0] | null = { ...school, accuracy: 12 }, as = 'ana') {
  const view = openAt('/presenca', { as })
  await view.user.click(await screen.findByRole('button', mark))
  await waitFor(() => {
    expect(phone.open()).toBe(1)
  })
  if (position) {
    act(() => {
      phone.give(position)
    })
  }
  return view
}

describe('before the press', () => {
  test('nothing is asked of the device, and the page says what happens to the position', async () => {
    const { user } = openAt('/presenca', { as: 'ana' })
    expect(await seen(/só agora, para registrar que você está na escola/)).toBeVisible()
    expect(phone.asked).toEqual([])
    await user.click(screen.getByText('O que acontece com a sua localização'))
    expect(screen.getByText(/apenas a latitude e a longitude/)).toBeVisible()
  })
  test('only a student is offered it', async () => {
    openAt('/presenca', { as: 'carla' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não permitida' })).toBeVisible()
  })
})

test('who leaves the page while the device searches ends the search', async () => {
  const view = await press(null)
  view.unmount()
  await waitFor(() => {
    expect(phone.open()).toBe(0)
  })
  expect(sent).toEqual([])
})

describe('the press', () => {
  test('sends the position once and shows the words of the service', async () => {
    await press()
    expect(await seen('Presença marcada')).toBeVisible()
    const words = screen.getAllByText('Presença registrada em Matemática.')
    expect(words[0]).toHaveAttribute('lang', 'pt-BR')
    expect(sent).toEqual([{ ...school, idPessoa: 1001, perfil: 1, embutir: '', campos: '' }])
    expect(screen.getByText(/Precisão: cerca de 12 m \(boa\)$/)).toBeVisible()
    expect(screen.getByText('Perto de latitude -26,905, longitude -48,701')).toBeVisible()
  })
  test('0 is a place like any other', async () => {
    await press({ latitude: 0, longitude: 0, accuracy: 5 })
    await seen('Presença marcada')
    expect(sent[0]).toMatchObject({ latitude: 0, longitude: 0 })
    expect(screen.getByText('Perto de latitude 0,000, longitude 0,000')).toBeVisible()
  })
  test('twice quickly is one search and one request', async () => {
    const { user } = openAt('/presenca', { as: 'ana' })
    await user.dblClick(await screen.findByRole('button', mark))
    await waitFor(() => {
      expect(phone.asked).toHaveLength(1)
    })
    act(() => {
      phone.give({ ...school, accuracy: 5 })
    })
    await seen('Presença marcada')
    expect(sent).toHaveLength(1)
  })
  test('twice before the button is drawn as busy is one search', async () => {
    openAt('/presenca', { as: 'ana' })
    const button = await screen.findByRole('button', mark)
    act(() => [button, button].forEach((one) => one.click()))
    await waitFor(() => expect(phone.open()).toBeGreaterThan(0))
    expect(phone.asked).toHaveLength(1)
  })
  test('can be cancelled while the device searches; the button keeps the focus', async () => {
    const { user } = await press(null)
    const button = screen.getByRole('button', { name: /Procurando sua posição/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(await screen.findByRole('button', mark)).toBeVisible()
    expect(phone.open()).toBe(0)
    expect(sent).toEqual([])
  })
})

describe('a wide position', () => {
  test('is sent only after the person says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await press({ ...school, accuracy: 812 })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await seen('A precisão está baixa: cerca de 810 m')).toBeVisible()
    expect(screen.getByText(/A escola pede até 100 m/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Enviar mesmo assim' }))
    expect(await seen('Presença marcada')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
  test('that grew old while the person was thinking is looked for again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await press({ ...school, accuracy: 812 })
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
    expect(sent).toEqual([])
    await answerSearch(phone, { latitude: -26.9, longitude: -48.7, accuracy: 500 })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await seen('Presença marcada')
    expect(sent).toEqual([expect.objectContaining({ latitude: -26.9, longitude: -48.7 })])
  })
  test('that grew old and is far wider when it is found again is asked about anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await press({ ...school, accuracy: 150 })
    await act(() => vi.advanceTimersByTimeAsync(45_000))
    await user.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }))
    await answerSearch(phone, { latitude: -27.5, longitude: -48.5, accuracy: 60_000 })
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await seen('A precisão está baixa: cerca de 60 km')).toBeVisible()
    expect(sent).toEqual([])
  })
  test('100 m are within 100 m', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await press({ ...school, accuracy: 100 })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await seen('Presença marcada')).toBeVisible()
  })
})

describe('no position', () => {
  test('denied: three steps for this browser, and who can help', async () => {
    await press(null)
    act(() => {
      phone.fail(1, 'User denied Geolocation')
    })
    expect(await seen('O navegador não deixou ver a localização')).toBeVisible()
    const steps = screen.getAllByRole('list').find((list) => list.tagName === 'OL')
    expect(steps && within(steps).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('Fale com a secretaria da escola.')).toBeVisible()
    expect(screen.getByRole('button', again)).toHaveFocus()
  })
  test('blocked by policy', async () => {
    await press(null)
    act(() => {
      phone.fail(1, 'disabled in this document by permissions policy')
    })
    expect(await seen('Esta página não tem permissão para usar a localização')).toBeVisible()
  })
  test('no device position, after asking for a coarse one too', async () => {
    await press(null)
    act(() => {
      phone.fail(2)
    })
    await waitFor(() => {
      expect(phone.asked).toHaveLength(2)
    })
    act(() => {
      phone.fail(2)
    })
    expect(await seen('O aparelho não achou sua posição')).toBeVisible()
    expect(sent).toEqual([])
  })
  test('an insecure page', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { user } = openAt('/presenca', { as: 'ana' })
    await user.click(await screen.findByRole('button', mark))
    expect(await seen('Esta conexão não é segura')).toBeVisible()
  })
  test('no network: nothing leaves, and the page says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press()
    expect(await seen('Você está sem internet')).toBeVisible()
    expect(sent).toEqual([])
    expect(screen.getByText(/Nenhuma tentativa ainda/)).toBeVisible()
  })
})

describe('the answer of the service', () => {
  test('refused: its words verbatim, and the same press again', async () => {
    reply = () => json({ marcado: false, message: 'Você está a 312 m da escola.' })
    const { user } = await press()
    expect(await seen('Presença não marcada')).toBeVisible()
    expect(screen.getAllByText('Você está a 312 m da escola.').length).toBeGreaterThan(0)
    expect(attempts.get()).toMatchObject([{ result: 'recusada', message: 'Você está a 312 m da escola.' }])
    reply = () => json({ marcado: true, message: 'Presença registrada.' })
    await user.click(screen.getByRole('button', again))
    await answerSearch(phone, { ...school, accuracy: 5 })
    expect(await seen('Presença marcada')).toBeVisible()
    expect(sent).toHaveLength(2)
  })
  test.each([
    ['told as a conflict', { responseStatus: { errorCode: 'Conflict', message: 'Já marcado.' } }],
    ['told by the status alone', {}],
  ])('already recorded, %s', async (_, body) => {
    reply = () => json(body, 409)
    await press()
    expect(await seen('Sua presença já estava marcada')).toBeVisible()
    expect(attempts.get().map(({ result }) => result)).toEqual(['marcada'])
  })
  test.each([
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a fault with a stack trace', () => json({ responseStatus: { errorCode: 'X', stackTrace: 'at A.b()' } }, 500)],
    ['a page instead of an answer', () => new Response('<html>Wi-Fi grátis</html>')],
    ['an empty body', () => new Response('')],
  ])('uncertain after %s: said so, and asked again only after a minute', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    reply = answer
    const { user } = await press()
    expect(await seen('Não sabemos se a presença foi marcada')).toBeVisible()
    expect(document.body.textContent).not.toContain('A.b')
    const ask = screen.getByRole('button', { name: 'Perguntar de novo à escola' })
    expect(ask).toHaveAttribute('aria-disabled', 'true')
    expect(ask).toHaveAccessibleDescription(/Espere \d+ segundos\./)
    await user.click(ask)
    await act(() => vi.advanceTimersByTimeAsync(58_000))
    await user.click(ask)
    expect(sent).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(ask).not.toHaveAttribute('aria-disabled')
    expect(ask).toHaveFocus()
    reply = () => json({ marcado: true, message: 'Já marcado às 10h05.' })
    await user.click(ask)
    await answerSearch(phone, { ...school, accuracy: 5 })
    expect(await seen('Presença marcada')).toBeVisible()
    expect(sent).toHaveLength(2)
  })
  test('busy: a countdown sends it again, with a position of then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    reply = () => json({ responseStatus: { errorCode: 'Busy', message: '' } }, 503, { 'Retry-After': '40' })
    await press()
    expect(await seen(/Tentamos de novo em \d+ s/)).toBeVisible()
    reply = () => json({ marcado: true, message: 'Presença registrada.' })
    // the wait is stretched at random, so that not everybody comes back in the same second
    for (let s = 0; s < 81 && phone.open() === 0; s += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(phone.open()).toBe(1)
    act(() => {
      phone.give({ latitude: -26.91, longitude: -48.71, accuracy: 5 })
    })
    expect(await seen('Presença marcada')).toBeVisible()
    expect(sent.map((body) => body['latitude'])).toEqual([school.latitude, -26.91])
  })
  test('busy, stopped by the person: nothing more is sent until the next press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    reply = () => json({}, 503, { 'Retry-After': '5' })
    const { user } = await press()
    await user.click(await screen.findByRole('button', { name: 'Parar' }))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('button', mark)).not.toHaveAttribute('aria-disabled')
  })
  test('forbidden and not found: who can help', async () => {
    reply = () => json({}, 403)
    await press()
    expect(await seen('Seu perfil não permite marcar presença')).toBeVisible()
    expect(screen.getByText('Fale com a secretaria da escola.')).toBeVisible()
  })
  test('not signed in any more: the dialog, and back to the same press', async () => {
    reply = () => json({}, 401)
    const { user } = await press()
    const dialog = await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
    reply = () => json({ marcado: true, message: 'Presença registrada.' })
    await user.type(await within(dialog).findByLabelText('Senha'), 'caderno')
    await user.click(within(dialog).getByRole('button', { name: 'Entrar' }))
    expect(await seen(/Você entrou de novo\. Nada foi marcado ainda/)).toBeVisible()
    expect(sent).toHaveLength(1)
    const button = screen.getByRole('button', mark)
    expect(button).toHaveFocus()
    await user.click(button)
    await answerSearch(phone, { ...school, accuracy: 5 })
    expect(await seen('Presença marcada')).toBeVisible()
    expect(sent).toHaveLength(2)
  })
  test('after three refusals: a text to show the teacher, in the language of the school whatever that of the screen', async () => {
    reply = () => json({ marcado: false, message: 'Você está a 312 m da escola.' })
    const { user } = await press()
    for (let n = 0; n < 2; n += 1) {
      await user.click(await screen.findByRole('button', again))
      await answerSearch(phone, { ...school, accuracy: 12 })
      await seen('Presença não marcada')
    }
    const words =
      /^Em \d\d\/\d\d\/\d{4} às \d\dh\d\d tentei marcar presença pelo portal\. Precisão: cerca de 12 m, perto de latitude -26,905/
    const text = await seen(words)
    expect(text).toHaveAttribute('lang', 'pt-BR')
    expect(text).toHaveTextContent('Você está a 312 m da escola.')
    await act(() => setLanguage('en'))
    expect(await seen('Show this to the teacher')).toBeVisible()
    expect(await seen(words)).toBeVisible()
    await act(() => setLanguage('pt-BR'))
  })
})

test('an answer that comes while the person is elsewhere is told when they are back', async () => {
  let answer: (response: Response) => void = () => undefined
  reply = () => new Promise<Response>((done) => (answer = done))
  const first = await press()
  await seen('Enviando para a escola')
  first.unmount()
  openAt('/presenca', { as: 'ana' })
  expect(await seen('Não sabemos se a presença foi marcada')).toBeVisible()
  await act(async () => {
    answer(json({ marcado: true, message: 'Presença registrada às 07h31.' }))
    await Promise.resolve()
  })
  expect(await seen('Presença marcada')).toBeVisible()
  expect(document.querySelector('main')).not.toHaveTextContent('Não sabemos')
})

describe("the diary of this device's attempts", () => {
  const kept = () => [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(' ')

  test('keeps hour and answer, never a coordinate', async () => {
    await press()
    await seen('Presença marcada')
    const list = screen.getByRole('heading', { name: 'Tentativas neste aparelho' }).parentElement
    expect(list).toHaveTextContent(/\d\d\/\d\d\/\d{4}, \d\dh\d\d.*Marcada/)
    expect(kept()).toContain('Presença registrada')
    expect(kept()).not.toMatch(/26[.,]9|48[.,]7/)
    expect(window.location.href).not.toMatch(/26[.,]9/)
  })
  test('knows after a reload that an answer never came, and still waits', async () => {
    reply = () => new Promise<Response>(() => undefined)
    const first = await press()
    await seen('Enviando para a escola')
    first.unmount()
    openAt('/presenca', { as: 'ana' })
    expect(await seen('Não sabemos se a presença foi marcada')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Perguntar de novo à escola' })).toHaveAttribute('aria-disabled', 'true')
  })
  test('holds an answer that never came against nobody ten minutes later', async () => {
    const openedAfter = async (minutes: number, text: string) => {
      const view = openAt('/presenca', { as: 'ana' })
      act(() => attempts.set([{ em: Date.now() - minutes * 60_000, result: 'incerta', message: '' }]))
      view.unmount()
      const later = openAt('/presenca', { as: 'ana' })
      expect(await seen(text)).toBeVisible()
      later.unmount()
    }
    await openedAfter(9, 'Não sabemos se a presença foi marcada')
    await openedAfter(11, mark.name)
  })
  test('is erased on sign-out and when the person asks for it', async () => {
    setRemembered(true)
    const { user } = await press()
    await seen('Presença marcada')
    expect(storedValue('presenca')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Apagar esta lista' }))
    expect(screen.getByText(/Nenhuma tentativa ainda/)).toBeVisible()
    expect(kept()).not.toContain('Presença registrada')
    await user.click(screen.getByRole('button', { name: 'Marcar em outra aula' }))
    await answerSearch(phone, { ...school, accuracy: 5 })
    await waitFor(() => {
      expect(kept()).toContain('Presença registrada')
    })
    await user.click(screen.getByRole('button', { name: 'Sair' }))
    await screen.findByRole('heading', { level: 1, name: 'Entrar' })
    expect(kept()).not.toContain('Presença registrada')
  })
  test('stays in memory on a public computer', async () => {
    setPublicDevice(true)
    await press()
    await seen('Presença marcada')
    expect(kept()).not.toContain('Presença registrada')
    expect(screen.queryByText(/Nenhuma tentativa ainda/)).toBeNull()
  })
})
