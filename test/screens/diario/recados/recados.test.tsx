// Messages and evaluations: order, unread marks, senders, hostile text, what is gone, dates in the school's day.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { queryClient } from '@/api'
import { mock } from '@/mock/doors/node'
import * as files from '@/ui/action/download'
import { openAt } from '../../../support/render'
import { addressOf } from '../asked'

describe('messages', () => {
  it('stand newest first, unread until opened on this device', async () => {
    const { user } = openAt('/recados', { as: 'ana' })
    const items = await waitFor(() => {
      const found = [...document.querySelectorAll('main li')]
      expect(found.map((item) => item.textContent)).toEqual([
        expect.stringMatching(/^Professor.*Não lido.*Na prova/),
        expect.stringMatching(/^Secretaria.*Não lido.*A reunião/),
      ])
      return found
    })
    await user.click(within(items[0] as HTMLElement).getByRole('link'))
    expect(await screen.findByRole('heading', { level: 2, name: 'De: Professor' })).toBeVisible()
    expect(screen.getByText(/Bons estudos!/)).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Recados' }))
    await waitFor(() => {
      const [first, second] = document.querySelectorAll('main li')
      expect(first).not.toHaveTextContent('Não lido')
      expect(second).toHaveTextContent('Não lido')
    })
  })

  it('of 20,000 characters with markup in it is text, whole, and nothing else', async () => {
    openAt('/recados/10601', { as: 'bruno' })
    const text = await screen.findByText(/<script>/)
    expect(text.textContent.length).toBeGreaterThanOrEqual(20_000)
    expect(text).toHaveAttribute('lang', 'pt-BR')
    expect(text).toHaveAttribute('dir', 'auto')
    expect(text.querySelector('*')).toBeNull()
    expect(document.title).not.toContain('invadido')
  })

  it('of a sender that nobody knows names the number of the profile', async () => {
    openAt('/recados/10602', { as: 'bruno' })
    expect(await screen.findByRole('heading', { level: 2, name: 'De: Perfil 9' })).toBeVisible()
  })

  it('that is gone says so, in the list and by itself', async () => {
    const { unmount } = openAt('/recados/10119', { as: 'ana' })
    expect(await screen.findByText('Este recado não está mais disponível.')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Recados' })).toHaveAttribute('href', '/recados')
    unmount()
    mock.fail('GetRecado', 404, { times: 1 })
    openAt('/recados', { as: 'ana' })
    expect(await screen.findByText('1 recado não está mais disponível.')).toBeVisible()
    expect(screen.getByText(/A reunião/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' }), 'it will not come back').toBeNull()
  })

  it('that are all gone say so once', async () => {
    mock.fail('GetRecado', 404, { times: 2 })
    openAt('/recados', { as: 'ana' })
    expect(await screen.findByText('2 recados não estão mais disponíveis.')).toBeVisible()
    expect(within(screen.getByRole('main')).queryByRole('list')).toBeNull()
  })

  it('none at all: says what comes', async () => {
    openAt('/recados', { as: 'pedro' })
    const said = await screen.findByText(/Nenhum recado por enquanto|Não lido/)
    await waitFor(() => expect(said).toBeVisible())
  })
})

describe('without a network', () => {
  afterEach(() => {
    mock.network.offline(false)
  })

  it('messages that were never read are said once not to be there, and nothing else is claimed', async () => {
    const { router } = openAt('/turmas', { as: 'ana' })
    expect(await screen.findByText('26 de 30 faltas · restam 4')).toBeVisible()
    mock.network.offline(true)
    await router.navigate('/recados')
    const page = within(screen.getByRole('main'))
    expect(await page.findByText(/Parece que você está sem internet/)).toBeVisible()
    expect(page.getByRole('heading', { level: 1, name: 'Recados' })).toBeVisible()
    expect(page.queryByText(/Dados de|Atualizado/)).toBeNull()
    await waitFor(() => expect(screen.getByText(/^Sem internet\./)).toHaveTextContent(/^Sem internet\.$/))
    expect(screen.getAllByRole('button', { name: /^Tentar/ })).toHaveLength(1)
    // and they come with the network
    mock.network.offline(false)
    dispatchEvent(new Event('online'))
    expect(await page.findByText(/Na prova/)).toBeVisible()
  })
})

describe('messages', () => {
  it('stand there though one of them cannot be reached: that one alone lacks', async () => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      addressOf(input).endsWith('/GetRecado') && typeof init?.body === 'string' && init.body.includes('10112')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init),
    )
    openAt('/recados', { as: 'ana' })
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    expect(screen.getByText(/A reunião/)).toBeVisible()
  })

  it('are read twenty at a time', async () => {
    const real = globalThis.fetch
    const read: string[] = []
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (addressOf(input).endsWith('/Classes')) {
        const recados = Array.from({ length: 25 }, (_, i) => i + 1)
        return Promise.resolve(Response.json({ itens: [{ id: 1011, disciplina: 'Um', recados }] }))
      }
      if (!addressOf(input).endsWith('/GetRecado')) return real(input, init)
      read.push(typeof init?.body === 'string' ? init.body : '')
      return Promise.resolve(Response.json({ id: 1, descricao: 'Texto', perfilRemetente: 3 }))
    })
    const { user } = openAt('/recados', { as: 'ana' })
    await waitFor(() => expect(document.querySelectorAll('main li')).toHaveLength(20))
    expect(read).toHaveLength(20)
    await user.click(await within(screen.getByRole('main')).findByRole('button', { name: /mais/i }))
    await waitFor(() => expect(document.querySelectorAll('main li')).toHaveLength(25))
    expect(read).toHaveLength(25)
  })

  it('are not new to who wrote them: those of a teacher to a teacher', async () => {
    openAt('/recados', { as: 'carla' })
    await waitFor(() => expect(document.querySelector('main li')).toHaveTextContent(/^Professor/))
    expect(document.querySelector('main li[data-unread="true"]')).toBeNull()
  })
})

describe('an evaluation', () => {
  it('opened from its class names it, tells the grade, and leads back to it', async () => {
    const { user, path, router } = openAt('/turmas/1011/notas', { as: 'ana' })
    await user.click(await screen.findByRole('link', { name: 'Prova parcial' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Prova parcial' })).toBeVisible()
    const page = within(screen.getByRole('main'))
    expect(page.getByText('Matemática · 7º A')).toBeVisible()
    expect(page.getByText('Nota').nextElementSibling).toHaveTextContent('7,0 · Publicada')
    // one that the school has not shown has no figure
    await user.click(page.getByRole('link', { name: 'Matemática' }))
    expect(path()).toBe('/turmas/1011/notas')
    await user.click(await screen.findByRole('link', { name: 'Projeto' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Projeto' })).toBeVisible()
    expect(page.getByText('Nota').nextElementSibling).toHaveTextContent(/^Ainda não publicada$/)
    // by its address alone too, since the records tell whose it is
    await router.navigate(path())
    expect(await page.findByRole('link', { name: 'Matemática' })).toHaveAttribute('href', '/turmas/1011/notas')
    expect(page.getByText('Nota').nextElementSibling).toHaveTextContent(/^Ainda não publicada$/)
  })

  it('that is over offers no date for the calendar', async () => {
    openAt('/avaliacoes/101101', { as: 'ana' })
    expect(await screen.findByText(/Conteúdo dado até a semana anterior/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /calendário/ })).toBeNull()
  })

  it('has its date in words, the second call counted down, and both dates for the calendar', async () => {
    const saved = vi.spyOn(files, 'download').mockImplementation(() => undefined)
    const { user } = openAt('/avaliacoes/101105', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Prova do 2º bimestre' })).toBeVisible()
    // its own and that of the second call, in one form
    expect(screen.getAllByText(/^[a-zç]+(-feira)?, \d+º? de [a-zç]+ de \d{4}, \d\dh\d\d$/)).toHaveLength(2)
    expect(screen.getByText(/^Faltam \d+ dias\.$/)).toBeVisible()
    expect(screen.getByText('Prova')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pôr as duas datas no calendário' }))
    const [name, type, folded] = saved.mock.calls[0] ?? []
    // long lines are folded (RFC 5545)
    const text = folded?.replaceAll('\r\n ', '')
    expect([name, type]).toEqual(['avaliacao.ics', 'text/calendar;charset=utf-8'])
    expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(text).toContain('SUMMARY:Matemática: Segunda chamada: Prova do 2º bimestre')
    expect(text).toMatch(/DTSTART;TZID=America\/Sao_Paulo:\d{8}T140000/)
  })

  test.each([
    ['/avaliacoes/101304', 'Seminário', 'Data não informada'],
    ['/avaliacoes/101404', 'Mapa mental', 'Tipo 8'],
    ['/avaliacoes/101606', 'Diário de bordo', '0'],
    [`/avaliacoes/${encodeURIComponent('ING/oral nº 1')}`, 'Prova oral', 'Prova'],
  ])('%s: %s, %s', async (path, name, detail) => {
    openAt(path, { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    expect(screen.getByText(detail)).toBeVisible()
  })

  it('takes the words of the deployment for its kind', async () => {
    openAt('/avaliacoes/101404', { as: 'ana', config: { evaluationTypes: { 8: 'Mapa' } } })
    expect(await screen.findByText('Mapa')).toBeVisible()
  })

  test.each([
    ['2026-03-01T00:30:00+09:00', 'domingo, 1º de março de 2026, 00h30'],
    // midnight stands for a day without an hour
    ['2026-03-01T00:00:00-03:00', 'domingo, 1º de março de 2026'],
  ])('shows the day that the school wrote, wherever the phone is: %s', async (day, said) => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      if (!addressOf(input).endsWith('/GetAvaliacao')) return answer
      return Response.json({ ...((await answer.json()) as object), data: day })
    })
    openAt('/avaliacoes/101101', { as: 'ana' })
    expect(await screen.findByText(said)).toBeVisible()
  })
})

describe('messages', () => {
  it('name the class they stand in, on the list and on the home', async () => {
    const { router } = openAt('/recados', { as: 'ana' })
    await waitFor(() => expect(document.querySelector('main li')).toHaveTextContent(/^Professor ?Matemática.*Na prova/))
    await router.navigate('/inicio')
    const heading = await screen.findByRole('heading', { name: 'Recado mais recente' })
    await waitFor(() => expect(heading.closest('section')).toHaveTextContent(/Professor · Matemática/))
  })

  it('name it on a page of their own, also where that is opened by its address', async () => {
    openAt('/recados/10112', { as: 'ana' })
    await screen.findByRole('heading', { level: 2, name: 'De: Professor' })
    await waitFor(() => expect(document.querySelector('article')).toHaveTextContent(/Matemática/))
  })

  it('are counted in the menu until they are opened', async () => {
    const { router } = openAt('/recados', { as: 'ana' })
    const entry = within(await screen.findByRole('navigation', { name: 'Menu' })).getByRole('link', {
      name: /^Recados/,
    })
    await waitFor(() => expect(entry).toHaveAccessibleDescription('2 recados não lidos'))
    await router.navigate('/recados/10112')
    await waitFor(() => expect(entry).toHaveAccessibleDescription('1 recado não lido'))
  })

  it('are counted after a reload of a page that reads no classes, without asking for them', async () => {
    const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }))
    const recados = async () => (await menu()).getByRole('link', { name: /^Recados/ })
    const { unmount } = openAt('/recados', { as: 'ana' })
    await waitFor(async () => expect(await recados()).toHaveAccessibleDescription('2 recados não lidos'))
    unmount()
    queryClient.clear()
    const asked = vi.spyOn(globalThis, 'fetch')
    openAt('/configuracoes', { as: 'ana' })
    await screen.findByRole('heading', { level: 1, name: 'Configurações' })
    expect(await recados()).toHaveAccessibleDescription('2 recados não lidos')
    expect(asked.mock.calls.filter(([input]) => addressOf(input).endsWith('/Classes'))).toEqual([])
  })

  it('that fail can be asked again, each by itself', async () => {
    mock.fail('GetRecado', 403, { times: 1 })
    const { user } = openAt('/recados', { as: 'ana' })
    const again = await screen.findByRole('button', { name: 'Tentar de novo' })
    await user.click(again)
    await waitFor(() => expect(document.querySelectorAll('main li a')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })
})
