// The crash matrix of sending: for each way that changes something the page dies before the service got the request, while
// the service has it, and after it was accepted. Afterwards exactly one request exists, and the person finds it. A reload
// is what a browser does after a crash and a phone after it discarded the tab; a new page is what a person opens who had
// the answers kept on the device.
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { at, heading, pressSend, reaches, readyToSend, record, type Sending, sendings, standing, verbs } from './family'

const operation = '**/json/reply/PostMatriculaMunicipal'

/** When it dies, how, and whether the service did what was asked. */
const phases = [
  ['before the service got it', 'reload', false],
  ['while the service has it', 'reload', false],
  ['after the service accepted it', 'reload', true],
  ['after the service accepted it, page closed', 'close', true],
] as const

for (const way of Object.keys(sendings) as Sending[])
  for (const [phase, dies, accepted] of phases)
    test(`${way}: the page dies ${phase}: one request, and the person finds it`, async ({
      page,
      context,
      expectStatus,
      portal,
    }) => {
      test.slow()
      expectStatus('net')
      const { page: last, state, who } = sendings[way]
      await readyToSend(page, way)
      const before = await standing(portal.url, who)
      const calls = record(context)
      let kept = 0
      // nothing gets out of the device; else the service never does what it got, or does it and its answer is lost
      if (phase.startsWith('before'))
        await page.route(operation, (route) => (kept++ > 0 ? route.continue() : undefined))
      else await portal.fail('PostMatriculaMunicipal', 'hang', { times: 1, done: accepted })
      const send = () => pressSend(page, way)
      if (phase.startsWith('before')) await Promise.all([page.waitForRequest(operation), send()])
      else await reaches(portal, send)
      if (accepted) expect(await standing(portal.url, who)).toBe(state)
      const alive: Page = dies === 'close' ? await context.newPage() : page
      if (dies === 'close') {
        await page.close()
        await alive.goto('/vagas')
        await expect(alive.getByText('Parou em: Verificar')).toBeVisible()
        await alive.getByRole('button', { name: 'Continuar de onde parou' }).click()
      } else {
        await page.reload()
      }
      await at(alive, 'verificar')
      await expect(heading(alive)).toHaveText(
        way === 'cancelar' ? 'Não sabemos se o cancelamento chegou' : 'Não sabemos se o pedido chegou',
      )
      // a second death on the page that says so changes nothing
      await alive.reload()
      await alive.getByRole('button', { name: 'Verificar meu pedido' }).click()
      if (!accepted) {
        await at(alive, last)
        const words = way === 'cancelar' ? 'O pedido continua valendo' : 'O pedido não chegou. Você pode enviar agora.'
        await expect(alive.getByRole('main').getByText(words)).toBeVisible()
        expect(await standing(portal.url, who)).toBe(before)
        await pressSend(alive, way)
      }
      await at(alive, 'recibo')
      await expect(alive.getByText(/^VS-/).first()).toBeVisible()
      expect(await standing(portal.url, who)).toBe(state)
      expect(verbs(calls), 'sent, looked up; sent again only by a press').toEqual([
        way,
        'identificar',
        ...(accepted ? [] : [way]),
      ])
    })
