// The report card of one class and of a whole period: what is shown, what is never shown, what is reckoned and when.
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { queryClient } from '@/api'
import type { AproveitamentoAluno } from '@/contract'
import { mock } from '@/mock/doors/node'
import { setHidesGradesOnReturn } from '@/session'
import { hideGrades } from '@/screens/diario/page/hidden'
import { main, nextFrame, openAt } from '../../support/render'
import { addressOf, sectionOf } from './asked'
import { stayFar } from './classes'

const grading = {
  scaleMax: 10,
  passingAverage: 6,
  finalExam: { weight: 0.4, minimumToSit: 3 },
  decimals: 1,
}
const open = async (path: string, as: string, config: Record<string, unknown> = {}) => {
  const opened = openAt(path, { as, config })
  // by the element: waiting by role computes the names of the whole page again and again
  await waitFor(() => expect(document.querySelector('main table')).not.toBeNull())
  return opened
}
/** The row of an evaluation or a class. */
const row = (name: string) => main().getAllByText(name)[0]?.closest('tr')

/** Names of the operations that are asked from now on; `change` rewrites their answers. */
function listen(change: (name: string, text: string) => string = (_, text) => text): string[] {
  const names: string[] = []
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = addressOf(input).split('/').pop() ?? ''
    names.push(name)
    const { status, headers, ...answer } = await real(input, init).then(async (one) => ({
      text: await one.text(),
      status: one.status,
      headers: one.headers,
    }))
    return new Response(change(name, answer.text), { status, headers })
  })
  return names
}

afterEach(() => {
  hideGrades(false)
  setHidesGradesOnReturn(false)
})

describe('the report card of a class', () => {
  it('shows grades by group with weight and state, and the mean as the service gives it', async () => {
    await open('/turmas/1011/notas', 'ana')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Matemática')
    expect(main().getByText('7,40', { selector: 'p > span' })).toBeVisible()
    expect(main().getByText('Parcial: 3 de 6 notas publicadas')).toBeVisible()
    expect(main().getByText('Média final: ainda não fechada')).toBeVisible()
    expect(row('Trabalho em grupo')).toHaveTextContent('7,4Fechada')
    expect(row('Prova parcial')).toHaveTextContent('7,0Publicada')
    expect(row('Projeto')).toHaveTextContent('—Ainda não publicada')
    expect(screen.getByRole('heading', { name: 'Notas complementares' })).toBeVisible()
    expect(await main().findByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
  })

  it('never holds an unpublished value, in figures, words, pictures or attributes', async () => {
    mock.speak(['leaky'])
    const { container } = await open('/turmas/1011/notas', 'ana', { grading })
    await screen.findByRole('heading', { name: 'Quanto preciso' })
    // entered and not published: 9.5 and 8.5
    const drawn = container.innerHTML.replaceAll(/ (?:d|points|[cxy]{1,2}[12]?|viewBox|width|height)="[^"]*"/g, '')
    expect(drawn).not.toMatch(/9[,.]5|8[,.]5/)
    // three published grades, three points
    expect(container.querySelectorAll('main svg circle')).toHaveLength(3)
  })

  it('shows figures as they are: two decimals kept, float noise dropped, nothing rounded up', async () => {
    await open('/turmas/1015/notas', 'ana')
    expect(row('Prova do 1º bimestre')).toHaveTextContent('6,95')
    expect(row('Trabalho em grupo')).toHaveTextContent('7,1')
    expect(row('Prova oral')).toHaveTextContent('8,25')
  })

  it('of an inactive student says why', async () => {
    await open('/turmas/1066/notas', 'bruno', { grading })
    expect(screen.getByText('Matrícula inativa nesta turma')).toBeVisible()
    expect(screen.getByText('Transferido para a oficina de Música')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Quanto preciso' })).toBeNull()
  })

  it('of a class without evaluations says so', async () => {
    openAt('/turmas/1063/notas', { as: 'bruno' })
    expect(await screen.findByText('Esta turma não tem avaliações cadastradas.')).toBeVisible()
  })

  it('says in words what the pictures show', async () => {
    await open('/turmas/1011/notas', 'ana')
    expect(screen.getByText('Na ordem do boletim: 8,0; 7,4 e 7,0.')).toBeVisible()
    expect(screen.getByText('A mais baixa: 7,0. A mais alta: 8,0.')).toBeVisible()
    expect(screen.getByText(/2 de 6 do peso já tem nota; faltam 4\./)).toBeVisible()
    // without a rule of the school there is no pass mark to draw
    expect(screen.queryByText(/linha tracejada/)).toBeNull()
    for (const picture of document.querySelectorAll('main svg')) expect(picture).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('the dates of the evaluations', () => {
  it('stand in the rows, and say where there is none', async () => {
    await open('/turmas/1013/notas', 'ana')
    await waitFor(() => expect(row('Prova do 1º bimestre')).toHaveTextContent(/\d\d\/\d\d\/\d{4}/))
    await waitFor(() => expect(row('Seminário')).toHaveTextContent('sem data'))
  })

  it('stand on paper for the rows that nobody scrolled to, and are read one after the other', async () => {
    stayFar()
    mock.speak(['bare'])
    let [pending, most, read] = [0, 0, 0]
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const counts = addressOf(input).endsWith('/GetAvaliacao')
      if (counts) most = Math.max(most, (pending += 1))
      const answer = await real(input, init)
      if (counts) pending -= 1
      if (counts) read += 1
      return answer
    })
    await open('/turmas/1011/notas', 'ana')
    const rows = await waitFor(() => {
      const found = [...document.querySelectorAll('main tr:has(a[href*="/avaliacoes/"])')]
      expect(found.length).toBeGreaterThan(5)
      expect(read).toBe(found.length)
      return found
    })
    expect(most).toBe(1)
    expect(row('Prova do 1º bimestre')).not.toHaveTextContent(/\d\d\/\d\d/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    for (const one of rows) expect(one).toHaveTextContent(/\d\d\/\d\d\/\d{4}|sem data/)
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })

  it('that come along with the grade are not asked for, and one that fails leaves its row', async () => {
    mock.speak(['bare'])
    const names = listen((name, text) =>
      name === 'AproveitamentosAlunos'
        ? text.replaceAll(
            '"nome":"Prova do 1º bimestre"',
            '"nome":"Prova do 1º bimestre","data":"2026-03-09T10:00:00-03:00","dataSegundaChamada":null',
          )
        : text,
    )
    mock.fail('GetAvaliacao', 500)
    await open('/turmas/1011/notas', 'ana')
    expect(row('Prova do 1º bimestre')).toHaveTextContent('09/03/2026')
    await waitFor(() => expect(names.filter((name) => name === 'GetAvaliacao')).toHaveLength(7))
    expect(row('Projeto')).toHaveTextContent('Ainda não publicada')
    expect(document.querySelector('main [role="alert"]')).toBeNull()
  })
})

describe('what do I need', () => {
  const panel = async (path: string, as: string) => {
    const opened = await open(path, as, { grading })
    const heading = await screen.findByRole('heading', { name: 'Quanto preciso' })
    return { ...opened, panel: within(sectionOf(heading)) }
  }
  it('is not there unless the school told its rule', async () => {
    await open('/turmas/1011/notas', 'ana')
    expect(screen.queryByText(/preciso|aprovado|impossível/i)).toBeNull()
  })

  test.each([
    [
      '/turmas/1011/notas',
      'ana',
      [
        /é preciso tirar pelo menos 2,8 em cada uma das 3 avaliações/,
        /Se a média ficar em 7,40, o exame final não é preciso/,
      ],
    ],
    // a mean from which the exam can save him, and one from which it cannot
    [
      '/turmas/1061/notas',
      'bruno',
      [/pelo menos 8,0 em cada uma das 3/, /Se a média ficar em 5,00, é preciso tirar pelo menos 7,5 no exame final/],
    ],
    [
      '/turmas/1062/notas',
      'bruno',
      [
        /Só com o que falta é impossível/,
        /Se a média ficar em 3,30, nem 10,0 no exame final alcança: impossível/,
        /Na melhor hipótese/,
      ],
    ],
    // by last year's rule, as the service says; by the one of the settings it would be 6,2
    ['/turmas/1071/notas', 'bruno', [/A média final é 6,50/]],
    ['/turmas/1070/notas', 'bruno', [/^Já aprovado pela média$/, /^A média final é/]],
    ['/turmas/1012/notas', 'ana', [/pelo menos 6,0 em cada uma das 6/]],
  ])('%s as %s', async (path, as, sentences) => {
    const { panel: said } = await panel(path, as)
    for (const sentence of sentences) expect(said.getByText(sentence)).toBeVisible()
  })

  it('explains a recovery that counts, and says between which marks where the mean does not tell', async () => {
    const changed = (change: (one: AproveitamentoAluno) => void) =>
      listen((name, text) => {
        if (name !== 'AproveitamentosAlunos') return text
        const reply = JSON.parse(text) as { itens: AproveitamentoAluno[] }
        for (const one of reply.itens) change(one)
        return JSON.stringify(reply)
      })
    changed((one) => {
      for (const nota of one.notasComplementares.slice(0, 1)) Object.assign(nota, { valor: 8, publicada: true })
      one.mediaParcial = 7.25
    })
    const { panel: said, unmount } = await panel('/turmas/1060/notas', 'bruno')
    expect(
      said.getByText(/Recuperação do 1º bimestre já está na conta: vale no lugar da média de 1º bim/),
    ).toBeVisible()
    unmount()
    queryClient.clear()
    changed((one) => (one.mediaParcial = 4.2))
    const { panel: open } = await panel('/turmas/1061/notas', 'bruno')
    expect(
      open.getByText(/Se a média ficar em 4,20, a nota necessária no exame final fica entre 8,6 e 8,8/),
    ).toBeVisible()
  })

  it('can be tried out, is named a simulation, refuses what is no grade, and is emptied by one press', async () => {
    const { panel: said, user } = await panel('/turmas/1061/notas', 'bruno')
    await user.click(said.getByText('Simular notas'))
    expect(await said.findByText(/de 0 a 10\. Nada é enviado nem guardado/)).toBeVisible()
    const result = said.getByRole('status')
    await user.type(said.getByRole('textbox', { name: 'Projeto' }), '8')
    expect(result).toHaveTextContent('a média seria 5,50, abaixo de 6,0')
    expect(result).toHaveTextContent('é preciso tirar pelo menos 6,8 no exame final')
    expect(result).toHaveTextContent('2 avaliações sem nota ficaram fora da conta')
    await user.type(said.getByRole('textbox', { name: 'Prova do 2º bimestre' }), '9,5')
    await user.type(said.getByRole('textbox', { name: 'Participação' }), '10')
    expect(result).toHaveTextContent('a média seria 6,41 e alcançaria 6,0')
    await user.clear(said.getByRole('textbox', { name: 'Participação' }))
    await user.type(said.getByRole('textbox', { name: 'Participação' }), '11')
    expect(said.getByRole('textbox', { name: 'Participação' })).toHaveAccessibleDescription('Digite uma nota de 0 a 10')
    // what stands there is no grade, and not one that is missing
    expect(result).not.toHaveTextContent('sem nota')
    expect(result).toHaveTextContent('1 nota que não pode ser lida ficou fora da conta')
    const wrong = said.getByText('Digite uma nota de 0 a 10')
    expect(wrong).toHaveTextContent('!')
    expect(
      wrong.compareDocumentPosition(said.getByRole('textbox', { name: 'Participação' })),
      'the error stands above its field',
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.clear(said.getByRole('textbox', { name: 'Participação' }))
    await user.type(said.getByRole('textbox', { name: 'Participação' }), '7x')
    expect(said.getByRole('textbox', { name: 'Participação' })).toHaveAccessibleDescription('Digite um número como 7,5')
    await user.click(said.getByRole('button', { name: 'Limpar simulação' }))
    for (const field of said.getAllByRole('textbox')) expect(field).toHaveValue('')
    expect(said.getByRole('textbox', { name: 'Projeto' })).toHaveFocus()
    expect(result).toHaveTextContent('Escreva uma nota para ver a média.')
  })
})

describe('hidden grades', () => {
  it('go by one press and come back by another; absences and states stay', async () => {
    const { user, container } = await open('/turmas/1011/notas', 'ana', { grading })
    await screen.findByRole('heading', { name: 'Quanto preciso' })
    await user.click(screen.getByRole('button', { name: 'Ocultar notas' }))
    await nextFrame()
    expect(container.querySelector('[data-figure]')).toBeNull()
    expect(container.textContent).not.toMatch(/\d,\d/)
    expect(screen.queryByRole('heading', { name: 'Quanto preciso' })).toBeNull()
    expect(row('Prova parcial')).toHaveTextContent('Publicada')
    expect(await main().findByText('Em Matemática, restam 4 faltas antes do limite.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mostrar notas' }))
    await nextFrame()
    expect(row('Prova parcial')).toHaveTextContent('7,0')
  })

  it('are covered before anything is drawn again', async () => {
    const { container } = await open('/turmas/1011/notas', 'ana', { grading })
    await screen.findByRole('heading', { name: 'Quanto preciso' })
    const covered = () => container.querySelectorAll('[data-figure][data-covered]').length
    const figures = container.querySelectorAll('[data-figure]').length
    expect(figures).toBeGreaterThan(3)
    act(() => {
      hideGrades(true)
      expect(covered()).toBe(figures)
      // a second press at once: nothing stays covered
      hideGrades(false)
      expect(covered()).toBe(0)
    })
    await nextFrame()
    expect(container.querySelectorAll('[data-figure]')).toHaveLength(figures)
  })

  it('are hidden on the next screen too, and after a reload of the tab', async () => {
    const { user } = await open('/boletim', 'ana')
    await user.click(screen.getByRole('button', { name: 'Ocultar notas' }))
    await nextFrame()
    expect(sessionStorage.getItem('portal.notasOcultas')).toBe('sim')
    expect(screen.getByRole('table').textContent).not.toMatch(/\d,\d/)
    await user.click(screen.getByRole('link', { name: 'Matemática' }))
    await screen.findByRole('heading', { level: 1, name: 'Matemática' })
    expect((await screen.findAllByText('Nota oculta')).length).toBeGreaterThan(0)
    expect(main().queryByText('7,4')).toBeNull()
  })

  it('hide by themselves when the person leaves the page, only if they asked for it', async () => {
    const { user } = await open('/boletim', 'ana')
    const leave = () => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    }
    leave()
    expect(screen.getByRole('button', { name: 'Ocultar notas' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ocultar notas' }))
    await nextFrame()
    await user.click(screen.getByRole('checkbox', { name: 'Ocultar sempre que eu voltar ao portal' }))
    await user.click(screen.getByRole('button', { name: 'Mostrar notas' }))
    await nextFrame()
    leave()
    expect(await screen.findByRole('button', { name: 'Mostrar notas' })).toBeVisible()
  })
})

describe('the report card of a period', () => {
  it('holds every class with its grades, mean and absences, and a legend', async () => {
    await open('/boletim', 'ana')
    const table = within(await screen.findByRole('table', { name: 'Notas, médias e faltas de cada turma no período' }))
    expect(table.getAllByRole('rowheader').map((cell) => cell.textContent.replace('Disciplina', ''))).toEqual(
      ['Arte', 'Ciências', 'Geografia', 'História', 'Inglês', 'Língua Portuguesa', 'Matemática'].map(
        (name) => `${name}7º A`,
      ),
    )
    const row = await table.findByRole('row', { name: /Matemática.*26 de 30 faltas/ })
    expect(row).toHaveTextContent(/P1.*8,0 Fechada/)
    expect(row).toHaveTextContent(/PP.*7,0\* Publicada/)
    expect(row).toHaveTextContent('7,40 parcial')
    expect(screen.getByText(/Já vale, mas o professor ainda pode mudar/)).toBeVisible()
    expect(screen.getByText(/Documento informativo/)).toBeInTheDocument()
    expect(screen.getByRole('main').textContent).not.toMatch(/9,5\*/)
  })

  it('shows another period, and the final means that it has', async () => {
    await open('/boletim?periodo=1', 'bruno')
    expect(await screen.findAllByText('final')).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ano completo')
    // on the screen the choice below says it
    expect(screen.getByText(/ano completo/, { selector: 'h1 .print-only bdi' })).toBeInTheDocument()
    expect(screen.queryByText(/resta/)).toBeNull()
  })

  it('has the word of each state of absences, as every other screen', async () => {
    await open('/boletim', 'bruno')
    const row = await screen.findByRole('row', { name: /^Matemática/ })
    expect(within(row).getByText('Acima do limite')).toBeVisible()
    expect(within(screen.getByRole('row', { name: /^Língua Portuguesa/ })).getByText('No limite')).toBeVisible()
  })

  it('of a child without any evaluations explains no grades, nor does the class', async () => {
    openAt('/boletim', { as: 'pedro', config: { grading } })
    expect(await screen.findByText('4 faltas')).toBeVisible()
    expect(screen.queryByText(/Já vale, mas o professor|^Média$/)).toBeNull()
    expect(screen.getByText('4 faltas').closest('main')).not.toHaveTextContent(/Fechada/)
    expect(screen.queryByRole('button', { name: 'Ocultar notas' })).toBeNull()
  })

  it('of a class without any evaluations tells absences alone', async () => {
    openAt('/turmas/1230/notas', { as: 'pedro', config: { grading } })
    expect(await screen.findByText('4 faltas')).toBeVisible()
    expect(screen.getByText('Esta turma não tem avaliações cadastradas.')).toBeVisible()
    expect(screen.queryByText(/Média|Quanto|média/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ocultar notas' })).toBeNull()
  })

  it('of a child, under the address of the child', async () => {
    await open('/alunos/1/boletim', 'marta')
    expect(screen.getByRole('navigation', { name: 'Filhos' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Matemática' })).toHaveAttribute(
      'href',
      '/alunos/1/turmas/1011/notas',
    )
  })
})

describe('the pictures of the grades', () => {
  it('write no figure where the pass line runs, and say the same in a table', async () => {
    const { container } = await open('/turmas/1011/notas', 'ana', { grading: { ...grading, passingAverage: 7.5 } })
    const line = Number(container.querySelector('line[class*="cut"]')?.getAttribute('y1'))
    const figures = [...container.querySelectorAll('main svg text')].map((text) => Number(text.getAttribute('y')))
    expect(figures).toHaveLength(3)
    // from the foot of a figure to its head
    for (const foot of figures) expect(line < foot - 11 || line > foot).toBe(true)
    const table = screen.getByRole('table', { name: 'Evolução das notas' })
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Prova do 1º bimestre', '8,0', 'Trabalho em grupo', '7,4', 'Prova parcial', '7,0'])
  })
})
