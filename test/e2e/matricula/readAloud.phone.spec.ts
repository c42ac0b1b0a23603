// A page of the flow is read aloud in order; its button moves nothing, and the reading stops on the next page.
import { expect, test } from '../fixtures'
import { at, begin, byProtocol, goOn } from './family'

test('the page is read in its order, by a voice that comes late and moves nothing; the next page is silent', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const voices: object[] = []
    const spoken: string[] = []
    const target = new EventTarget()
    const speech = Object.assign(target, {
      getVoices: () => voices,
      speak: (words: { text: string }) => spoken.push(words.text),
      cancel: () => spoken.splice(0),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
      spoken,
      giveVoice: () => {
        voices.push({ lang: 'pt-BR', localService: true, voiceURI: 'x' })
        target.dispatchEvent(new Event('voiceschanged'))
      },
    })
  })
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  await page.goto('/vagas')
  await begin(page, 'Pedir vaga')
  await at(page, 'estudante')
  const heading = page.getByRole('heading', { level: 1 })
  const field = page.getByLabel('Nome completo do estudante')
  const places = async () => [await heading.boundingBox(), await field.boundingBox()]
  const before = await places()
  await page.evaluate(() => (window as unknown as { giveVoice: () => void }).giveVoice())
  const listen = page.getByRole('button', { name: 'Ouvir esta página' })
  await expect(listen).toBeVisible()
  expect(await places()).toEqual(before)
  await listen.click()
  await expect.poll(async () => (await spoken())[0]).toBe(await heading.textContent())
  const words = (await spoken()).join('\n')
  expect(words).toContain('Nome completo do estudante')
  expect(words).toMatch(/Continuar/)
  expect(words).not.toContain('Voltar')
  await page.getByRole('button', { name: 'Parar a leitura' }).click()
  expect(await spoken()).toEqual([])
  await listen.click()
  // scrolled away from the button, the reading can be stopped by a second one
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 900)
  await expect(page.getByRole('button', { name: 'Parar a leitura' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Parar a leitura' }).last().click()
  expect(await spoken()).toEqual([])
  await expect(listen).toBeFocused()
  await listen.click()
  await field.fill('Davi Moreira Lima')
  await page.getByLabel('Dia', { exact: true }).fill('10')
  await page.getByLabel('Mês', { exact: true }).fill('05')
  await page.getByLabel('Ano', { exact: true }).fill('2021')
  await page.getByLabel('Nome completo da mãe').fill('Joana Moreira')
  expect(await spoken()).not.toEqual([])
  await goOn(page)
  await at(page, 'cpf')
  await expect.poll(spoken).toEqual([])
})

test('what stops the voice and what is told at the edge of the page stand above each other', async ({
  page,
  portal,
  expectStatus,
}) => {
  expectStatus(503)
  await page.addInitScript(() => {
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-BR', localService: true, voiceURI: 'x' }],
      speak: () => undefined,
      cancel: () => undefined,
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    Object.assign(window, { SpeechSynthesisUtterance: EventTarget })
  })
  await page.setViewportSize({ width: 320, height: 480 })
  await begin(page, 'Consultar pedido')
  await portal.fail('PostMatriculaMunicipal', 503, { retryAfter: 60 })
  await page.getByRole('button', { name: 'Ouvir esta página' }).click()
  await byProtocol(page, 'VS-7K4M-2Q9T', '2018-09-09')
  await expect(page.getByRole('button', { name: 'Tentar agora' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const stop = page.getByRole('button', { name: 'Parar a leitura' }).last()
  await expect(stop).toBeInViewport()
  // before the wait is over: a toast says so
  await goOn(page)
  const toast = page.getByRole('button', { name: 'Fechar aviso' }).locator('xpath=..')
  await expect(toast).toBeVisible()
  const [told, stops] = [await toast.boundingBox(), await stop.boundingBox()]
  expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThanOrEqual(stops?.y ?? 0)
})
