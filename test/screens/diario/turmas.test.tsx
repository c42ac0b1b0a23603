// The list of classes and one class: order, period, further pages, timetable, group and limit.
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mock } from '@/mock/doors/node'
import { openAt } from '../../support/render'
import { comeNear, manyClasses, stayFar } from './classes'

// rows far from the window ask for nothing
beforeEach(stayFar)
const rows = () => [...document.querySelectorAll('main li :is(h2, h3)')].map((heading) => heading.textContent)

describe('the list', () => {
  it('reads further pages by a press, goes to the first new row and says how many came', async () => {
    manyClasses(70)
    const { user } = openAt('/turmas', { as: 'ana' })
    await waitFor(() => expect(rows()).toHaveLength(50))
    expect(rows()[0]).toBe('Ateliê 002')
    await user.click(screen.getByText('Carregar mais'))
    await waitFor(() => expect(rows()).toHaveLength(70))
    // by name the new ones stand in between: the first of them has the focus
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Ateliê 052'))
    await waitFor(() => expect(document.body).toHaveTextContent('20 linhas a mais carregadas'))
    expect(screen.queryByText('Carregar mais')).toBeNull()
  })

  it('keeps the focus where it went when the rows around come near the window', async () => {
    manyClasses(70)
    // blocks come near, no row asks for its figures yet
    comeNear(20, (element) => element.tagName === 'DIV')
    const { user } = openAt('/turmas', { as: 'ana' })
    await waitFor(() => expect(rows()).toHaveLength(50))
    await user.click(screen.getByText('Carregar mais'))
    await waitFor(() => expect(document.activeElement?.tagName).toBe('A'))
    const focused = document.activeElement
    expect(focused).toHaveTextContent('Ateliê 052')
    await act(() => new Promise((done) => setTimeout(done, 200)))
    expect(document.activeElement).toBe(focused)
    expect(focused?.isConnected).toBe(true)
  })

  it('offers to ask for more where the service tells no page, and keeps the rows meanwhile', async () => {
    manyClasses(60, false)
    const { user } = openAt('/turmas', { as: 'ana' })
    await waitFor(() => expect(rows()).toHaveLength(50))
    expect(screen.getByText('Pode haver mais linhas além destas.')).toBeVisible()
    await user.click(screen.getByText('Carregar mais'))
    await waitFor(() => expect(rows()).toHaveLength(60))
    expect(screen.queryByText('Pode haver mais linhas além destas.')).toBeNull()
  })

  it('a page that fails leaves the rows and says so', async () => {
    manyClasses(70)
    const { user } = openAt('/turmas', { as: 'ana' })
    await waitFor(() => expect(rows()).toHaveLength(50))
    vi.stubGlobal('fetch', mock.fetch)
    mock.fail('Classes', 403)
    await user.click(screen.getByText('Carregar mais'))
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent('Seu perfil não permite isto.')
    expect(rows()).toHaveLength(50)
  })

  it.each(['/turmas', '/inicio', '/boletim'])(
    'without classes says why and what comes, and offers nothing for grades: %s',
    async (path) => {
      manyClasses(0)
      openAt(path, { as: 'ana' })
      expect(await screen.findByText('Você ainda não tem turmas neste período.')).toBeVisible()
      expect(await screen.findByRole('button', { name: 'Atualizar' })).toBeVisible()
      const main = within(screen.getByRole('main'))
      expect(main.queryByRole('button', { name: /^(Ocultar notas|Imprimir|Lembrar neste aparelho.*)$/ })).toBeNull()
      expect(main.queryByRole('link', { name: /boletim/i })).toBeNull()
    },
  )
})

describe('one class', () => {
  it('has its period, teacher, room, timetable, group with limit, and messages', async () => {
    openAt('/turmas/1011', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Matemática' })).toBeVisible()
    const main = within(screen.getByRole('main'))
    // the group stands above, said once
    // shown once everything of the page has come
    await waitFor(() => expect(main.getByText('No máximo 30 faltas')).toBeVisible())
    expect(main.getAllByText('7º A')).toHaveLength(1)
    expect(main.getByText('Carla Menezes')).toBeVisible()
    expect(main.getByText(/^Sala \d+$/)).toBeVisible()
    expect(await main.findByText(/^\d{4}, 2º bimestre \(\d{4}\/2\)$/)).toBeVisible()
    expect(main.getAllByText(/-feira$/)[0]?.closest('div')).toHaveTextContent(/\d\dh\d\d às \d\dh\d\d/)
    expect(await main.findByText(/Na prova do 2º bimestre/)).toBeVisible()
    expect(main.getByRole('link', { name: 'Ver notas e faltas' })).toHaveAttribute('href', '/turmas/1011/notas')
  })

  it('whose group fails shows the rest', async () => {
    mock.speak(['bare'])
    mock.fail('GetTurma', 403)
    openAt('/turmas/1011', { as: 'ana' })
    expect(await screen.findByText('Não foi possível carregar o limite de faltas.')).toBeVisible()
    expect(screen.getByText('Carla Menezes')).toBeVisible()
  })

  it('of somebody else is not there', async () => {
    openAt('/turmas/1061', { as: 'ana' })
    expect(await screen.findByText('Esta turma não está entre as suas.')).toBeVisible()
  })

  it('of a group without a limit says that it is not told', async () => {
    openAt('/turmas/1230', { as: 'pedro' })
    await waitFor(() => expect(screen.getByText('Limite de faltas não informado')).toBeVisible())
  })
})
