// The pages of `pages.spec.ts` at 320 px, with large text and in three languages.
import type { Page } from '@playwright/test'
import { axe, axeBothThemes, barApart, enter, expect, noSidewaysScroll, signIn, test } from '../fixtures'
import { main, pages } from './pages'

const codes = { Português: 'pt-BR', English: 'en', Español: 'es' } as const
async function speak(page: Page, language: keyof typeof codes): Promise<void> {
  await page.getByRole('button', { name: language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', codes[language])
}

for (const language of ['English', 'Español'] as const)
  test(`${language}: every page in both themes, at 320 px with a large text, without a key or a word out of its language`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'helena')
    await speak(page, language)
    for (const [address] of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
      await main(page).evaluate((element) => {
        for (const details of element.querySelectorAll('details')) details.open = true
      })
      await axeBothThemes(page)
      await page.evaluate(() => {
        document.documentElement.setAttribute('data-text', '130')
      })
      await noSidewaysScroll(page)
      // a family has no account, and so no menu bar
      if (!address.startsWith('/vagas')) await barApart(page)
      await expect(main(page)).not.toContainText(/\b(curso|pages|papeis|common|frame|diario|matricula)\.[a-z]+/)
      // the portal's words are in the reader's language: Portuguese words occur only where marked as such
      const ours = await main(page).evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement
        for (const served of copy.querySelectorAll('[lang="pt-BR"]')) served.remove()
        return copy.textContent
      })
      expect(ours).not.toMatch(/\b(não|você|Atividades|Carregar|Registrar pessoa)\b/)
    }
  })

for (const [language, words] of [
  ['Português', ['Procurar', 'Continuar', 'Remover', 'Remover agora', 'Nome de usuário', 'Lançar notas']],
  ['English', ['Look up', 'Continue', 'Remove', 'Remove now', 'User name', 'Enter grades']],
  ['Español', ['Buscar', 'Continuar', 'Quitar', 'Quitar ahora', 'Nombre de usuario', 'Registrar notas']],
] as const)
  test(`${language}: each step of removing roles, axe in both themes, at 320 px`, async ({ page, expectStatus }) => {
    expectStatus(404)
    const [search, go, remove, now, user, right] = words
    await page.setViewportSize({ width: 320, height: 640 })
    await signIn(page, 'helena')
    await speak(page, language)
    await page.goto('/papeis')
    const check = async () => {
      await axeBothThemes(page)
      await noSidewaysScroll(page)
    }
    // on a phone the main button of every step is as wide as the page
    const span = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.width
    const wide = await span(search)
    await page.getByLabel(user).fill('ninguem')
    await page.getByRole('button', { name: search }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await check()
    await page.getByLabel(user).fill('carla')
    await page.getByRole('button', { name: search }).click()
    await page.getByText(right, { exact: true }).click()
    await check()
    expect(await span(go)).toBe(wide)
    await page.getByRole('button', { name: go }).click()
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await span(remove)).toBe(wide)
    await check()
    await page.getByRole('button', { name: remove, exact: true }).click()
    await noSidewaysScroll(page)
    await page.getByRole('button', { name: now }).click()
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'carla' })).toBeFocused()
    await check()
  })

for (const [width, language, leave] of [
  [320, 'Português', 'Sair'],
  [360, 'Português', 'Sair'],
  [320, 'English', 'Sign out'],
  [320, 'Español', 'Salir'],
] as const)
  test(`${language}, ${width} px, the largest text: the head of the page holds two profiles and the way out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.addInitScript(() => localStorage.setItem('portal.texto', '130'))
    await signIn(page, 'rui')
    await speak(page, language)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(2)
    await axe(page, { enhanced: true })
    await noSidewaysScroll(page)
    await page.goto('/configuracoes')
    const head = page.getByRole('banner')
    const others = head.getByRole('group').getByRole('listitem')
    await head.locator('summary').click()
    await noSidewaysScroll(page)
    await expect(others).toHaveCount(2)
    for (const part of [head.getByRole('button', { name: leave }), ...(await others.all()), head.locator('summary')])
      await expect(part).toBeInViewport({ ratio: 1 })
    await barApart(page)
  })

/** The number of clearly blue pixels of a picture. */
async function bluePoints(page: Page, picture: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  const points = await blank.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source })
      await image.decode()
      const sheet = new OffscreenCanvas(image.width, image.height).getContext('2d')
      sheet?.drawImage(image, 0, 0)
      const { data = [] } = sheet?.getImageData(0, 0, image.width, image.height) ?? {}
      return Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3)).filter(
        ([red = 0, , blue = 0]) => blue > red + 80,
      ).length
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
  await blank.close()
  return points
}

test('the cross of a search field is in the colours of the notebook, and all of it can be pressed', async ({
  page,
}) => {
  await enter(page, 'sonia')
  await page.goto('/atividades')
  const field = page.getByRole('searchbox')
  await field.fill('banco')
  await field.hover()
  expect(await bluePoints(page, await field.screenshot())).toBe(0)
  const { width = 0, height = 0 } = (await field.boundingBox()) ?? {}
  // beside its lines
  await field.click({ position: { x: width - 30, y: height / 2 } })
  await expect(field).toHaveValue('')
})
