// The map of the check-in: only for who asks, under the strict policy, and never the only way to know something.
import type { Page } from '@playwright/test'
import { pontos } from '@/mock/seed/presenca'
import { axe, expect, noSidewaysScroll, signIn, test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')
const map = (page: Page) => page.getByRole('application', { name: /Mapa com a sua posição/ })
/** A grey square of one pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOYBQAAqwCojWOZ8AAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens the screen with a position and a deployment that has a map; answers the requests for scripts and tiles. */
async function arrive(page: Page, tiles: 'served' | 'failing'): Promise<{ scripts: string[]; tiles: string[] }> {
  const asked = { scripts: [] as string[], tiles: [] as string[] }
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.scripts.push(new URL(request.url()).pathname)
  })
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as object
    const attribution = '© Prefeitura de Vila Serena'
    await route.fulfill({
      json: { ...config, map: { tileUrl: '/azulejos/{z}/{x}/{y}.png', attribution, maxZoom: 18 } },
    })
  })
  await page.route('**/azulejos/**', async (route) => {
    asked.tiles.push(new URL(route.request().url()).pathname)
    if (tiles === 'served') await route.fulfill({ contentType: 'image/png', body: tile })
    else await route.fulfill({ status: 404, body: '' })
  })
  const context = page.context()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...pontos.dentro, accuracy: 18 })
  await signIn(page, 'ana')
  await page.goto('/presenca')
  await page.getByRole('button', { name: 'Marcar minha presença' }).click()
  await expect(main(page).getByText(/Precisão: cerca de 18 m \(boa\)/)).toBeVisible()
  return asked
}

test('opens when asked, with point, circle, scale, zoom and the same facts as text', async ({ page }) => {
  const asked = await arrive(page, 'served')
  expect(asked.scripts.filter((path) => path.includes('MapView'))).toEqual([])
  expect(asked.tiles).toEqual([])
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  await expect(map(page)).toBeVisible()
  await expect(
    main(page).getByText('O ponto é a sua posição; você deve estar dentro do círculo de cerca de 18 m.'),
  ).toBeVisible()
  await expect(main(page).getByText('© Prefeitura de Vila Serena')).toBeVisible()
  await expect(map(page).locator('path')).toHaveCount(2)
  await expect.poll(() => asked.tiles.length).toBeGreaterThan(0)
  const scale = main(page).getByText(/^Escala: esta barra são/)
  const before = await scale.textContent()
  await page.getByRole('button', { name: 'Afastar' }).click()
  await expect(scale).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Aproximar' }).click()
  await expect(scale).toHaveText(before ?? '')
  await axe(page, { enhanced: true })
  await noSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, { enhanced: true })
})

test('is entered, moved and left by keyboard, and moved by a single press', async ({ page }) => {
  await arrive(page, 'served')
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  await expect(map(page)).toBeVisible()
  const point = map(page).locator('path').last()
  const at = async () => (await point.boundingBox())?.x ?? 0
  const middle = await at()
  await map(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBeLessThan(middle)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Aproximar' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(map(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(map(page)).not.toBeFocused()
  await page.getByRole('button', { name: 'Voltar à minha posição' }).click()
  await expect.poll(at).toBe(middle)
  await map(page).click({ position: { x: 60, y: 60 } })
  await expect.poll(at).toBeGreaterThan(middle)
})

test('without images a grid and the text serve', async ({ page, expectStatus }) => {
  expectStatus(404)
  await arrive(page, 'failing')
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  await expect(
    main(page).getByText('As imagens do mapa não carregaram. A grade mostra as distâncias certas.'),
  ).toBeVisible()
  await expect(map(page).locator('path')).toHaveCount(2)
})

test('with its code blocked a drawing stands in, and checking in works as before', async ({ page, expectStatus }) => {
  expectStatus('net')
  await page.route('**/MapView*.js', (route) => route.abort())
  await arrive(page, 'served')
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  await expect(main(page).getByText('O mapa não pôde ser aberto. O desenho e o texto mostram o mesmo.')).toBeVisible()
  await expect(main(page).locator('figure svg circle')).toHaveCount(2)
  await expect(main(page).getByText(/^Escala: esta barra são/)).toBeVisible()
  await axe(page, { enhanced: true })
})

test('a deployment without tiles offers no map', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...pontos.dentro, accuracy: 18 })
  await signIn(page, 'ana')
  await page.goto('/presenca')
  await page.getByRole('button', { name: 'Marcar minha presença' }).click()
  await expect(main(page).getByText(/Precisão: cerca de 18 m/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver no mapa' })).toHaveCount(0)
})
