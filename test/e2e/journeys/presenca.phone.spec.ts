// Checking in with emulated positions, on the production build against the pretended service over HTTP.
import type { BrowserContext, Page } from '@playwright/test'
import { points } from '@/mock/seed/presenca'
import { axe, enter, expect, keyboardWalk, noSidewaysScroll, test } from '../fixtures'
import { lesson } from '../../journeys/lesson'
import { stored } from '../storage'

interface Ponto {
  latitude: number
  longitude: number
}
const mark = (page: Page) => page.getByRole('button', { name: 'Marcar minha presença' })
const again = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' })
const main = (page: Page) => page.getByRole('main')

async function stand(context: BrowserContext, at: Ponto, accuracy = 5): Promise<void> {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...at, accuracy })
}

async function arrive(page: Page, as = 'ana'): Promise<void> {
  await enter(page, as)
  await page.goto('/presenca')
  await expect(mark(page)).toBeVisible()
}

test.describe('places', () => {
  test('every place of the cast, in the words of the service', async ({ page, context, portal }) => {
    await portal.now('2026-11-21T10:00:00-03:00')
    await stand(context, points.fora)
    await arrive(page)
    await mark(page).click()
    await expect(main(page).getByText('Presença não marcada')).toBeVisible()
    await expect(
      main(page)
        .getByText(/Você não tem aula hoje\. O próximo horário é segunda-feira/)
        .first(),
    ).toBeVisible()
    await portal.now(lesson(1001))
    await again(page).click()
    await expect(
      main(page)
        .getByText(/^Você está a 8[78] m da escola/)
        .first(),
    ).toBeVisible()
    for (const [ponto, words] of [
      [points.longe, /a 1[23] km da escola/],
      [points.zero, /a 5\.\d{3} km da escola/],
      [points.latitudeZero, /km da escola/],
      [points.longitudeZero, /km da escola/],
    ] as const) {
      await stand(context, ponto)
      await again(page).click()
      await expect(main(page).getByText(words).first()).toBeVisible()
      await expect(again(page)).not.toHaveAttribute('aria-disabled')
    }
    await expect(main(page).getByText('Mostre ao professor')).toBeVisible()
    await stand(context, points.naBorda)
    await again(page).click()
    await expect(main(page).getByText('Presença marcada', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Marcar em outra aula' }).click()
    await expect(
      main(page)
        .getByText(/^Presença já marcada em .+ às \d+h\d\d\.$/)
        .first(),
    ).toBeVisible()
    const calls = (await portal.log()).filter(({ operation }) => operation === 'MarcarPresencaPost')
    expect(calls).toHaveLength(8)
    // none of these positions is left on the device or in the address
    const left = (await stored(page)) + page.url()
    expect(left).toContain('da escola')
    expect(left).not.toMatch(/26[.,]9|48[.,]6/)
  })

  test('not linked to the class, and a school without coordinates', async ({ page, context, portal }) => {
    await portal.now(lesson(1002, 'Arte'))
    await stand(context, points.dentro)
    await arrive(page, 'bruno')
    await mark(page).click()
    await expect(
      main(page)
        .getByText(/Você não tem vínculo ativo com a turma de Arte/)
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    await portal.now(lesson(1003))
    await arrive(page, 'pedro')
    await expect(main(page).getByText('vínculo ativo')).toHaveCount(0)
    await mark(page).click()
    await expect(
      main(page)
        .getByText(/não tem posição no mapa/)
        .first(),
    ).toBeVisible()
  })
})

test.describe('accuracy', () => {
  test('100 m are sent; 800 m are asked about first', async ({ page, context, portal }) => {
    await portal.now(lesson(1001))
    await page.clock.install()
    await stand(context, points.dentro, 800)
    await arrive(page)
    await mark(page).click()
    await expect(main(page).getByText(/Precisão: cerca de 800 m \(baixa\)/)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(main(page).getByText('A precisão está baixa: cerca de 800 m')).toBeVisible()
    expect((await portal.log()).some(({ operation }) => operation === 'MarcarPresencaPost')).toBe(false)
    await stand(context, points.dentro, 100)
    await again(page).click()
    await expect(main(page).getByText(/Precisão: cerca de 100 m \(suficiente\)/)).toBeVisible()
    await page.clock.runFor(3_000)
    await expect(main(page).getByText('Presença marcada', { exact: true })).toBeVisible()
  })

  test('who walks in while the device searches is where they are, not where they were', async ({
    page,
    context,
    portal,
  }) => {
    await portal.now(lesson(1001))
    await stand(context, points.longe, 300)
    await arrive(page)
    await mark(page).click()
    await expect(main(page).getByText(/cerca de 300 m/)).toBeVisible()
    await stand(context, points.fora, 60)
    await expect(main(page).getByText(/cerca de 60 m/)).toBeVisible()
    await stand(context, points.dentro, 8)
    await expect(main(page).getByText('Presença marcada', { exact: true })).toBeVisible()
  })
})

test.describe('no position', () => {
  test('unavailable, then denied: each with its way out', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(null)
    await arrive(page)
    await mark(page).click()
    await expect(main(page).getByText('O aparelho não achou sua posição')).toBeVisible()
    await context.clearPermissions()
    await again(page).click()
    await expect(main(page).getByText('O navegador não deixou ver a localização')).toBeVisible()
    await expect(main(page).locator('ol > li')).toHaveCount(3)
    await expect(again(page)).toBeFocused()
    await axe(page, { enhanced: true })
  })

  test('a device that never answers, and an old position', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await page.clock.install()
    await page.addInitScript(() => {
      let calls = 0
      navigator.geolocation.watchPosition = (heard) => {
        const coords = { latitude: -26.91, longitude: -48.66, accuracy: 5 }
        const position = { coords, timestamp: Date.now() - 60_000 } as unknown as GeolocationPosition
        if (calls > 0) setTimeout(heard, 100, position)
        calls += 1
        return calls
      }
    })
    await arrive(page)
    await mark(page).click()
    await expect(main(page).getByText('Procurando sua posição', { exact: true })).toBeVisible()
    await page.clock.runFor(11_000)
    await page.clock.runFor(11_000)
    await expect(main(page).getByText('A posição demorou demais')).toBeVisible()
    await expect(main(page).getByText(/Precisão:/)).toHaveCount(0)
  })

  test('a page that is not secure', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', { value: false })
    })
    await arrive(page)
    await mark(page).click()
    await expect(main(page).getByText('Esta conexão não é segura')).toBeVisible()
  })
})

test.describe('the way to the school', () => {
  test('offline before the press and while searching: nothing leaves', async ({
    page,
    context,
    portal,
    expectStatus,
  }) => {
    // the code of the shell may still be loading a second after the page is drawn
    expectStatus('net')
    await portal.now(lesson(1001))
    await stand(context, points.dentro)
    await arrive(page)
    await context.setOffline(true)
    await mark(page).click()
    await expect(main(page).getByText('Você está sem internet')).toBeVisible()
    await context.setOffline(false)
    await stand(context, points.dentro, 900)
    await again(page).click()
    await expect(main(page).getByText(/cerca de 900 m/)).toBeVisible()
    await context.setOffline(true)
    await context.setGeolocation({ ...points.dentro, accuracy: 5 })
    await expect(main(page).getByText('Você está sem internet')).toBeVisible()
    expect((await portal.log()).some(({ operation }) => operation === 'MarcarPresencaPost')).toBe(false)
    await context.setOffline(false)
    await again(page).click()
    await expect(main(page).getByText('Presença marcada', { exact: true })).toBeVisible()
  })

  test('the answer is lost: nobody knows, and the service is asked again a minute later', async ({
    page,
    context,
    portal,
    expectStatus,
  }) => {
    expectStatus('net')
    await portal.now(lesson(1001))
    await page.clock.install()
    await stand(context, points.dentro)
    await arrive(page)
    await portal.fail('MarcarPresencaPost', 'hang', { times: 1 })
    // its time limit runs once it has left, a moment after the words
    const left = page.waitForRequest(/MarcarPresencaPost/)
    await mark(page).click()
    await expect(main(page).getByText('Enviando para a escola')).toBeVisible()
    await left
    await page.clock.runFor(15_500)
    await expect(main(page).getByText('Não sabemos se a presença foi marcada')).toBeVisible()
    const ask = page.getByRole('button', { name: 'Perguntar de novo à escola' })
    await expect(ask).toHaveAttribute('aria-disabled', 'true')
    await axe(page, { enhanced: true })
    // the doubt survives a reload
    await page.reload()
    await expect(main(page).getByText('Não sabemos se a presença foi marcada')).toBeVisible()
    await page.clock.runFor(60_000)
    await stand(context, points.dentro)
    await page.clock.setSystemTime(new Date())
    await ask.click()
    await expect(main(page).getByText('Presença marcada', { exact: true })).toBeVisible()
    const calls = (await portal.log()).filter(({ operation }) => operation === 'MarcarPresencaPost')
    expect(calls).toHaveLength(2)
  })

  test('a double press is one request; a second tab waits its turn', async ({ page, context, portal }) => {
    await portal.now(lesson(1001))
    await stand(context, points.dentro)
    await arrive(page)
    const other = await context.newPage()
    await other.goto('/presenca')
    await portal.fail('MarcarPresencaPost', 'hang', { times: 1 })
    await mark(page).dblclick()
    await expect(main(page).getByText('Enviando para a escola')).toBeVisible()
    await mark(other).click()
    await expect(main(other).getByText('Outra aba já está marcando')).toBeVisible()
    const calls = async () => (await portal.log()).filter(({ operation }) => operation === 'MarcarPresencaPost')
    expect((await calls()).length).toBeLessThan(2)
    // after the waiting first tab is closed, the other may ask
    await page.close()
    const marked = main(other).getByText('Presença marcada', { exact: true })
    await expect(async () => {
      // the browser releases the lock of a closed tab a moment later
      if (!(await marked.isVisible())) await again(other).click()
      await expect(marked).toBeVisible({ timeout: 1500 })
    }).toPass()
    expect((await calls()).length).toBeLessThan(3)
  })

  test('the session is lost between position and sending: back to the same press', async ({
    page,
    context,
    portal,
    expectStatus,
  }) => {
    expectStatus(401)
    await portal.now(lesson(1001))
    await stand(context, points.dentro)
    await arrive(page)
    await portal.fail('MarcarPresencaPost', 401, { times: 1 })
    await mark(page).click()
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    await dialog.getByLabel('Senha', { exact: true }).fill('caderno')
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await expect(main(page).getByText(/Nada foi marcado ainda: toque no botão outra vez/)).toBeVisible()
    await expect(mark(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Presença marcada', { exact: true })).toBeVisible()
  })
})

test('the screen can be walked by keyboard, and fits 320 px', async ({ page }) => {
  await arrive(page)
  await axe(page, { enhanced: true })
  expect(await keyboardWalk(page)).toContain('Marcar minha presença')
  await page.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(page)
})
