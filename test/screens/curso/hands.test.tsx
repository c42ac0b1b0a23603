// The office's lists and its form under hands that use them all day: search by words, a table where there is room, folds.
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hasWords, fold } from '@/domain/text'
import { withWords } from '@/domain/textSearch'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../support/render'
import { resizable } from './window'

let resize = resizable()
beforeEach(() => {
  resize = resizable()
})
const search = () => screen.findByLabelText('Procurar por nome ou código')

describe('a search finds words in any order, and Enter goes to the first', () => {
  test('letters anywhere, figures at the start of a number', () => {
    const has = (text: string, wanted: string) => hasWords(fold(text), wanted)
    expect(has('Vinícius Guimarães Pires de Lima', 'lima vinicius')).toBe(true)
    expect(has('Matemática – 9º ano EF-MA-9 2064', '9 matematica')).toBe(true)
    expect(has('Matemática – 1º ano EF-MA-1 2009', '9 matematica')).toBe(false)
    expect(has('Sá D’Ávila', 'avila')).toBe(true)
  })
  test('a code without its hyphens', () => {
    const code = fold('Matemática – 9º ano EF-MA-9')
    expect(['efma9', 'EFMA9 mat', 'ef-ma9', 'EFMA'].map((wanted) => hasWords(code, wanted))).toEqual(
      Array(4).fill(true),
    )
    expect(['fma9', 'efma8', 'efm9'].map((wanted) => hasWords(code, wanted))).toEqual(Array(3).fill(false))
  })
  test('a code with its hyphens is one phrase: its parts apart are no hit', async () => {
    const has = (text: string, wanted: string) => hasWords(fold(text), wanted)
    expect(['EF-MA', 'mat EF-MA-9', 'EF–MA', 'EF MA'].map((wanted) => has('Matemática EF-MA-9', wanted))).toEqual(
      Array(4).fill(true),
    )
    const apart = ['Traços, sons, cores e formas EI-TS efetivo', 'Fala e imaginação EI-EF', 'Chef Maria']
    expect(apart.map((text) => has(text, 'EF-MA'))).toEqual(Array(3).fill(false))
    const begun = ['TI-PR-1', 'Espaços, tempos e quantidades EI-ET', 'Matemática EF-MA-1']
    expect(begun.map((text) => has(text, 'TI-'))).toEqual([true, false, false])
    const near = (text: string, wanted: string) => withWords([text], fold, wanted).length > 0
    expect(near('Ana-Luíza Prado', 'ana-luisa')).toBe(true)
    expect(near('Ana Prado Luíza', 'ana-luisa')).toBe(false)
    const { user } = openAt('/atividades', { as: 'sonia' })
    await user.type(await search(), 'EF-MA')
    expect(await main().findByText(/^9 encontradas de/)).toBeVisible()
    const codes = main().getAllByRole('row').slice(1)
    expect(codes.filter((row) => !row.textContent.includes('EF-MA'))).toEqual([])
  })
  test('in Atividades, on a page not read yet', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    await user.type(await search(), '9 matematica{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('button')).toHaveTextContent('Matemática – 9º ano'))
    expect(document.activeElement, 'gone to, not pressed').toHaveAttribute('aria-expanded', 'false')
  })
  test('in Equivalências; where nothing fits the cursor stays', async () => {
    const { user } = openAt('/equivalencias?curso=4', { as: 'sonia' })
    await user.type(await search(), 'basica algebra{Enter}')
    await waitFor(() => expect(document.activeElement?.closest('a')).toHaveTextContent('Álgebra I'))
    await user.clear(await search())
    await user.type(await search(), 'da lua{Enter}')
    expect(await main().findByText('Nada com essas palavras.')).toBeVisible()
    expect(await search()).toHaveFocus()
  })
  test.each(['/atividades', '/equivalencias'])(
    '%s: an Enter that found nothing takes no focus in another list',
    async (path) => {
      const { user } = openAt(`${path}?curso=2`, { as: 'sonia' })
      await user.type(await search(), 'algebra{Enter}')
      await main().findByText(/Nada com essas palavras|Nenhuma/)
      const course = screen.getByLabelText(/Curso/)
      await user.selectOptions(course, '4')
      await screen.findAllByText('Álgebra I')
      expect(course).toHaveFocus()
    },
  )
})

describe('activities and equivalences', () => {
  test('a count, and a table on a wide window whose lines open where they stand', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    expect(await screen.findByText('50 atividades carregadas; a lista continua')).toBeVisible()
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(50)
    expect(document.querySelectorAll('main h2')).toHaveLength(0)
    await user.click(main().getByText('Carregar mais'))
    await waitFor(() => expect(document.activeElement?.closest('tr')).not.toBeNull())
    expect(main().getByText('100 atividades carregadas; a lista continua')).toBeVisible()
    await user.type(await search(), 'gestos')
    expect(await main().findByText(/^1 encontrada de \d{3} atividades/)).toBeVisible()
    expect(main().getByText('Procurado: “gestos”'), 'beside the count, on paper alone').toHaveClass('print-only')
    await user.click(main().getByRole('button', { name: 'Corpo, gestos e movimentos' }))
    expect(await main().findByRole('link', { name: 'Ver equivalências' })).toBeVisible()
    const line = main().getByRole('row', { name: /EI-CG/ })
    expect(
      within(line)
        .getAllByRole('cell')
        .map((one) => one.textContent),
    ).toEqual(expect.arrayContaining([expect.stringContaining('EI-CG'), expect.stringContaining('160')]))
  })
  test('an equivalence reads as a sentence in its line, with its reason and what nobody documented', async () => {
    openAt('/equivalencias?curso=4', { as: 'sonia' })
    expect(await screen.findByText('7 equivalências')).toBeVisible()
    const line = main().getByRole('row', { name: /Programação I.*não vale como.*Banco de Dados/ })
    expect(line).toHaveTextContent(/Recusada/)
    const heads = main().getAllByRole('columnheader')
    const place = heads.findIndex((head) => head.textContent === 'Conteúdo e motivo')
    // the name of the row is no cell
    expect(within(line).getAllByRole('cell')[place - 1]).toHaveTextContent(
      /Cobre 68% do conteúdo.*O mínimo do conteúdo é 75%\./,
    )
    expect(line).toHaveTextContent(/Valeria de \d.*Só valeria neste sentido/)
    expect(main().getAllByText('Mais dados').length).toBeGreaterThan(0)
    expect(main().getByText('Parecer')).toBeInTheDocument()
  })
  test('with text at 130 % on 1280 px the column with the most words keeps room', async () => {
    // pixels of a rem and of the table then
    const [rem, whole] = [20.8, 864]
    const rest = () =>
      [...document.querySelectorAll<HTMLElement>('main col')].reduce((left, { style: { width } }) => {
        const n = Number.parseFloat(width) || 0
        return left - (width.endsWith('%') ? (n / 100) * whole : n * rem)
      }, whole)
    const { unmount } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText(/^50 atividades/)
    expect(rest()).toBeGreaterThan(240)
    unmount()
    openAt('/equivalencias', { as: 'sonia' })
    await screen.findByText(/^50 equivalências/)
    expect(rest()).toBeGreaterThan(150)
  })
  test('a long reason has a line of its own, whole; a short one makes no further line', async () => {
    const long = 'A ementa mudou em 2024 e deixou de tratar de uma parte do que a atividade oferecida pede. '.repeat(3)
    const known = mock.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await known(input, init)
      if (typeof input !== 'string' || !input.endsWith('/EquivalenciasCurriculares')) return answer
      const text = await answer.text()
      return new Response(text.replace('O mínimo do conteúdo é 75%.', long))
    })
    openAt('/equivalencias?curso=4', { as: 'sonia' })
    await screen.findByText('7 equivalências')
    const line = main().getByRole('row', { name: /Programação I.*não vale como.*Banco de Dados/ })
    expect(line).not.toHaveTextContent('A ementa mudou')
    expect(line.nextElementSibling).toHaveTextContent(`Motivo: ${long.trim()}`)
    const short = main().getByRole('row', { name: /A carga horária cobre 60%/ })
    expect(short.nextElementSibling).not.toHaveTextContent('Motivo:')
  })
  test('the number that a filter asks for is told where the activity is opened', async () => {
    resize(false)
    const { user } = openAt('/atividades?curso=2&atividade=2062', { as: 'sonia' })
    expect(await screen.findByText('Número da atividade: 2062')).toBeVisible()
    await user.click(screen.getByText('Mais filtros'))
    const field = screen.getByLabelText(/^Número da atividade exigida/)
    expect(field).toHaveAccessibleDescription(/ao abrir a atividade/)
    await user.type(field, '2062{Enter}')
    expect(await screen.findByText('1 atividade')).toBeVisible()
  })
  test('cards on a phone', async () => {
    resize(false)
    openAt('/equivalencias?curso=4', { as: 'sonia' })
    expect(await screen.findByRole('heading', { name: 'Álgebra I vale como Matemática Básica' })).toBeVisible()
    expect(document.querySelector('main table')).toBeNull()
  })
})

describe('the person’s form', () => {
  const open = async () => {
    const view = openAt('/pessoas/nova', { as: 'sonia' })
    await screen.findByLabelText('Nome (obrigatório)')
    return view
  }
  const section = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('details')

  test('marks the one required field, and nothing else; nobody is told of a draft that is none', async () => {
    await open()
    expect(main().getAllByText('(obrigatório)')).toHaveLength(1)
    expect(main().queryByText('(opcional)')).toBeNull()
    expect(main().queryByText('O que você tinha digitado continua aqui')).toBeNull()
  })
  test('sections fold and lose nothing; one with an error opens itself', async () => {
    const { user } = await open()
    const documents = section('Documentos')
    expect(documents).toHaveAttribute('open')
    await user.type(screen.getByLabelText('RG'), '1234567')
    await user.click(screen.getByRole('heading', { level: 2, name: 'Documentos' }))
    await waitFor(() => expect(documents).not.toHaveAttribute('open'))
    expect(await main().findByText('· 1 preenchido')).toBeInTheDocument()
    expect(screen.getByLabelText('RG')).toHaveValue('1234567')
    // Enter leads past what is folded
    await user.type(screen.getByLabelText('Número em outro sistema'), '7{Enter}')
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await user.keyboard('nina@')
    await user.click(screen.getByRole('heading', { level: 2, name: 'Contato' }))
    await waitFor(() => expect(section('Contato')).not.toHaveAttribute('open'))
    await user.type(screen.getByLabelText('Nome (obrigatório)'), 'Nina Paz{Control>}{Enter}{/Control}')
    expect(await main().findByText('Há 1 problema para corrigir')).toBeVisible()
    expect(section('Contato')).toHaveAttribute('open')
    await user.click(screen.getByRole('heading', { level: 2, name: 'Contato' }))
    await waitFor(() => expect(section('Contato')).not.toHaveAttribute('open'))
    expect(await main().findByText('· 1 problema')).toBeInTheDocument()
    // the way to the field leads into what is folded
    await user.click(main().getByRole('link', { name: /e-mail/i }))
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
    expect(section('Contato')).toHaveAttribute('open')
    expect(section('Documentos')).not.toHaveAttribute('open')
    // corrected, it closes on nobody: the field that is left leads to the next one
    await user.type(screen.getByLabelText('E-mail'), '{Control>}a{/Control}nina@paz.br{Enter}')
    expect(await main().findAllByText(/^Corrigido/)).not.toHaveLength(0)
    expect(section('Contato')).toHaveAttribute('open')
    expect(screen.getByLabelText('Página na internet')).toHaveFocus()
    await user.click(screen.getByRole('heading', { level: 2, name: 'Contato' }))
    await waitFor(() => expect(section('Contato'), 'folded by the person').not.toHaveAttribute('open'))
  })
  test('a day that no year has is told first, then a year that is too short, each at its own part', async () => {
    const { user } = await open()
    const visa = () => within(screen.getByRole('group', { name: 'Validade do visto' }))
    const wrong = () =>
      visa()
        .getAllByRole('textbox')
        .map((part) => part.getAttribute('aria-invalid'))
    const part = (name: string) => visa().getByLabelText(name)
    expect(visa().getByText(/^Por exemplo, 27 3 \d+$/)).toHaveTextContent(`27 3 ${new Date().getFullYear() + 2}`)
    await user.type(screen.getByLabelText('Nome (obrigatório)'), 'Nina Paz')
    await user.type(part('Dia'), '31{Control>}{Enter}{/Control}')
    expect(await visa().findByText(/precisa ter o mês e o ano/)).toBeVisible()
    expect(wrong()).toEqual([null, 'true', 'true'])
    await user.click(screen.getByRole('link', { name: /precisa ter o mês e o ano/ }))
    expect(part('Mês')).toHaveFocus()
    await user.type(part('Mês'), '2')
    await user.type(part('Ano'), '26{Control>}{Enter}{/Control}')
    expect(await main().findByText('Há 1 problema para corrigir')).toBeVisible()
    expect(wrong()).toEqual(['true', null, null])
    expect(visa().getByText(/esse dia não existe/)).toBeVisible()
    await user.clear(part('Dia'))
    await user.type(part('Dia'), '28{Control>}{Enter}{/Control}')
    await waitFor(() => expect(wrong()).toEqual([null, null, 'true']))
  })
  test('Ctrl+Enter on the heading tells what is missing', async () => {
    const { user } = await open()
    screen.getByRole('heading', { level: 1 }).focus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await main().findByText('Há 1 problema para corrigir')).toBeVisible()
  })
  test('Ctrl+Enter on the head of a section sends, and folds nothing', async () => {
    const { user } = await open()
    section('Contato')?.querySelector('summary')?.focus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await main().findByText('Há 1 problema para corrigir')).toBeVisible()
    expect(section('Contato')).toHaveAttribute('open')
  })
  test('sections stay folded when the person comes back, and for the next record', async () => {
    const { user, router, unmount } = await open()
    await user.click(screen.getByRole('heading', { level: 2, name: 'Contato' }))
    await waitFor(() => expect(section('Contato')).not.toHaveAttribute('open'))
    await router.navigate('/atividades')
    await search()
    await router.navigate(-1)
    await screen.findByLabelText('Nome (obrigatório)')
    expect([section('Contato')?.open, section('Documentos')?.open]).toEqual([false, true])
    unmount()
    await open()
    expect(section('Contato'), 'the page read again').not.toHaveAttribute('open')
  })
  test('on a phone only the first section is open', async () => {
    resize(false)
    await open()
    expect(document.querySelectorAll('main form details[open]')).toHaveLength(1)
  })
  test('a window that becomes narrow folds no section: the field in use keeps the focus', async () => {
    const { user } = await open()
    const field = screen.getByLabelText('RG')
    await user.type(field, 'MG-1')
    resize(false)
    expect(section('Documentos')).toHaveAttribute('open')
    await user.keyboard('99')
    expect(field).toHaveValue('MG-199')
  })
})

test('keys for five persons: Enter to the CPF, Ctrl+Enter to send, Enter for the next one', async () => {
  const sent: unknown[] = []
  const known = mock.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof input === 'string' && input.endsWith('/InsertPessoaAvaliacaoInterdisciplinar')) sent.push(init?.body)
    return known(input, init)
  })
  const { user } = openAt('/pessoas/nova', { as: 'sonia' })
  await user.click(await screen.findByLabelText('Nome (obrigatório)'))
  let keys = 0
  // whatever is pressed that is no letter or figure of the record
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === 'Tab') keys += 1
  })
  const people = [
    ['Nina Paz', '52998224725'],
    ['Caio Brito', '11144477735'],
    ['Rosa Lins', '12345678909'],
    ['Davi Melo', '98765432100'],
    ['Íris Nóbrega', '11000000974'],
  ] as const
  for (const [i, [nome, cpf]] of people.entries()) {
    expect(screen.getByLabelText('Nome (obrigatório)')).toHaveFocus()
    await user.keyboard(`${nome}{Enter}${cpf}{Control>}{Enter}{/Control}`)
    const another = await screen.findByRole('button', { name: 'Registrar outra pessoa' })
    await waitFor(() => expect(another).toHaveFocus())
    expect(sent).toHaveLength(i + 1)
    await user.keyboard('{Enter}')
  }
  expect(keys).toBe(3 * people.length)
})
