// No `Retry-After` of a busy service makes the portal retry every second: not zero, a negative number, or a date that
// is past by the wrong clock of the device. The page's clock is controlled by the test.
import type { Page, Route } from '@playwright/test'
import { createSeed } from '@/mock/seed/index'
import { points } from '@/mock/seed/presenca'
import { classesOfAluno } from '@/mock/seed/municipality'
import { enter, expect, test } from '../fixtures'
import { daviOnReview } from '../matricula/family'

/** A time as HTTP writes it, so many seconds from now; the service's clock is a year behind the device's. */
const hour = (seconds: number) => new Date(Date.now() - 365 * 86_400_000 + seconds * 1000).toUTCString()
/** The headers that the service sends with its 503. */
const cases: readonly [name: string, headers: Record<string, string>][] = [
  ['Retry-After: 0', { 'Retry-After': '0' }],
  ['Retry-After: -5', { 'Retry-After': '-5' }],
  ['a past date', { 'Retry-After': hour(-3600), Date: hour(0) }],
  ['a date half a minute on, seen by a clock a year ahead', { 'Retry-After': hour(30), Date: hour(0) }],
]

/** Makes the service busy for this operation from now on; returns a function that gives the number of requests. */
async function busy(page: Page, operation: string, headers: Record<string, string>): Promise<() => number> {
  let count = 0
  await page.route(`**/json/reply/${operation}`, async (route: Route) => {
    count += 1
    await route.fulfill({ status: 503, headers: { 'Content-Type': 'application/json', ...headers }, body: '{}' })
  })
  return () => count
}

/** Advances the page's clock by 75 s in steps, with time for answers in between. */
async function aMinute(page: Page): Promise<void> {
  // steps of 5 s save round trips; a portal that retried every second would still be heard fifteen times
  const step = 5
  for (let second = 0; second < 75; second += step) {
    await page.clock.runFor(step * 1000)
    // waits until the requests of these seconds have been answered
    await page.evaluate(() => fetch('/config.json').then(() => undefined))
  }
}

/** Presses, waits for the countdown, and expects two to three requests within the next minute. */
async function aHandful(page: Page, asked: () => number, press: () => Promise<void>): Promise<void> {
  const before = asked()
  await press()
  await expect(page.getByRole('main').getByText(/Tentamos de novo em \d+ s/)).toBeVisible()
  expect(asked() - before).toBe(1)
  await aMinute(page)
  // the portal retries by itself, but slowly: 30 to 60 s between two tries
  expect(asked() - before).toBeGreaterThanOrEqual(2)
  expect(asked() - before).toBeLessThanOrEqual(3)
}

/** Puts the device at the school, with the page's clock as timestamp: an emulated position would soon be too old. */
async function stand(page: Page): Promise<void> {
  await page.addInitScript((coords) => {
    const here = () => ({ coords: { ...coords, accuracy: 5 }, timestamp: Date.now() }) as GeolocationPosition
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        watchPosition: (success: PositionCallback) => setTimeout(() => success(here()), 10),
        clearWatch: (id: number) => clearTimeout(id),
      },
    })
  }, points.dentro)
}

/** A moment in which Ana has a lesson. */
function lesson(): string {
  const [first] = classesOfAluno(createSeed(1, '2026-11-20'), 1001)
    .flatMap(({ horarios }) => horarios.filter(({ diaSemana }) => diaSemana === 5))
    .map(({ inicio }) => inicio)
  return `2026-11-20T${first ?? '07:30'}:00-03:00`
}

test.describe('10', () => {
  test.setTimeout(60_000)
  for (const [name, headers] of cases) {
    test(`signing in: ${name}`, async ({ page, expectStatus }) => {
      expectStatus(401, 503)
      await page.clock.install()
      await page.goto('/entrar')
      await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
      await page.getByLabel('Senha', { exact: true }).fill('caderno')
      const asked = await busy(page, 'Auth', headers)
      await aHandful(page, asked, () => page.getByRole('button', { name: 'Entrar' }).click())
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('caderno')
    })

    test(`sending an enrollment: ${name}`, async ({ page, expectStatus }) => {
      expectStatus(503)
      await page.clock.install()
      await daviOnReview(page)
      const asked = await busy(page, 'PostMatriculaMunicipal', headers)
      await aHandful(page, asked, () => page.getByRole('button', { name: 'Enviar pedido' }).click())
      await expect(page).toHaveURL('/vagas/revisao')
    })

    test(`attendance: ${name}`, async ({ page, portal, expectStatus }) => {
      expectStatus(503)
      await portal.now(lesson())
      await stand(page)
      await enter(page, 'ana')
      await page.clock.install()
      await page.goto('/presenca')
      const asked = await busy(page, 'MarcarPresencaPost', headers)
      await aHandful(page, asked, () => page.getByRole('button', { name: 'Marcar minha presença' }).click())
    })
  }
})
