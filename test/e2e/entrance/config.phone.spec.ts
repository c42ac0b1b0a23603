/** Each thing that can be wrong in `config.json`; how its page stands in both windows: `config.spec.ts`. */
import { expect, test } from '../fixtures'
import { named } from './named'

const cases: readonly [name: string, body: string, says: RegExp][] = [
  ['a wrong value', '{"session":"token"}', /“session”: use um destes: cookie, header/],
  [
    'a wrong value deep inside',
    '{"grading":{"scaleMax":10,"passingAverage":"6","decimals":1}}',
    /“grading\.passingAverage”/,
  ],
  ['half a file', '{"session":', /arquivo config\.json não está em JSON correto/],
  [
    'a contact that no press can open',
    '{"helpContacts":[{"label":"Ajuda","url":"https://"}]}',
    /“helpContacts\.0\.url”.*endereço completo/,
  ],
  [
    'grades that nobody can reach',
    '{"grading":{"scaleMax":10,"passingAverage":60,"decimals":1}}',
    /“grading\.passingAverage”.*nota máxima/,
  ],
  [
    'tiles without a place',
    '{"map":{"tileUrl":"https://a.example/{z}.png","attribution":"A"}}',
    /“map\.tileUrl”.*{z}, {x} e {y}/,
  ],
  ['a page', '<!doctype html><p>Entre na rede</p>', /arquivo config\.json não está em JSON correto/],
]

for (const [name, body, says] of cases) {
  test(`${name} is named on a page of its own`, async ({ page }) => {
    await named(page, body, says)
  })
}

test('a missing file is told too, in the language chosen on this device; once it is there, trying again begins', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404)
  await page.addInitScript(() => localStorage.setItem('portal.idioma', 'es'))
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/entrar')
  await expect(page.getByRole('main')).toContainText('el servidor no tiene el archivo config.json')
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('textbox', { name: 'Usuario' })).toBeVisible()
})

test('a key that nobody knows stops nothing, and the console names it', async ({ page }) => {
  const told = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { brand: { name: 'A', shortName: 'A', nome: 'B' } } }),
  )
  await page.goto('/entrar')
  expect((await told).text()).toBe('config.json: the portal does not know "brand.nome", and passes it over')
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toBeVisible()
})
