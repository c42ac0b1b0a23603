// The map of the check-in is loaded only on request, under the strict policy, and never holds the only information.
import type { Page } from '@playwright/test'
import { points } from '@/mock/seed/presenca'
import { axe, enter, expect, noSidewaysScroll, test } from '../fixtures'

const main = (page: Page) => page.getByRole('main')
const map = (page: Page) => page.getByRole('application', { name: /Mapa com a sua posição/ })
/** A grey PNG of one pixel. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOYBQAAqwCojWOZ8AAAAABJRU5ErkJggg==',
  'base64',
)

/** Serves the settings of a deployment with map tiles at `tileUrl`. */
async function withTiles(page: Page, tileUrl: string): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as object
    const attribution = '© Prefeitura de Vila Serena'
    await route.fulfill({ json: { ...config, map: { tileUrl, attribution, maxZoom: 18 } } })
  })
}

/** Opens the screen with a position; answers the requests for scripts and tiles. `none`: no tiles are configured. */
async function arrive(page: Page, tiles: 'served' | 'failing' | 'none') {
  const asked = { scripts: [] as string[], tiles: [] as string[], elsewhere: [] as string[] }
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.resourceType() === 'script') asked.scripts.push(pathname)
    if (!page.url().startsWith(origin) && page.url() !== 'about:blank') asked.elsewhere.push(request.url())
  })
  if (tiles !== 'none') await withTiles(page, '/azulejos/{z}/{x}/{y}.png')
  await page.route('**/azulejos/**', async (route) => {
    asked.tiles.push(new URL(route.request().url()).pathname)
    if (tiles === 'served') await route.fulfill({ contentType: 'image/png', body: tile })
    else await route.fulfill({ status: 404, body: '' })
  })
  const context = page.context()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...points.dentro, accuracy: 18 })
  await enter(page, 'ana')
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
  const scale = main(page).getByText(/^Escala: esta barra vale/)
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
  await expect(main(page).getByText(/^Escala: esta barra vale/)).toBeVisible()
  await axe(page, { enhanced: true })
})

test('without a tile server the map is offered on plain paper: place, circle and scale, nothing from elsewhere', async ({
  page,
}) => {
  const asked = await arrive(page, 'none')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  await expect(map(page).locator('path')).toHaveCount(2)
  await expect(main(page).getByText('O fundo é papel quadriculado, sem ruas')).toBeVisible()
  await expect(main(page).getByText(/^Escala: esta barra vale/)).toBeVisible()
  await expect(main(page).getByText(/dentro do círculo de cerca de 18 m/)).toBeVisible()
  await expect(map(page).locator('img')).toHaveCount(0)
  await noSidewaysScroll(page)
  await axe(page, { enhanced: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await axe(page, { enhanced: true })
  expect(asked.elsewhere).toEqual([])
})

test('who else learns the area is said only where the tiles come from another server', async ({ page }) => {
  const sentence = main(page).getByText(/o endereço que fornece as imagens fica sabendo/)
  await arrive(page, 'served')
  await page.getByText('O que acontece com a sua localização').click()
  await expect(main(page).getByText(/São enviadas à escola apenas/)).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await withTiles(page, 'https://{s}.azulejos.example/{z}/{x}/{y}.png')
  await page.reload()
  await page.getByText('O que acontece com a sua localização').click()
  await expect(sentence).toBeVisible()
})
