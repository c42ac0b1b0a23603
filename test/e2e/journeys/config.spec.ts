/** A `config.json` that cannot be used: a full page that names the key; whoever hosts the portal must know what to mend. */
import { axe, expect, test } from '../fixtures'

const cases: readonly [name: string, body: string, says: RegExp][] = [
  ['a wrong value', '{"session":"token"}', /a chave “session” está errada/],
  [
    'a wrong value deep inside',
    '{"grading":{"scaleMax":10,"passingAverage":"6","decimals":1}}',
    /“grading\.passingAverage”/,
  ],
  ['half a file', '{"session":', /config\.json não pôde ser lido/],
  ['a page', '<!doctype html><p>Entre na rede</p>', /config\.json não pôde ser lido/],
]

for (const [name, body, says] of cases) {
  test(`${name} is named on a page of its own`, async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/entrar')
    await expect(page.getByRole('heading', { level: 1, name: 'O portal não pôde começar' })).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    await axe(page)
  })
}

test('a missing file is told too', async ({ page, expectStatus }) => {
  expectStatus(404)
  await page.route('**/config.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/entrar')
  await expect(page.getByText('HTTP 404', { exact: false })).toBeVisible()
})
