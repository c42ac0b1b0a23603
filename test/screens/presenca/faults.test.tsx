// Faults of the service on the check-in screen (test/README §4), by name `falha/presenca/<n>`.
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { holdRequestsUntil } from '@/api/call'
import type { FaultKind } from '@/mock/doors/network'
import { mock } from '@/mock/doors/node'
import { attempts } from '@/screens/shared/sent/attempts'
import { main, openAt } from '../../support/render'
import { answerSearch, device } from './geolocation'

const uncertain = 'Não sabemos se a presença foi marcada'

describe('falha/presenca', () => {
  test.each([
    [1, 'drop', uncertain],
    [3, 401, 'Sua sessão terminou antes do envio'],
    [4, 403, 'Seu perfil não permite marcar presença'],
    [5, 404, 'A escola não encontrou sua aula'],
    [7, 503, /Tentamos de novo em \d+ s/],
    [8, 500, uncertain],
    ['10 (html)', 'html', uncertain],
    ['10 (empty)', 'empty', uncertain],
    ['10 (truncated)', 'truncated', uncertain],
    // an answer that says nothing is neither a yes nor a no
    ['11 (nulls)', 'nulls', uncertain],
    [14, 400, 'Presença não marcada'],
  ] as [number | string, FaultKind | number, string | RegExp][])('%s', async (_, what, words) => {
    const phone = device()
    mock.fail('MarcarPresencaPost', what, { times: 1 })
    const { user } = openAt('/presenca', { as: 'ana' })
    await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
    await answerSearch(phone, { latitude: -26.9101, longitude: -48.6606, accuracy: 5 })
    await waitFor(() => {
      expect(main().getByText(words)).toBeVisible()
    })
    expect(mock.network.log().filter(({ operation }) => operation === 'MarcarPresencaPost')).toHaveLength(1)
    const noted = words === uncertain ? 'incerta' : what === 400 ? 'recusada' : 'naoEnviada'
    expect(attempts.get().map(({ result }) => result)).toEqual([noted])
    expect(document.title).toMatch(/^Marcar presença/)
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
    expect(`${kept} ${location.href}`).not.toMatch(/26[.,]9|48[.,]6/)
    expect(document.body.textContent).not.toMatch(/stack|\bat [A-Z]\w+\./)
  })

  test.each([
    ['the network works: the service is missing', true, 'A escola não respondeu'],
    ['without a network that is said', false, 'Você está sem internet'],
  ])('2: nothing is sent while the service does not say who is there; %s', async (_, onLine, words) => {
    const phone = device()
    const { user } = openAt('/presenca', { as: 'ana' })
    await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
    holdRequestsUntil(() => Promise.resolve(false))
    onTestFinished(() => holdRequestsUntil(null))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    await answerSearch(phone, { latitude: -26.9101, longitude: -48.6606, accuracy: 5 })
    await waitFor(() => expect(main().getByText(words)).toBeVisible())
    expect(mock.network.log().filter(({ operation }) => operation === 'MarcarPresencaPost')).toHaveLength(0)
  })

  test.each([
    ['Você não tem aula hoje. O próximo horário é segunda-feira, das 07h20 às 07h50.', false],
    ['Fora do horário de marcar presença na turma 7 M.', false],
    ['Você está a 312 m da escola; a presença é marcada até 150 m dela.', true],
    ['Você está a cerca de 7 km da escola.', true],
    ['Muito longe.', true],
    ['', true],
  ])('14: refused with “%s”, another place is advised: %s; the hour stands once', async (message, place) => {
    const phone = device()
    const known = mock.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      typeof input === 'string' && input.endsWith('/MarcarPresencaPost')
        ? Promise.resolve(Response.json({ marcado: false, message }))
        : known(input, init),
    )
    const { user } = openAt('/presenca', { as: 'ana' })
    await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
    await answerSearch(phone, { latitude: -26.9101, longitude: -48.6606, accuracy: 5 })
    expect(await main().findByText('Presença não marcada')).toBeVisible()
    expect(main().queryAllByText(/vá para um lugar aberto/)).toHaveLength(place ? 1 : 0)
    expect(main().getByText(/fale com o professor/)).toBeVisible()
    const parts = [...document.querySelectorAll('main > :not(.print-only)')]
    const said = parts.map(({ textContent }) => textContent.replaceAll(message || '—', '')).join(' ')
    expect(said.match(/\d\dh\d\d/g)).toHaveLength(1)
  })

  test('14: what the service says of single fields is told too', async () => {
    const phone = device()
    const known = mock.fetch
    const errors = [{ fieldName: 'Latitude', errorCode: 'X', message: 'Fora do Brasil.' }]
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      typeof input === 'string' && input.endsWith('/MarcarPresencaPost')
        ? Promise.resolve(Response.json({ responseStatus: { errorCode: 'X', message: '', errors } }, { status: 400 }))
        : known(input, init),
    )
    const { user } = openAt('/presenca', { as: 'ana' })
    await user.click(await screen.findByRole('button', { name: 'Marcar minha presença' }))
    await answerSearch(phone, { latitude: -26.9101, longitude: -48.6606, accuracy: 5 })
    expect(await main().findByText('Presença não marcada')).toBeVisible()
    expect(main().getAllByText('Fora do Brasil.')).not.toHaveLength(0)
  })

  test('14: refused without a word, the text for the teacher says so', async () => {
    const phone = device()
    const known = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      typeof input === 'string' && input.endsWith('/MarcarPresencaPost')
        ? Promise.resolve(Response.json({ marcado: false }))
        : known(input, init),
    )
    const { user } = openAt('/presenca', { as: 'ana' })
    const press = await screen.findByRole('button', { name: 'Marcar minha presença' })
    act(() => attempts.set([0, 1].map((n) => ({ em: Date.now() - n, result: 'recusada' as const, message: '' }))))
    await user.click(press)
    await answerSearch(phone, { latitude: -26.9101, longitude: -48.6606, accuracy: 5 })
    expect(await main().findByText(/Resposta: a escola não disse por quê\.$/)).toBeVisible()
  })
})
