// The small pieces: what they say, in which role, and that colour is never alone.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Disclosure } from '@/ui/page/Disclosure'
import { Empty } from '@/ui/page/Empty'
import { GradeChip } from '@/ui/data/GradeChip'
import { Stack } from '@/ui/page/layout'
import { Notice } from '@/ui/page/Notice'
import { ReceiptPanel } from '@/ui/data/ReceiptPanel'
import { ServiceText } from '@/ui/data/ServiceText'
import { tame } from '@/ui/data/serviceWords'
import { StateLabel } from '@/ui/data/StateLabel'
import { Steps } from '@/ui/page/Steps'
import { SummaryList } from '@/ui/data/SummaryList'
import { Table } from '@/ui/data/Table'
import { signs, type Tone } from '@/ui/look/tone'

describe('states', () => {
  test.each(Object.keys(signs) as Tone[])('%s has a sign beside its word', (tone) => {
    const { container } = render(<StateLabel tone={tone}>Publicada</StateLabel>)
    expect(screen.getByText('Publicada')).toBeVisible()
    expect(container.querySelector('[aria-hidden=true]')).toHaveTextContent(signs[tone])
  })
  test('a notice speaks only when asked to', () => {
    render(<Notice tone="warn" title="Em processamento" />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    render(
      <Notice tone="bad" role="alert" title="Falhou">
        <p>Tente de novo.</p>
      </Notice>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Tente de novo.')
  })
})

describe('grades', () => {
  test.each([
    [7.5, 'publicada', '7,5Publicada'],
    [8, 'fechada', '8,0Fechada'],
    [6.95, 'publicada', '6,95Publicada'],
    [9, 'notPublished', '—Ainda não publicada'],
    [null, 'noGrade', '—Sem nota ainda'],
  ] as const)('%s, %s', (valor, state, words) => {
    const { container } = render(<GradeChip valor={valor} state={state} />)
    expect(container).toHaveTextContent(words)
  })
  test('the dash is not read', () => {
    render(<GradeChip valor={null} state="noGrade" />)
    expect(screen.getByText('—')).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('table', () => {
  const rows = [
    { nome: 'Prova', peso: 2 },
    { nome: 'Trabalho', peso: 1 },
  ]
  const columns = [
    { key: 'nome', head: 'Avaliação', cell: (row: (typeof rows)[0]) => row.nome },
    { key: 'peso', head: 'Peso', cell: (row: (typeof rows)[0]) => row.peso, numeric: true },
  ]
  test('is named, has column and row heads, and its region can be reached', () => {
    render(<Table caption="Notas do 2º bimestre" columns={columns} rows={rows} rowKey={(row) => row.nome} />)
    const table = screen.getByRole('table', { name: 'Notas do 2º bimestre' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Avaliação', 'Peso'])
    expect(within(table).getByRole('rowheader', { name: 'Prova' })).toBeVisible()
    expect(within(table).getAllByRole('cell', { name: '2' })).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Notas do 2º bimestre' })).toHaveAttribute('tabindex', '0')
  })
  test.each([
    [900, '0'],
    [300, null],
  ])('stops the keyboard only where there is something to scroll: %i px of 300', (width, stop) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly told: () => void
        constructor(told: () => void) {
          this.told = told
        }
        observe = () => this.told()
        disconnect = () => undefined
      },
    )
    const spies = [
      vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width),
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
    ]
    render(<Table caption="Notas" columns={columns} rows={rows} rowKey={(row) => row.nome} />)
    const tabIndex = screen.getByRole('region', { name: 'Notas' }).getAttribute('tabindex')
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllGlobals()
    expect(tabIndex).toBe(stop)
  })
})

test('a summary lists terms, answers and the way to change them', () => {
  render(<SummaryList items={[{ term: 'Turno', value: 'Tarde', action: <a href="#turno">Alterar turno</a> }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Turno')
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['Tarde', 'Alterar turno'])
})

test('steps are told in words', () => {
  const { container } = render(<Steps n={2} total={6} />)
  expect(container).toHaveTextContent('Etapa 2 de 6')
  expect(container.querySelectorAll('[aria-hidden=true] i')).toHaveLength(6)
})

test('a receipt shows its protocol under a heading', () => {
  render(<ReceiptPanel title="Pedido recebido" label="Protocolo" protocol="2026-000123" />)
  expect(screen.getByRole('region', { name: 'Pedido recebido' })).toHaveTextContent('2026-000123')
})

test('a disclosure opens by its summary and tells', async () => {
  const toggle = vi.fn()
  render(
    <Disclosure summary="Como permitir" onToggle={toggle}>
      <p>Abra as configurações.</p>
    </Disclosure>,
  )
  expect(screen.getByText('Abra as configurações.')).not.toBeVisible()
  await userEvent.click(screen.getByText('Como permitir'))
  expect(screen.getByText('Abra as configurações.')).toBeVisible()
  await vi.waitFor(() => expect(toggle).toHaveBeenCalledWith(true))
})

test('empty says why and where to go', () => {
  render(
    <Empty title="Nenhuma nota publicada ainda.">
      <a href="/recados">Ver recados</a>
    </Empty>,
  )
  expect(screen.getByText('Nenhuma nota publicada ainda.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ver recados' })).toBeVisible()
})

test('a stacked list stays a list', () => {
  render(
    <Stack as="ul">
      <li>um</li>
    </Stack>,
  )
  expect(screen.getByRole('list')).toContainElement(screen.getByRole('listitem'))
})

describe('text of the service', () => {
  test('is plain, marked as Portuguese, in its own direction', () => {
    render(<ServiceText as="p">{'<img src=x onerror=alert(1)>\r\nSegunda linha'}</ServiceText>)
    const text = screen.getByText(/Segunda linha/)
    expect(text.textContent).toBe('<img src=x onerror=alert(1)>\nSegunda linha')
    expect(text).toHaveAttribute('lang', 'pt-BR')
    expect(text).toHaveAttribute('dir', 'auto')
    expect(text.children).toHaveLength(0)
  })
  test.each([
    ['a\u0000b\u001bc\u009fd', 'abcd'],
    ['abc\u202edef\u202c\u2066g\u2069', 'abcdefg'],
    ['tab\tfica\nlinha', 'tab\tfica\nlinha'],
    ['família 👨‍👩‍👧 São João', 'família 👨‍👩‍👧 São João'],
    ['مرحبا', 'مرحبا'],
    [null, ''],
    [undefined, ''],
  ])('%j', (text, tamed) => {
    expect(tame(text)).toBe(tamed)
  })
  test('is cut at 20,000 characters for display', () => {
    expect(tame('x'.repeat(30_000))).toHaveLength(20_001)
    expect(tame('x'.repeat(20_000))).toHaveLength(20_000)
  })
})
