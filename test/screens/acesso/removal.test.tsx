// A removal under way: taken back, left, planned again, and what came of it for whoever comes back.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setPublicDevice } from '@/session'
import { openAt } from '../../support/render'
import { json, lookUp, press, removeNow, service, standIn } from './asked'

beforeEach(standIn)
/** What stands on the page, not only said aloud or in a toast, which would cover the buttons of a phone. */
const inSight = (words: string) => screen.getByText(words, { selector: 'main p' })

describe('left while it is on its way', () => {
  /** The removal of carla's permission is on its way until it is let go. */
  async function onItsWay() {
    const view = await lookUp('carla')
    await view.user.click(await screen.findByText('Lançar notas'))
    await view.user.click(await press('Continuar'))
    let answer: (response: Response) => void = () => undefined
    service.reply = () => new Promise((done) => (answer = done))
    await removeNow(view.user)
    await waitFor(() => expect(service.sent).toHaveLength(2))
    const end = (response: Response) => () =>
      act(async () => {
        answer(response)
        await Promise.resolve()
      })
    return {
      ...view,
      arrive: end(json({ allRoles: ['Professor'], allPermissions: [] })),
      refuse: end(json({ responseStatus: { errorCode: 'NotFound', message: '' } }, 404)),
      end,
    }
  }
  const no = (errorCode: string, status: number, retryAfter = '') =>
    new Response(JSON.stringify({ responseStatus: { errorCode, message: '' } }), {
      status,
      headers: { 'Retry-After': retryAfter },
    })
  test('who has gone back to the choice while it was refused is told why, and the search says nothing of it', async () => {
    const { router, end } = await onItsWay()
    await act(() => router.navigate(-1))
    await press('Continuar')
    await end(no('Conflict', 409))()
    expect(
      await screen.findByText(/^A remoção não foi feita\. O sistema não aceitou a remoção/, { selector: 'p' }),
    ).toBeVisible()
  })
  test('who has gone back to the search is not told that their search found nobody', async () => {
    const { router, refuse } = await onItsWay()
    await act(() => router.navigate(-2))
    const search = await screen.findByLabelText('Nome de usuário')
    await refuse()
    expect(await screen.findByText(/^A remoção não foi feita\./, { selector: 'p' })).toBeVisible()
    expect(search).not.toHaveAttribute('aria-invalid', 'true')
  })
  test.each([1, 2])('who has gone back while the service was busy has nothing sent by itself (%i)', async (moves) => {
    const { user, router, end } = await onItsWay()
    await act(() => router.navigate(-1))
    await user.click(await screen.findByRole('checkbox', { name: /Lançar notas/ }))
    if (moves > 1) {
      await act(() => router.navigate(1))
      await screen.findByRole('button', { name: 'Removendo…' })
    }
    vi.useFakeTimers({ shouldAdvanceTime: true })
    service.reply = null
    await end(no('Busy', 503, '5'))()
    expect(await screen.findByText(/^A remoção não foi feita\./, { selector: 'p' })).toBeVisible()
    for (let i = 0; i < 40; i++) await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(service.sent.filter(({ permissions }) => permissions.length > 0)).toHaveLength(1)
  })
  test('who has gone back to the search while it was removed is led to what came of it', async () => {
    const { router, arrive } = await onItsWay()
    await act(() => router.navigate(-2))
    const search = await screen.findByLabelText('Nome de usuário')
    expect(search.closest('form')).not.toHaveTextContent('Procurando…')
    await arrive()
    expect(await screen.findByRole('heading', { name: /foi removida de carla$/ })).toHaveFocus()
  })
  test('who has gone elsewhere while it was removed is told there', async () => {
    const { router, path, arrive } = await onItsWay()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await arrive()
    expect(await screen.findByText('A remoção foi feita.', { selector: 'p' })).toBeVisible()
    expect(path()).toBe('/mais')
  })
  test('who comes back while it is on its way finds it there, and what came of it', async () => {
    const { user, router, path, arrive } = await onItsWay()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await act(() => router.navigate('/papeis'))
    expect(await screen.findByRole('heading', { name: 'Removendo papéis de carla…' })).toBeVisible()
    expect(screen.queryByLabelText('Nome de usuário')).toBeNull()
    await arrive()
    expect(await screen.findByRole('heading', { name: /foi removida de carla$/ })).toHaveFocus()
    expect(screen.queryByText('A remoção foi feita.')).toBeNull()
    await user.click(await press('Procurar outra pessoa'))
    expect(await screen.findByLabelText('Nome de usuário')).toHaveFocus()
  })
  test('who comes back to a removal that was refused can send it again', async () => {
    const { user, router, path, refuse } = await onItsWay()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await act(() => router.navigate('/papeis'))
    await screen.findByRole('heading', { name: 'Removendo papéis de carla…' })
    await refuse()
    expect(await screen.findByText(/Não há usuário com esse nome/)).toBeVisible()
    service.reply = null
    await removeNow(user)
    const done = await screen.findByRole('heading', { name: /foi removida de carla$/ })
    await waitFor(() => expect(done).toHaveFocus())
    expect(service.sent).toHaveLength(3)
  })
  test('who comes back after the answer finds what came of it, once', async () => {
    const { router, path, arrive } = await onItsWay()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await arrive()
    await act(() => router.navigate('/papeis'))
    expect(await screen.findByRole('heading', { name: /foi removida de carla$/ })).toBeVisible()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await act(() => router.navigate('/papeis'))
    expect(await screen.findByLabelText('Nome de usuário')).toBeVisible()
  })
  test('who comes back after a refusal finds its reason, and can send it again', async () => {
    const { user, router, path, refuse } = await onItsWay()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await refuse()
    await act(() => router.navigate('/papeis'))
    expect(await screen.findByText(/Não há usuário com esse nome/)).toBeVisible()
    service.reply = null
    await removeNow(user)
    const done = await screen.findByRole('heading', { name: /foi removida de carla$/ })
    await waitFor(() => expect(done).toHaveFocus())
  })
  test('who comes back to a refusal goes back from it to a new search, not out of the page', async () => {
    const { user, router, path, refuse } = await onItsWay()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await refuse()
    await act(() => router.navigate('/papeis'))
    await screen.findByText(/Não há usuário com esse nome/)
    await user.click(await press('Voltar'))
    expect(await screen.findByLabelText('Nome de usuário')).toHaveFocus()
    expect(path()).toBe('/papeis')
  })
})

describe('a removal can be taken back for ten seconds', () => {
  const removals = () => service.sent.filter(({ permissions }) => permissions.length > 0)
  async function begun() {
    const { user, router } = await lookUp('carla')
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    await user.click(await press('Remover'))
    expect(await press('Desfazer')).toHaveFocus()
    expect(await press('Desfazer')).toHaveAccessibleDescription(
      /^A remoção ainda não foi enviada\. Será enviada em 10 segundos\. .*nada é removido/,
    )
    return { user, router }
  }
  test('nothing is sent before; taken back, nothing is sent at all', async () => {
    const { user } = await begun()
    expect(screen.getByText(/^Será enviada em \d+ segundos\.$/)).toBeVisible()
    await user.click(await press('Desfazer'))
    expect(screen.getByRole('heading', { name: 'Confirmar o que vai sair de carla' })).toHaveFocus()
    expect(await press('Remover')).toBeVisible()
    expect(inSight('Nada foi removido.')).toBeVisible()
    expect(removals()).toEqual([])
  })
  test('removed after it was taken back, nothing says any more that nothing was removed', async () => {
    const { user } = await begun()
    await user.click(await press('Desfazer'))
    expect(inSight('Nada foi removido.')).toBeVisible()
    await removeNow(user)
    expect(await screen.findByRole('heading', { name: /foi removida de carla/ })).toHaveFocus()
    expect(screen.queryByText('Nada foi removido.', { selector: 'p' })).toBeNull()
  })
  test('left or closed before the end: nothing is removed, and that is said', async () => {
    const { router } = await begun()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    await router.navigate('/inicio')
    expect(await screen.findByText('Você saiu antes do fim: nada foi removido.')).toBeVisible()
    expect(removals()).toEqual([])
  })
  test('an end that was slept through sends nothing, and says so', async () => {
    const { user, router } = await lookUp('carla')
    await user.click(await screen.findByText('Lançar notas'))
    await user.click(await press('Continuar'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(await press('Remover'))
    await press('Desfazer')
    // the device sleeps: its clock goes on, its timers do not
    vi.setSystemTime(Date.now() + 60_000)
    for (let i = 0; i < 11; i++) await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(removals()).toEqual([])
    expect(inSight('Nada foi removido.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Confirmar o que vai sair de carla' })).toHaveFocus()
    expect(router.state.location.pathname).toBe('/papeis')
  })
  test('after the ten seconds it is sent, once', async () => {
    await begun()
    await waitFor(() => expect(removals()).toHaveLength(1))
    expect(await screen.findByRole('heading', { name: /foi removida de carla/ })).toHaveFocus()
    expect(removals()).toHaveLength(1)
  })
})

describe('a removal that the service was too busy for has one countdown', () => {
  const removals = () => service.sent.filter(({ permissions }) => permissions.length > 0)
  async function planned() {
    const view = await lookUp('carla')
    await view.user.click(await screen.findByText('Lançar notas'))
    await view.user.click(await press('Continuar'))
    service.reply = () => new Response(null, { status: 503, headers: { 'Retry-After': '1' } })
    await removeNow(view.user)
    await screen.findByText(/Tentamos de novo em \d+ s/)
    service.reply = null
    return view
  }
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  test('while it is planned no other begins; stopped, it is never sent', async () => {
    const { user } = await planned()
    expect(screen.queryByRole('button', { name: 'Remover' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
    await user.click(await press('Parar'))
    expect(inSight('Nada foi removido.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Confirmar o que vai sair de carla' })).toHaveFocus()
    await user.click(await press('Remover'))
    await user.click(await press('Desfazer'))
    // longer than one to two times five seconds
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(removals()).toHaveLength(1)
  })
  test('left while it is planned: nothing is removed, and that is said', async () => {
    const { router } = await planned()
    await act(() => router.navigate('/mais'))
    expect(await screen.findByText('Você saiu antes do fim: nada foi removido.')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(removals()).toHaveLength(1)
  })
  test('who goes back and comes again finds none on its way', async () => {
    const { router } = await planned()
    await act(() => router.navigate(-1))
    await screen.findByRole('checkbox', { name: 'Lançar notas' })
    await act(() => router.navigate(1))
    expect(await press('Remover')).toBeVisible()
    // what was said aloud a moment ago stands beside the page
    expect(document.querySelector('main')).not.toHaveTextContent(/Tentamos de novo/)
    expect(removals()).toHaveLength(1)
  })
})

describe('a page that was closed or loaded again', () => {
  const mark = () => sessionStorage.getItem('portal.papeis')
  /** The page stood so when it went: none ends in order then. */
  function comeBack(unmount: () => void, left: string | null) {
    unmount()
    sessionStorage.setItem('portal.papeis', left ?? '')
    return openAt('/papeis', { as: 'helena' })
  }
  const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  async function chosen() {
    const view = await lookUp('carla')
    await view.user.click(await screen.findByText('Lançar notas'))
    await view.user.click(await press('Continuar'))
    return view
  }
  const nothingRemoved = () => screen.findByText('Nada foi removido de', { exact: false, selector: 'p' })
  const unknown = () => screen.findByRole('heading', { name: 'Não sabemos se algo foi removido de carla' })
  test('a search that was left and come back to is no removal', async () => {
    const { user, router, path } = await lookUp('carla')
    await user.click(await press('Procurar outra pessoa'))
    await user.type(await screen.findByLabelText('Nome de usuário'), 'rui')
    let answer: (response: Response) => void = () => undefined
    service.reply = () => new Promise((resolve) => (answer = resolve))
    await user.click(await press('Procurar'))
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(path()).toBe('/mais'))
    await act(() => router.navigate('/papeis'))
    await screen.findByLabelText('Nome de usuário')
    expect([mark(), asksBeforeClosing()]).toEqual([null, false])
    await act(async () => {
      answer(json({ allRoles: [], allPermissions: [] }))
      await Promise.resolve()
    })
  })
  test('during the ten seconds: that nothing was removed, and of whom, stays until the person goes on', async () => {
    const { user, unmount } = await chosen()
    await user.click(await press('Remover'))
    expect(asksBeforeClosing()).toBe(true)
    const left = mark()
    await user.click(await press('Desfazer'))
    expect(asksBeforeClosing()).toBe(false)
    expect(mark()).toBeNull()
    const { router } = comeBack(unmount, left)
    expect(await nothingRemoved()).toHaveTextContent('Nada foi removido de carla')
    expect(mark()).toBeNull()
    expect(screen.getByLabelText('Nome de usuário')).toHaveValue('carla')
    await user.click(await press('Procurar'))
    await screen.findByRole('checkbox', { name: 'Lançar notas' })
    await act(() => router.navigate(-1))
    await screen.findByLabelText('Nome de usuário')
    expect(screen.queryByText('A página fechou antes do fim.')).toBeNull()
  })
  test('while it was planned once more: the same', async () => {
    const { user, unmount } = await chosen()
    service.reply = () => new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
    await removeNow(user)
    await screen.findByText(/Tentamos de novo em \d+ s/)
    expect(asksBeforeClosing()).toBe(true)
    const left = mark()
    await user.click(await press('Parar'))
    expect(mark()).toBeNull()
    comeBack(unmount, left)
    expect(await nothingRemoved()).toHaveTextContent('Nada foi removido de carla')
  })
  test('while it was on its way: that nobody knows, what was asked for, and the way to look', async () => {
    const { user, unmount } = await chosen()
    let answer: (response: Response) => void = () => undefined
    service.reply = () => new Promise((done) => (answer = done))
    await removeNow(user)
    await waitFor(() => expect(service.sent).toHaveLength(2))
    await waitFor(() => expect(asksBeforeClosing()).toBe(true))
    const left = mark()
    answer(json({ allRoles: ['Professor'], allPermissions: [] }))
    await screen.findByRole('heading', { name: /foi removida de carla$/ })
    await waitFor(() => expect(asksBeforeClosing()).toBe(false))
    await waitFor(() => expect(mark()).toBeNull())
    service.reply = null
    comeBack(unmount, left)
    expect(await unknown()).toBeVisible()
    expect(screen.getByRole('heading', { name: 'O que foi pedido' }).parentElement).toHaveTextContent('Lançar notas')
    await waitFor(() => expect(asksBeforeClosing()).toBe(false))
    await user.click(await press('Ver o que a pessoa tem agora'))
    expect(await screen.findByRole('checkbox', { name: 'Lançar notas' })).toBeVisible()
    await waitFor(() => expect(mark()).toBeNull())
  })
  test('after its answer was lost: the same, however often, until the person goes elsewhere', async () => {
    const { user, unmount } = await chosen()
    service.reply = () => Promise.reject(new TypeError('Failed to fetch'))
    await removeNow(user)
    await unknown()
    expect(asksBeforeClosing()).toBe(false)
    const again = comeBack(unmount, mark())
    expect(await unknown()).toBeVisible()
    const { router } = comeBack(again.unmount, mark())
    expect(await unknown()).toBeVisible()
    await act(() => router.navigate('/mais'))
    await waitFor(() => expect(mark()).toBeNull())
    await act(() => router.navigate('/papeis'))
    expect(await screen.findByLabelText('Nome de usuário')).toHaveValue('')
  })
  test('on a public computer no name outlasts the page: the browser asks before it goes', async () => {
    setPublicDevice(true)
    onTestFinished(() => setPublicDevice(null))
    const { user } = await chosen()
    service.reply = () => Promise.reject(new TypeError('Failed to fetch'))
    await removeNow(user)
    await unknown()
    expect([mark(), JSON.stringify(Object.entries(localStorage)).includes('carla')]).toEqual([null, false])
    expect(asksBeforeClosing()).toBe(true)
  })
})

describe('a search that was left', () => {
  async function searching() {
    const view = await lookUp('carla')
    await view.user.click(await press('Procurar outra pessoa'))
    await view.user.type(await screen.findByLabelText('Nome de usuário'), 'rui')
    let answer: (response: Response) => void = () => undefined
    service.reply = () => new Promise((done) => (answer = done))
    await view.user.click(await press('Procurar'))
    await act(() => view.router.navigate(-1))
    expect(await screen.findByRole('heading', { name: /carla/ })).toBeVisible()
    return (response: Response) =>
      act(async () => {
        answer(response)
        await new Promise((done) => setTimeout(done, 100))
      })
  }
  test.each([
    ['an answer', json({ allRoles: ['Professor'], allPermissions: [] })],
    ['a refusal', json({ responseStatus: { errorCode: 'NotFound', message: '' } }, 404)],
    ['a busy service', new Response(null, { status: 503, headers: { 'Retry-After': '9' } })],
  ])('%s leads nobody away from the choice that they went back to, and says nothing there', async (_, response) => {
    const end = await searching()
    await end(response)
    expect(screen.getByRole('heading', { name: /carla/ })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/Não há usuário|Tentamos de novo/)
  })
})
