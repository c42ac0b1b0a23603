// The crash matrix of sending: on each way that sends, the page dies before the service has the request, while it has
// it, and after it accepted it. Afterwards exactly one request exists, and the person finds it. A reload stands for a
// crash and for a tab that a phone discarded; a page that is closed: `faults.ts`.
import { expect, test } from '../fixtures'
import { at, heading, pressSend, reaches, readyToSend, record, type Sending, sendings, standing, verbs } from './family'

const operation = '**/json/reply/PostMatriculaMunicipal'

/** The moment at which the page dies, and whether the service has done what was asked. */
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
      // the request never leaves the device; or else the service has it and ignores it, or does it without an answer
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
      // a second crash on the page of the uncertain outcome changes nothing
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
