// Activities and equivalences: filters, search, pages, prerequisites as links, and nothing hidden because it is unknown.
import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CamposExtras, camposExtras, label } from '@/screens/curso/CamposExtras'
import { mock } from '@/mock/doors/node'
import { main, openAt } from '../../support/render'

/** The head of a row by its name. By text: asking a hundred rows for their role takes jsdom seconds. */
const row = async (name: string): Promise<HTMLElement> => {
  const text = await screen.findByText(name, { selector: 'button, button span' })
  return text.closest('button') ?? text
}
const rowCount = () => document.querySelectorAll('main h2').length

describe('activities', () => {
  test('are offered to the school office, not to students', async () => {
    openAt('/atividades', { as: 'ana' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Página não permitida' })).toBeVisible()
  })
  test('a row tells code, hours, period, kind and course; opened, its content and what it requires', async () => {
    const { user } = openAt('/atividades?curso=2', { as: 'sonia' })
    const first = await row('Matemática – 1º ano')
    expect(first).toHaveAttribute('aria-expanded', 'false')
    const facts = first.closest('li')?.querySelector('p')
    expect(facts).toHaveTextContent('EF-MA-1 · 200 horas · 1º período · Obrigatória · Ensino Fundamental')
    // a dot stays with the word before it, and begins no line
    expect(facts?.textContent.match(/.· /gu)).toEqual(Array(4).fill('\u00a0· '))
    // the service's words keep their language, ours follow the reader's
    const served = [...(facts?.querySelectorAll('[lang="pt-BR"]') ?? [])].map((one) => one.textContent)
    expect(served).toEqual(['EF-MA-1', 'Ensino Fundamental'])
    await user.click(first)
    expect(first).toHaveAttribute('aria-expanded', 'true')
    expect(main().getByText('Não exige nenhuma outra antes.')).toBeVisible()
    await user.click(await row('Matemática – 2º ano'))
    await user.click(await screen.findByText('Matemática – 1º ano', { selector: 'a span' }))
    await waitFor(() => {
      expect(first).toHaveAttribute('aria-expanded', 'true')
    })
    expect(first).toHaveFocus()
  })
  test('a prerequisite on a page not asked for yet is fetched', async () => {
    const { user, router } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    expect(main().queryByText('Matemática – 7º ano')).toBeNull()
    await router.navigate('/atividades?atividade=2062')
    expect(await row('Matemática – 7º ano')).toHaveAttribute('aria-expanded', 'true')
    await user.click(main().getByText('Ver quais exigem esta'))
    await waitFor(() => {
      expect(rowCount()).toBe(1)
    })
    expect(await row('Matemática – 8º ano')).toBeVisible()
    // by its name, though the row itself is not in this list
    expect(main().getByText(/^Só as que exigem antes:/)).toHaveTextContent(
      'Só as que exigem antes: Matemática – 7º ano',
    )
  })
  test('search looks through what is there and says when that is not all', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    const search = screen.getByLabelText('Procurar por nome ou código')
    mock.network.slow(300)
    await user.type(search, 'historia')
    await waitFor(() => {
      expect(main().queryByText('O eu, o outro e o nós')).toBeNull()
    })
    expect(await row('História – 1º ano')).toBeVisible()
    expect(main().getByText(/^\d+ encontradas\. Procurando: 50 itens vistos até agora/)).toBeVisible()
    await user.type(search, ' da lua')
    expect(await main().findByText(/^Procurando: \d+ itens vistos até agora/)).toBeVisible()
    expect(main().queryByText('Nada com essas palavras.')).toBeNull()
    // to the end of the list, and then said
    expect(await main().findByText('Nada com essas palavras.')).toBeVisible()
    expect(main().getByText('Confira as palavras: procuramos no nome e no código.')).toBeVisible()
    expect(main().queryByRole('button', { name: 'Carregar mais' })).toBeNull()
    expect(search).toHaveFocus()
  })
  test('search goes on over all pages, also past the first thing that fits', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    expect(main().queryByText('Matemática – 7º ano')).toBeNull()
    await user.type(screen.getByLabelText('Procurar por nome ou código'), 'matematica')
    expect(await row('Matemática – 1º ano')).toBeVisible()
    expect(await row('Matemática – 9º ano')).toBeVisible()
    expect(await main().findByText(/^\d+ encontradas de \d+ atividades$/)).toBeVisible()
  })
  test('other courses are named only where one is chosen', async () => {
    const { user } = openAt('/atividades?curso=2', { as: 'sonia' })
    await row('Matemática – 1º ano')
    await user.type(screen.getByLabelText('Procurar por nome ou código'), 'da lua')
    expect(
      await main().findByText('Confira as palavras: procuramos no nome e no código. Veja também nos outros cursos.'),
    ).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Curso'), 'Todos os cursos')
    // and the search goes on in the list that has come
    expect(await main().findByText('Confira as palavras: procuramos no nome e no código.')).toBeVisible()
  })
  test('a search among very many goes no further by itself, and its count says so', async () => {
    const known = mock.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (typeof input !== 'string' || !input.endsWith('/AtividadesCurriculares')) return known(input, init)
      const { tokenPagina } = JSON.parse(init?.body as string) as { tokenPagina: string }
      const from = Number(tokenPagina)
      const itens = Array.from({ length: 50 }, (_, i) => ({ id: from + i + 1, nome: i ? 'Outra' : `Alfa ${from}` }))
      return Promise.resolve(Response.json({ itens, tokenPagina: String(from + 50) }))
    })
    const { user } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('Alfa 0')
    await user.type(screen.getByLabelText('Procurar por nome ou código'), 'alfa')
    const told = await main().findByText(/já carregados foram vistos\. Há mais no fim da lista/, undefined, {
      timeout: 4000,
    })
    expect(told).toHaveTextContent(
      '10 encontradas. Só os 500 itens já carregados foram vistos. Há mais no fim da lista.',
    )
    expect(main().getByRole('button', { name: 'Carregar mais' })).toBeVisible()
  })
  test('search stops at a page that does not come, and goes on by a press', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    mock.fail('AtividadesCurriculares', 404)
    await user.type(screen.getByLabelText('Procurar por nome ou código'), 'banco de dados')
    expect(await main().findByText('Confira as palavras ou carregue mais: a lista continua.')).toBeVisible()
    mock.fail('AtividadesCurriculares', null)
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }))
    expect(await row('Banco de Dados')).toBeVisible()
  })
  test.each(['by other words', 'by Enter'])(
    'search that a page stopped goes on %s; what was seen is named',
    async (how) => {
      const { user } = openAt('/atividades', { as: 'sonia' })
      await screen.findByText('O eu, o outro e o nós')
      mock.fail('AtividadesCurriculares', 404)
      const search = screen.getByLabelText('Procurar por nome ou código')
      await user.type(search, 'banco de dado')
      expect(await main().findByText('Nada com essas palavras nos 50 itens já carregados.')).toBeVisible()
      // a page that did not come makes what is shown no older
      expect(main().queryByText(/Não deu para atualizar/)).toBeNull()
      mock.fail('AtividadesCurriculares', null)
      await user.type(search, how === 'by Enter' ? '{Enter}' : 's')
      expect(await row('Banco de Dados')).toBeVisible()
    },
  )
  test('pages follow by a press', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    expect(rowCount()).toBe(50)
    await user.click(main().getByText('Carregar mais'))
    await waitFor(() => {
      expect(rowCount()).toBe(100)
    })
  })
  test('by course, by number, and by an identifier that is text', async () => {
    const { user, router } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    await user.selectOptions(screen.getByLabelText('Curso'), 'Ensino Fundamental')
    await waitFor(() => {
      expect(main().queryByText('O eu, o outro e o nós')).toBeNull()
    })
    expect(router.state.location.search).toBe('?curso=2')
    await user.click(screen.getByText('Mais filtros'))
    // a chosen course is told once, by its name
    expect(screen.queryByLabelText(/Número do curso/)).toBeNull()
    await user.selectOptions(screen.getByLabelText('Curso'), 'Todos os cursos')
    expect(await screen.findByLabelText(/Número do curso/)).toHaveValue('')
    await user.type(screen.getByLabelText(/Identificação da avaliação/), 'horta/2º semestre')
    await user.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
    await waitFor(() => {
      expect(rowCount()).toBe(2)
    })
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(await screen.findByText('O eu, o outro e o nós')).toBeVisible()
  })
  test('the number of a course that does not exist is told, and stays where it was typed', async () => {
    const { user } = openAt('/atividades', { as: 'sonia' })
    await screen.findByText('O eu, o outro e o nós')
    await user.click(screen.getByText('Mais filtros'))
    await user.type(screen.getByLabelText(/Número do curso/), '999')
    await user.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
    expect(await main().findByText('Não há nada para o curso de número 999.')).toBeVisible()
    // heard where it takes the focus, not shown above the sentence
    expect(main().getByText('0 atividades')).toHaveClass('visually-hidden')
    expect(main().queryByText(/outros cursos/)).toBeNull()
    const field = screen.getByLabelText(/Número do curso/)
    expect(field).toHaveValue('999')
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Aplicar filtros' }))
    expect(await screen.findByText('O eu, o outro e o nós')).toBeVisible()
  })
  test('markup in a name stays text, and fields that nobody documented are labelled', async () => {
    openAt('/atividades?curso=4&atividade=4008', { as: 'sonia' })
    const hostile = await screen.findByText(/<img src=x onerror=alert\(1\)>/)
    expect(hostile).toBeVisible()
    expect(document.querySelector('main img, main b')).toBeNull()
    expect(document.querySelectorAll('main dl dt').length).toBeGreaterThan(0)
  })
  test('an activity with nothing but its number is found on whatever page it stands', async () => {
    openAt('/atividades?atividade=4090', { as: 'sonia' })
    expect(await row('Atividade 4090')).toHaveAttribute('aria-expanded', 'true')
    expect(main().getByText('A escola não informou o conteúdo.')).toBeVisible()
  })
  test('a fault is told with a way to try again, and the filters stay', async () => {
    mock.fail('AtividadesCurriculares', 500)
    const { user } = openAt('/atividades?curso=2', { as: 'sonia' })
    expect(await screen.findByText('Não foi possível carregar as atividades.')).toBeVisible()
    mock.fail('AtividadesCurriculares', null)
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await row('Matemática – 1º ano')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 }), 'the pressed button is gone').toHaveFocus()
    expect(screen.getByLabelText('Curso')).toHaveValue('2')
  })
})

describe('equivalences', () => {
  test('say what counts as what, its state and why not', async () => {
    openAt('/equivalencias?curso=4', { as: 'sonia' })
    expect(await screen.findByRole('heading', { name: 'Álgebra I vale como Matemática Básica' })).toBeVisible()
    expect(main().getAllByText('Aceita').length).toBeGreaterThan(0)
    expect(main().getByText('O mínimo do conteúdo é 75%.')).toHaveAttribute('lang', 'pt-BR')
    expect(main().getByText('Cobre 68% do conteúdo')).toBeVisible()
    expect(main().getByText('Nos dois sentidos')).toBeVisible()
    expect(main().getByText('Em análise')).toBeVisible()
    // the title says what the badge beside it says
    for (const [state, verb] of [
      ['Recusada', ' não vale como '],
      ['Em análise', ' pode valer como '],
      ['Vencida', ' valia como '],
    ] as const) {
      for (const badge of main().queryAllByText(state)) {
        expect(badge.closest('li')?.querySelector('h2')).toHaveTextContent(verb)
      }
      expect(main().getAllByRole('heading', { name: new RegExp(verb) }).length).toBeGreaterThan(0)
    }
    // what counts for nothing, or not yet, is nowhere said to count one way and from one day to another
    for (const verb of [' não vale como ', ' pode valer como ']) {
      for (const title of main().getAllByRole('heading', { name: new RegExp(verb) })) {
        const row = title.closest('li')
        expect(row).toHaveTextContent(/Só valeria neste sentido.*Valeria de \d/)
        expect(row).not.toHaveTextContent(/Só neste sentido|De \d/)
      }
    }
  })
  test('unknown fields are labelled values, and both activities are links', async () => {
    openAt('/equivalencias?curso=4', { as: 'sonia' })
    await screen.findByRole('heading', { name: /Álgebra I vale como/ })
    expect(main().getByText('Parecer')).toBeVisible()
    expect(main().getByText('Numero: 12/2025; Relatora: Profa. Dulce')).toBeVisible()
    expect(main().getByText('ata 3, ata 7')).toBeVisible()
    expect(main().getByText('Sim')).toBeVisible()
    const links = main().getAllByRole('link', { name: 'Álgebra I' })
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/atividades\?atividade=400\d$/))
  })
  test('without identifiers none of them can be read, and that is what is said', async () => {
    mock.fail('EquivalenciasCurriculares', 'nulls')
    openAt('/equivalencias', { as: 'sonia' })
    expect(await screen.findByText('O que a escola enviou não pôde ser lido por inteiro.')).toBeVisible()
  })
  test('of one activity, reached from its row', async () => {
    const { user } = openAt('/atividades?curso=4&atividade=4002', { as: 'sonia' })
    await user.click(await screen.findByRole('link', { name: 'Ver equivalências' }))
    expect(await screen.findByText(/^Só as que falam de:/)).toHaveTextContent('Só as que falam de: Matemática Básica')
  })
  test('of one activity, on whichever side it stands and on whatever page', async () => {
    const { user } = openAt('/atividades?atividade=2082', { as: 'sonia' })
    await user.click(await screen.findByRole('link', { name: 'Ver equivalências' }))
    expect(await main().findByText(/^1 encontrada de \d+ equivalências$/)).toBeVisible()
    expect(main().getByRole('heading', { level: 2 })).toHaveTextContent('Matemática – 9º ano não vale como')
  })
  test('of one activity that no equivalence speaks of: said once all have been looked through', async () => {
    openAt('/equivalencias?atividade=999', { as: 'sonia' })
    expect(await screen.findByText('Nenhuma equivalência registrada aqui.')).toBeVisible()
    expect(main().getByText(/^0 encontradas de \d+ equivalências$/)).toBeVisible()
  })
  test('of one activity while the rest of the list does not come: nothing is said of what was not read', async () => {
    const known = mock.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const { tokenPagina } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { tokenPagina?: string }
      return tokenPagina ? Promise.resolve(new Response(null, { status: 404 })) : known(input, init)
    })
    openAt('/equivalencias?atividade=999', { as: 'sonia' })
    expect(await screen.findByText('Nada até aqui. Carregue mais: a lista continua.')).toBeVisible()
    expect(main().queryByText('Nenhuma equivalência registrada aqui.')).toBeNull()
  })
})

describe('fields that nobody documented', () => {
  test('are those with something in them, their names read as words', () => {
    const record = { id: 1, numeroDaAta: '3', empty: '', nulo: null, list: [], zero: 0, nao: false }
    expect(camposExtras(record, ['id']).map(([name]) => name)).toEqual(['numeroDaAta', 'zero', 'nao'])
    expect(label('numeroDaAta')).toBe('Numero da ata')
    expect(label('situacao_final')).toBe('Situacao final')
  })
  test.each([
    [2024, '2024'],
    [0.3333, '0,3333'],
    ['/Date(1522119600000-0300)/', '27/03/2018'],
    ['2026-03-05T14:30:00-03:00', '05/03/2026, 14h30'],
    ['0001-01-01T00:00:00', '0001-01-01T00:00:00'],
    ['2026-03-05 é o prazo', '2026-03-05 é o prazo'],
  ])('%s is told whole, a date as one: %s', async (value, words) => {
    render(<CamposExtras record={{ campo: value }} known={[]} />)
    expect(await screen.findByText(words)).toBeVisible()
  })
})

test('a course chosen by its name takes the field for numbers away, and what was wrong there', async () => {
  const { user } = openAt('/atividades', { as: 'sonia' })
  await user.click(await screen.findByText('Mais filtros'))
  await user.type(screen.getByLabelText(/Número do curso/), 'abc{Enter}')
  expect(await screen.findByRole('alert', { name: 'Há 1 problema para corrigir' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Curso'), '1')
  await waitFor(() => expect(screen.queryByLabelText(/Número do curso/)).toBeNull())
  await waitFor(() => expect(screen.queryByRole('alert', { name: /problema/ })).toBeNull())
  // copied together with a direction mark
  await user.type(screen.getByLabelText(/Número da atividade exigida/), '\u200e2022 {Enter}')
  await waitFor(() => expect(screen.getByText(/Só as que exigem antes/)).toBeVisible())
})
