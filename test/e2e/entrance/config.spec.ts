/** An unusable `config.json` shows a full page that names the wrong key, so that the host of the portal can mend it. */
import { axe, expect, noSidewaysScroll, test } from '../fixtures'
import { begin, choose, families, goOn, identify } from '../matricula/family'
import { named } from './named'

test('everything that is wrong is named on a page of its own, a key that nobody knows too', async ({ page }) => {
  await named(
    page,
    '{"session":"token","locale":"tlh","marca":{"nome":"A"}}',
    /“session”.*“locale”: use um destes: pt-BR, en, es.*“marca”: o portal não conhece/,
  )
})

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
