// The crash matrix of sending: for each way that changes something the page dies before the service got the request, while
// the service has it, and after it was accepted. Afterwards exactly one request exists, and the person finds it. A reload
// is what a browser does after a crash and a phone after it discarded the tab; a page that is closed: `faults.ts`.
import { expect, test } from '../fixtures'
import { at, heading, pressSend, reaches, readyToSend, record, type Sending, sendings, standing, verbs } from './family'

const operation = '**/json/reply/PostMatriculaMunicipal'

/** When it dies, and whether the service did what was asked. */
const phases = [
  ['before the service got it', false],
  ['while the service has it', false],
  ['after the service accepted it', true],
] as const

for (const way of Object.keys(sendings) as Sending[])
  for (const [phase, accepted] of phases)
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
      await page.reload()
      await at(page, 'verificar')
      await expect(heading(page)).toHaveText(
        way === 'cancelar' ? 'Não sabemos se o cancelamento chegou' : 'Não sabemos se o pedido chegou',
      )
      // a second death on the page that says so changes nothing
      await page.reload()
      await page.getByRole('button', { name: 'Verificar meu pedido' }).click()
      if (!accepted) {
        await at(page, last)
        const words = way === 'cancelar' ? 'O pedido continua valendo' : 'O pedido não chegou. Você pode enviar agora.'
        await expect(page.getByRole('main').getByText(words)).toBeVisible()
        expect(await standing(portal.url, who)).toBe(before)
        await pressSend(page, way)
      }
      await at(page, 'recibo')
      await expect(page.getByText(/^VS-/).first()).toBeVisible()
      expect(await standing(portal.url, who)).toBe(state)
      expect(verbs(calls), 'sent, looked up; sent again only by a press').toEqual([
        way,
        'identificar',
        ...(accepted ? [] : [way]),
      ])
    })
