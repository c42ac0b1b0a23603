/** Each role's main job on a service that speaks every dialect at once. `E2E_DIALECT=pascal` runs all other journeys in one. */
import { type Dialect, dialects } from '../../../src/mock/dialects'
import { handOf } from '../../journeys/hand'
import { lesson } from '../../journeys/lesson'
import { further, journeys } from '../../journeys/roles'
import { points } from '../../../src/mock/seed/presenca'
import { expect, signIn, test } from '../fixtures'

// the cast is safe: the table has exactly these names
const all = Object.keys(dialects) as Dialect[]

test.beforeEach(({ portal, expectStatus }) => {
  // the first request with embedded fields is refused
  expectStatus(400)
  return portal.speak(all)
})

for (const [what, walk] of Object.entries({ ...journeys, ...further }))
  test(what, async ({ page, context, portal }) => {
    if (what === 'a student: present, by position') await portal.now(lesson(1001))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ ...points.naEscola, accuracy: 5 })
    await walk(handOf(page))
  })

test('a session that ended is told as that, though the service shows a page of its own', async ({ page, context }) => {
  await signIn(page, 'ana')
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Prova parcial' }).first()).toBeVisible()
  // the page's own reads have ended, so the press below is the first to hear of the ended session
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sua sessão terminou' })).toBeVisible()
})
