/** Helpers that open the gradebook of Mathematics in 7º A and find its parts by what a teacher sees. */
import { expect, type Locator, type Page, request } from '@playwright/test'
import { op, repair } from '@/contract'
import { enter } from '../signIn'

export const gradebookAddress = '/turmas/1011/lancar'
export const [ana, arthur] = ['Ana Prado Souza', 'Arthur César Barbosa Araújo'] as const
export const p2 = 'Prova do 2º bimestre'

export async function openBook(page: Page, userName = 'carla'): Promise<void> {
  await enter(page, userName)
  await page.goto(gradebookAddress)
  await expect(page.getByText('Nenhuma alteração para enviar')).toBeVisible()
}

/** Opens the gradebook and types one grade of Ana without sending it. */
export async function openTyped(page: Page, valor: string): Promise<void> {
  await openBook(page)
  await gridCell(page, ana, p2).fill(valor)
}

/** Opens the gradebook by the link in the list of classes. */
export async function openByList(page: Page): Promise<void> {
  await enter(page, 'carla')
  await openScreen(page, '/turmas', 'Minhas turmas')
  await page.getByRole('link', { name: 'Lançar notas: Matemática · 7º A' }).click()
}

/** Changes one grade of some students over HTTP, as another teacher of the class in a session of their own. */
export async function writeElsewhere(url: string, avaliacao: string, values: Record<string, number>): Promise<void> {
  const other = await request.newContext({ baseURL: url })
  const post = (door: string, data: object) => other.post(`/json/${door}`, { data })
  await post('reply/Auth', { provider: 'credentials', userName: 'carla', password: 'caderno', rememberMe: false })
  const list = await post('reply/AproveitamentosAlunos', { idClasse: 1011, quantidade: 50, tokenPagina: null })
  const { itens } = repair(op.AproveitamentosAlunos.output, await list.json()).value
  for (const [nome, valor] of Object.entries(values)) {
    const record = itens.find((one) => one.nome === nome)
    if (!record) throw new Error(`${nome} is not in the class`)
    for (const nota of record.grupos.flatMap((grupo) => grupo.avaliacoes))
      if (nota.nome === avaliacao) nota.valor = valor
    const answer = await post('oneway/AproveitamentoAluno', record)
    expect(answer.ok()).toBe(true)
  }
  await other.dispose()
}

/** The screens of a teacher and their headings. */
export const screens = [
  ['/inicio', /Olá, Carla/],
  ['/turmas', 'Minhas turmas'],
  ['/turmas/1011', /Matemática · 7º A/],
  [gradebookAddress, 'Lançar notas'],
] as const

/** Opens a screen and waits until all its requests have ended. */
export async function openScreen(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export const gridCell = (page: Page, aluno: string, avaliacao: string): Locator =>
  page.getByRole('textbox', { name: `Nota de ${aluno} em ${avaliacao}` })
export const line = (page: Page, aluno: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: aluno }) })
export const sendBar = (page: Page): Locator => page.getByRole('region', { name: 'Envio das notas' })

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar notas' }).click()
}

/** Answers the question about a grade above the scale: it is sent anyway. */
export const sendAnyway = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Enviar mesmo assim' }).click()

/** Pastes a text into the focused element by a paste event, as the browser does. */
export const paste = (page: Page, pasted: string): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, pasted)

/** Types and sends grades above the scale, which the service refuses. */
export async function refuse(page: Page, alunos: readonly string[]): Promise<void> {
  for (const aluno of alunos) await gridCell(page, aluno, p2).fill('12')
  await send(page)
  await sendAnyway(page)
  for (const aluno of alunos) await expect(gridCell(page, aluno, p2)).toHaveAttribute('aria-invalid', 'true')
}

/** The place of a focused cell's message: the cells that it covers, whether it is whole, and beside its cell. */
export async function wordsOf(
  cell: Locator,
): Promise<{ covered: (string | null)[]; isWhole: boolean; isBeside: boolean }> {
  await cell.focus()
  // the grid scrolls to the cell a frame later
  await cell.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  return cell.evaluate((input) => {
    const words = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    if (!words) throw new Error('nothing is said')
    const { left, right, top, bottom } = words.getBoundingClientRect()
    const meets = (one: DOMRect) =>
      one.left < right - 1 && one.right > left + 1 && one.top < bottom - 1 && one.bottom > top + 1
    const inputs = [...document.querySelectorAll<HTMLElement>('input[data-chave]')]
    const own = input.getBoundingClientRect()
    words.style.pointerEvents = 'auto'
    const isOnTop = [left + 4, right - 4].every((x) =>
      [top + 4, bottom - 4].every((y) => words.contains(document.elementFromPoint(x, y))),
    )
    words.style.pointerEvents = ''
    return {
      covered: inputs.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.getAttribute('aria-label')),
      isWhole: isOnTop && words.scrollWidth <= words.clientWidth && left >= 0 && right <= innerWidth,
      isBeside: right <= own.left + 1 && bottom > own.top - 32 && top < own.bottom,
    }
  })
}
