// The main job of each role through a real host: the production build over TLS, the service behind it, the real policy.
import type { BrowserContext } from '@playwright/test'
import { mockControls } from '../e2e/servers/mock'
import { freePort, startMock } from '../e2e/servers/servers'
import { watch } from '../e2e/checks/watch'
import { handOf } from '../journeys/hand'
import { journeys } from '../journeys/roles'
import { expect, test } from './fixtures'
import { startHost } from './hosts'

const watched = new Map<BrowserContext, Awaited<ReturnType<typeof watch>>>()
test.use({ viewport: { width: 1280, height: 800 }, baseURL: async ({ portal }, give) => give(portal.url) })
test.beforeEach(async ({ context, portal }) => {
  await mockControls(portal.mock).reset()
  watched.set(context, await watch(context))
})
test.afterEach(async ({ context, portal }) => {
  watched.get(context)?.check()
  watched.delete(context)
  await portal.check()
})

for (const [what, walk] of Object.entries(journeys)) test(what, ({ page }) => walk(handOf(page)))

test('a service that is down is busy, never "no network", and what was typed goes through when it is back', async ({
  page,
  context,
  kind,
  build,
}) => {
  watched.get(context)?.expected.add(503)
  const port = await freePort()
  const host = await startHost(kind, build, { address: `127.0.0.1:${port}` })
  await page.goto(`${host.url}/entrar`)
  await page.getByRole('textbox', { name: 'Usuário' }).fill('ana')
  await page.getByLabel('Senha', { exact: true }).fill('caderno')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('main')).toContainText('A escola está atendendo muita gente.')
  await expect(page.getByText('Sem internet')).toHaveCount(0)
  const mock = await startMock(port)
  await expect(page.getByRole('heading', { level: 1, name: /Olá, Ana/ })).toBeVisible({ timeout: 30_000 })
  await page.close()
  await host.close()
  await mock.close()
})
