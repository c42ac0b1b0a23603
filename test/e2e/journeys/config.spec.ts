/** An unusable `config.json` shows a full page that names the wrong key, so that the host of the portal can mend it. */
import { axe, expect, noSidewaysScroll, test } from '../fixtures'
import { begin, choose, families, goOn, identify } from '../matricula/family'

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
  [
    'everything that is wrong, a key that nobody knows too,',
    '{"session":"token","locale":"tlh","marca":{"nome":"A"}}',
    /“session”.*“locale”: use um destes: pt-BR, en, es.*“marca”: o portal não conhece/,
  ],
  ['a page', '<!doctype html><p>Entre na rede</p>', /arquivo config\.json não está em JSON correto/],
]

for (const [name, body, says] of cases) {
  test(`${name} is named on a page of its own`, async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/entrar')
    await expect(page.getByRole('heading', { level: 1, name: 'O portal não pôde começar' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(says)
    await axe(page)
  })
}

test('the help of the network is a link with its host, in another tab, where a family is stuck', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const file = (await (await route.fetch()).json()) as object
    const contact = {
      label: 'Central',
      phone: '(81) 5555-0100',
      email: 'central@rede.example',
      url: 'https://rede.example',
    }
    const enrollment = { helpUrl: 'https://ajuda.rede.example/vagas' }
    await route.fulfill({ json: { ...file, enrollment, helpContacts: [contact] } })
  })
  await begin(page, 'Pedir transferência')
  await identify(page, families.joaoPedro)
  await choose(page, 'Não é este')
  await goOn(page)
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name: 'Ajuda da rede de ensino (ajuda.rede.example, em outra aba)' })
  await expect(link).toHaveAttribute('href', 'https://ajuda.rede.example/vagas')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
    '(81) 5555-0100',
    'central@rede.example',
    'rede.example (em outra aba)',
  ])
  await noSidewaysScroll(page)
  await axe(page)
})

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
