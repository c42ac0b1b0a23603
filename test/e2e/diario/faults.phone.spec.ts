// The rows of the fault matrix (test/README §4) that need a browser: 1 offline, 2 slow, 16 a chunk that is gone,
// 18 sign-out elsewhere and Back; and one child's data never under another's name.
import type { Page } from '@playwright/test'
import { enter, expect, signIn, test } from '../fixtures'
import { loseCode } from '../servers/newRelease'
import { stored } from '../storage'

const screens = [
  ['Início', '/inicio', 'restam 4 faltas antes do limite'],
  ['Boletim', '/turmas/1011/notas', 'Parcial: 3 de 6 notas publicadas'],
  ['Turmas', '/turmas', '26 de 30 faltas'],
  ['Turma', '/turmas/1011', 'Carla Menezes'],
  ['Avaliação', '/avaliacoes/101105', 'Segunda chamada'],
  ['Recado', '/recados/10112', 'Bons estudos'],
] as const
// only visible text counts: a phone hides lessons that are over
const content = (page: Page, text: string) => page.getByRole('main').getByText(text).filter({ visible: true }).first()
/** Opens Ana's home and waits until everything on it has been read. */
async function homeOfAna(page: Page): Promise<void> {
  await signIn(page, 'ana')
  await expect(content(page, 'restam 4 faltas')).toBeVisible()
}

for (const [name, path, text] of screens) {
  test(`falha/${name}/1 offline: what was read stays, with its hour, and comes fresh with the network`, async ({
    page,
    context,
    expectStatus,
  }) => {
    expectStatus('net')
    await enter(page, 'ana')
    await page.goto(path)
    await expect(content(page, text)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'Sem internet' })).toBeVisible()
    await expect(content(page, text)).toBeVisible()
    await expect(page.getByText(/Dados de hoje às \d\dh\d\d/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Atualizar' })).toHaveAttribute('aria-disabled', 'true')
    await context.setOffline(false)
    await expect(page.getByText(/Atualizado hoje às/)).toBeVisible()
  })

  test(`falha/${name}/18 signed out in another tab: nothing stays, not by Back, not by a reload`, async ({
    page,
    context,
  }) => {
    await enter(page, 'ana')
    await page.goto('/recados')
    await expect(content(page, 'Bons estudos')).toBeVisible()
    await page.goto(path)
    await expect(content(page, text)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/configuracoes')
    await other.getByRole('banner').getByRole('button', { name: 'Sair' }).click()
    const nobody = async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
      await expect(page.getByText(text)).toHaveCount(0)
      await expect(page.getByText('Bons estudos')).toHaveCount(0)
    }
    await nobody()
    await page.goBack()
    await nobody()
    await page.reload()
    await nobody()
    expect(await stored(page)).not.toMatch(/Ana|Matem|\b1001\b/)
  })
}

test('falha/Boletim/1 not read before: it comes by itself with the network', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await homeOfAna(page)
  await page.getByRole('link', { name: 'Recados' }).first().focus()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'História', exact: true }).click()
  await context.setOffline(false)
  await expect(content(page, 'Parcial: 3 de 6 notas publicadas')).toBeVisible({ timeout: 20_000 })
})

test('falha/Avaliação/2 slow: its name and its shape first, and after eight seconds the truth', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await enter(page, 'ana')
  // a low window keeps the dates out of sight, so that no evaluation has been read
  await page.setViewportSize({ width: 360, height: 120 })
  await page.goto('/recados')
  await expect(content(page, 'Bons estudos')).toBeVisible()
  await portal.slow(5_000)
  await page.evaluate(() => window.history.pushState(null, '', '/avaliacoes/101105'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: 'Avaliação' })).toBeVisible()
  await page.clock.fastForward(8_500)
  await expect(page.getByText('Está demorando mais que o normal').first()).toBeVisible()
  await expect(content(page, 'Segunda chamada')).toBeVisible()
})

test('falha/Avaliação/2 slow: a press gives it up and asks again', async ({ page, portal }) => {
  await page.clock.install()
  await enter(page, 'ana')
  await page.setViewportSize({ width: 360, height: 120 })
  await page.goto('/recados')
  await expect(content(page, 'Bons estudos')).toBeVisible()
  await portal.slow(60_000)
  await page.evaluate(() => window.history.pushState(null, '', '/avaliacoes/101105'))
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  const again = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })
  await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached()
  await page.clock.fastForward(8_500)
  await expect(again).toBeVisible()
  await portal.slow(0)
  await again.click()
  await expect(content(page, 'Segunda chamada')).toBeVisible({ timeout: 4000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Prova do 2º bimestre' })).toBeVisible()
})

for (const [name, chunk, from, go, heading] of [
  ['Início', 'home', null, null, /Olá, Ana/],
  ['Turmas', 'TurmasScreen', null, 'Turmas', 'Minhas turmas'],
  ['Boletim', 'NotasScreen', null, /^História$/, 'História'],
  ['Avaliação', 'AvaliacaoScreen', '/turmas/1011/notas', 'Prova do 2º bimestre', 'Prova do 2º bimestre'],
  ['Recado', 'RecadoScreen', null, 'Ler o recado inteiro', 'Recado'],
] as const)
  test(`falha/${name}/16 its code is gone: told, and the page loads again`, async ({ page, expectStatus }) => {
    expectStatus(404)
    const takeNew = await loseCode(page, chunk)
    await signIn(page, 'ana')
    if (from) await page.goto(from)
    if (go) await page.getByRole('link', { name: go }).first().click()
    await takeNew()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

test('falha/Recados/1 a part that was never opened here, without a network: told, and it opens by itself later', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus('net')
  await homeOfAna(page)
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Recados' }).click()
  await expect(page.getByText('Parece que você está sem internet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Recados' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tentar/ })).toHaveText(['Tentar de novo'])
  await context.setOffline(false)
  await expect(page.getByText('Parece que você está sem internet.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Recados' })).toBeVisible()
})

test('falha/Turmas/2 who is asking is not known yet: the shape of a page, that it takes long, and a way to ask again', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await enter(page, 'ana')
  await portal.slow(14_000)
  await page.goto('/turmas')
  await expect(page.locator('main [aria-busy="true"]').first()).toBeAttached()
  await expect(page.getByText('Está demorando mais que o normal')).toHaveCount(0)
  await page.clock.fastForward(8_500)
  await expect(page.getByText('Está demorando mais que o normal').first()).toBeVisible()
  await portal.slow(0)
  await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(content(page, '26 de 30 faltas')).toBeVisible({ timeout: 4000 })
})

test('from one child to the other: never the data of one under the name of the other', async ({ page, portal }) => {
  await signIn(page, 'marta')
  const children = page.getByRole('navigation', { name: 'Filhos' })
  await children.getByRole('link', { name: 'Ana Prado Souza' }).click()
  await expect(content(page, 'restam 4 faltas')).toBeVisible()
  await portal.slow(1500)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      const current = document.querySelector('nav [aria-current="true"]')?.textContent ?? ''
      const ofAna = document.querySelector('main')?.textContent.includes('Matemática') ?? false
      if (ofAna && (heading.includes('Pedro') || current.includes('Pedro'))) seen.push(`${heading} ${current}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await children.getByRole('link', { name: 'Pedro Prado Souza' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Sobre Pedro/ })).toBeVisible({ timeout: 15_000 })
  await expect(content(page, 'Campos de experiências')).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await expect(page).toHaveURL(/\/alunos\/2\/inicio$/)
  await expect(page).toHaveTitle('Início – Portal')
})

test('hidden grades stay hidden over a reload, and hide when the person comes back', async ({ page }) => {
  await enter(page, 'ana')
  await page.goto('/turmas/1011/notas')
  await page.getByRole('button', { name: 'Ocultar notas' }).click()
  await page.getByText('Ocultar sempre que eu voltar ao portal').click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mostrar notas' })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\d,\d/)
  await page.getByRole('button', { name: 'Mostrar notas' }).click()
  await expect(page.getByText('7,4', { exact: true }).first()).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('button', { name: 'Mostrar notas' })).toBeVisible()
})
