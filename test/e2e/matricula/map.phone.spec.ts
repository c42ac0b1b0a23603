// The schools on a map: every drawn point is a school that shows its name when it is pressed.
import { expect, noSidewaysScroll, test } from '../fixtures'

test('no point says where the family is before it has told so; then one does', async ({ page, context }) => {
  await page.goto('/vagas/escolas')
  await page.getByRole('button', { name: 'Ver no mapa' }).click()
  const map = page.getByRole('application', { name: /^Mapa das escolas/ })
  const dots = map.locator('path.leaflet-interactive')
  const own = map.locator('path:not(.leaflet-interactive)')
  await expect(dots).toHaveCount(11)
  await expect(own).toHaveCount(0)
  await expect(page.getByText('Toque em um ponto para ver o nome da escola.')).toBeVisible()
  const box = await dots.last().boundingBox()
  // pressed beside the middle, as a finger does
  await page.mouse.click((box?.x ?? 0) + 6, (box?.y ?? 0) + 24)
  await expect(page.getByRole('tooltip')).toHaveText(/^(?:CEJA|CMEI|EMEF) /)
  await noSidewaysScroll(page)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -8.05, longitude: -34.9 })
  await page.getByRole('button', { name: 'Usar a minha posição' }).click()
  await expect(own).not.toHaveCount(0)
})
