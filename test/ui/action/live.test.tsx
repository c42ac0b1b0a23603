import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { end, identify, start } from '@/session'
import { announceLater } from '@/ui/action/announceLater'
import { announce, LiveRegions, unsay } from '@/ui/action/live'
import { Skeleton } from '@/ui/page/Skeleton'
import { toast, Toasts } from '@/ui/action/Toasts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  act(() => {
    vi.runAllTimers()
  })
})
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('announce', () => {
  test('polite and assertive have a region each, empty from the start', () => {
    render(<LiveRegions />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    act(() => {
      announce('20 turmas a mais carregadas')
    })
    act(() => {
      announce('Não foi enviado', 'assertive')
    })
    expect(screen.getByRole('status')).toHaveTextContent('20 turmas a mais carregadas')
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi enviado')
  })
  test('what is no longer so is taken back: "loading" goes with what was on its way', () => {
    const { rerender } = render(
      <>
        <LiveRegions />
        <Skeleton />
      </>,
    )
    wait(400)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Carregando…')
    rerender(<LiveRegions />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
  test('the same words again, within a moment, are other text: a screen reader reads only what changes', () => {
    render(<LiveRegions />)
    const region = screen.getByRole('status')
    const texts = [1, 2, 3].map(() => {
      act(() => {
        announce('Desfeito')
      })
      expect(region).toHaveTextContent('Desfeito')
      return region.textContent
    })
    expect(texts[1]).not.toBe(texts[0])
    expect(texts[2]).not.toBe(texts[1])
    act(() => {
      unsay('Desfeito')
    })
    expect(region).toBeEmptyDOMElement()
  })
  test('the region is emptied, so that the same words can be said again', () => {
    render(<LiveRegions />)
    act(() => {
      announce('Atualizado')
    })
    wait(6000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => {
      announce('Atualizado')
    })
    expect(screen.getByRole('status')).toHaveTextContent('Atualizado')
  })
  test('what is said before the regions stand is not lost', () => {
    announce('Sessão encerrada')
    render(<LiveRegions />)
    expect(screen.getByRole('status')).toHaveTextContent('Sessão encerrada')
  })
})

describe('toasts', () => {
  test('stay at least 6 s, then go', () => {
    render(<Toasts />)
    act(() => {
      toast('Notas enviadas')
    })
    wait(6500)
    expect(screen.getByText('Notas enviadas')).toBeVisible()
    wait(2000)
    expect(screen.queryByText('Notas enviadas')).not.toBeInTheDocument()
  })
  test('can be dismissed, each by itself, and are said politely', async () => {
    render(
      <>
        <LiveRegions />
        <Toasts />
      </>,
    )
    act(() => {
      toast('Primeiro')
    })
    act(() => {
      toast('Segundo')
    })
    expect(screen.getByRole('status')).toHaveTextContent('Segundo')
    const [first] = screen.getAllByRole('button', { name: 'Fechar aviso' })
    if (!first) throw new Error('no button')
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) }).click(first)
    expect(screen.queryByText('Primeiro')).not.toBeInTheDocument()
    expect(screen.getAllByText('Segundo')).toHaveLength(2)
  })
})

describe('skeleton', () => {
  test('says nothing for 300 ms, then one message, after 8 s that it is slow', () => {
    render(
      <>
        <LiveRegions />
        <main>
          <Skeleton lines={3} />
          <Skeleton lines={2} />
        </main>
      </>,
    )
    const main = screen.getByRole('main')
    expect(main.querySelectorAll('[aria-busy=true]')).toHaveLength(2)
    expect(main).not.toHaveTextContent('Carregando…')
    wait(250)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    wait(100)
    expect(main).toHaveTextContent('Carregando…')
    expect(screen.getByRole('status')).toHaveTextContent(/^Carregando…$/)
    wait(8000)
    expect(screen.getAllByText('Está demorando mais que o normal')).toHaveLength(3)
  })
  test('a reply within 300 ms is never preceded by a message', () => {
    const { unmount } = render(
      <>
        <LiveRegions />
        <Skeleton />
      </>,
    )
    wait(200)
    unmount()
    render(<LiveRegions />)
    wait(1000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
  test('offers a way out when it is slow', async () => {
    const retry = vi.fn()
    render(<Skeleton onRetry={retry} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    wait(8100)
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})

test('a long wait of two parts that began one after the other is said', () => {
  const page = (two: boolean) => (
    <>
      <LiveRegions />
      <Skeleton />
      {two && <Skeleton />}
    </>
  )
  const { rerender } = render(page(false))
  wait(1000)
  rerender(page(true))
  const heard = Array.from({ length: 12 }, () => {
    wait(1000)
    return screen.getByRole('status').textContent
  })
  expect(heard.filter((words) => words.includes('demorando'))).not.toEqual([])
})

test('a toast that is put away by keys gives the focus back, and none goes under the hands of who stands on it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
  render(
    <>
      <main>
        <h1 tabIndex={-1}>Turmas</h1>
        <button>Outro</button>
      </main>
      <Toasts />
    </>,
  )
  act(() => void toast('Feito'))
  screen.getByRole('button', { name: 'Outro' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Fechar aviso' })).toHaveFocus()
  wait(20_000)
  expect(screen.getByText('Feito')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Feito')).toBeNull()
  expect(screen.getByRole('button', { name: 'Outro' })).toHaveFocus()
})

test('what was said in a dialog that goes is handed on, both kinds of it, but for what was taken back', () => {
  const page = (open: boolean) => (
    <>
      <main>
        <LiveRegions />
      </main>
      {open && <LiveRegions />}
    </>
  )
  const { rerender } = render(page(true))
  act(() => {
    announce('Apagado')
    announce('Falhou', 'assertive')
  })
  rerender(page(false))
  expect(screen.getByRole('main')).toHaveTextContent('ApagadoFalhou')
  wait(10_000)
  rerender(page(true))
  act(() => announce('Carregando…'))
  act(() => unsay('Carregando…'))
  rerender(page(false))
  expect(screen.getByRole('main')).not.toHaveTextContent('Carregando')
})

test('words stay their whole time, however soon they follow others', () => {
  render(<LiveRegions />)
  act(() => announce('Primeiro'))
  wait(4000)
  act(() => announce('Segundo'))
  wait(4000)
  expect(screen.getByRole('status')).toHaveTextContent('Segundo')
  wait(1000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('regions that go repeat only what nobody can have heard yet', () => {
  const page = (dialog: boolean) => (
    <>
      <LiveRegions />
      {dialog && <LiveRegions />}
    </>
  )
  const { rerender } = render(page(true))
  act(() => announce('Enviando'))
  wait(200)
  rerender(page(false))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('who comes next hears and sees nothing that was said to the person before', () => {
  start(identify({ sessionId: 's', userName: 'ana', userId: '1', perfis: [1] }))
  render(
    <>
      <LiveRegions />
      <Toasts />
    </>,
  )
  act(() => void toast('Presença de Ana marcada'))
  act(() => announce('Não foi enviado', 'assertive'))
  act(() => end('signedOut', { silent: true }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(document.body).not.toHaveTextContent('Ana')
})

test('three toasts stand at most, the newest; one that is taken back goes alone', () => {
  render(<Toasts />)
  const back: (() => void)[] = []
  act(() => {
    for (const text of ['A', 'B', 'C', 'D']) back.push(toast(`Feito ${text}`))
  })
  const shown = () => screen.getAllByText(/^Feito/).map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Feito B', 'Feito C', 'Feito D'])
  act(() => back[2]?.())
  expect(shown()).toEqual(['Feito B', 'Feito D'])
})

describe('for who comes next', () => {
  const ana = identify({ sessionId: 'x', userName: 'ana', userId: '1001', perfis: [1] })
  const change = () => start({ ...ana, idPessoa: 1002, userName: 'bruno' })
  test('nothing is left of what was said while no region stood', () => {
    start(ana)
    announce('Nota de Ana: 7')
    change()
    render(<LiveRegions />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
  test.each([
    ['the same person is there', () => undefined, 'Nota de Ana: 7'],
    ['somebody else is there', change, ''],
  ])('nothing is left of what waits for a frame: %s', (_, then, words) => {
    let frame: FrameRequestCallback = () => undefined
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => {
      frame = call
      return 0
    })
    start(ana)
    render(<LiveRegions />)
    announceLater('Nota de Ana: 7')
    act(then)
    frame(0)
    wait(10)
    vi.mocked(requestAnimationFrame).mockRestore()
    expect(screen.getByRole('status').textContent).toBe(words)
    end(null)
  })
})
