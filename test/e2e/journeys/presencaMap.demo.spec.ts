// The demonstration's map of its town, drawn by the project from its own files under the same strict policy.
import { points } from '@/mock/seed/presenca'
import { axe, expect, noSidewaysScroll, signIn, test } from '../fixtures'

test('the town of the demonstration comes from its own files and nothing from outside', async ({ page, context }) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...points.dentro, accuracy: 18 })
  await signIn(page, 'ana')
  await page.goto('/presenca')
  await page.getByRole('button', { name: 'Marcar minha presença' }).click()
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  const main = page.getByRole('main')
  const images = main.getByRole('application').locator('img')
  const drawn = () =>
    images.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(drawn).toBeGreaterThan(0)
  await expect(main.getByText('Vila Serena, cidade inventada; desenho do próprio portal')).toBeVisible()
  // no tile beyond the rim of the town is requested
  for (let times = 0; times < 6; times++) await page.getByRole('button', { name: 'Afastar' }).click()
  await expect.poll(drawn).toBeGreaterThan(0)
  await expect(main.getByText('As imagens do mapa não carregaram')).toHaveCount(0)
  await axe(page, { enhanced: true })
  await noSidewaysScroll(page)
  expect([...origins]).toEqual([new URL(page.url()).origin])
})
