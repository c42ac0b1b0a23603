// A picture of a document is made smaller under the strict policy, is printed on the receipt, and is never sent.
import { expect, noSidewaysScroll, axe, test } from '../fixtures'
import { at, daviOnReview, finish, record } from './family'

test('a photo of a document is made small, printed with the receipt, never sent, and gone at the end', async ({
  page,
}) => {
  const calls = record(page)
  await daviOnReview(page)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await at(page, 'recibo')
  // draws a picture that is larger than any print needs
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 3200
    canvas.height = 1800
    canvas.getContext('2d')?.fillText('certidão', 20, 40)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'IMG_1.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Pôr foto de Certidão/ }).click(),
  ])
  await chooser.setFiles(file)
  const photo = page.getByRole('img', { name: /^Foto de Certidão/ })
  await expect(photo).toBeVisible()
  const size = () =>
    photo.evaluate((one) => [(one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).naturalHeight])
  await expect.poll(size).toEqual([1600, 900])
  await axe(page, { enhanced: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await noSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  const printed = page.locator('section figure img')
  await expect(printed).toBeVisible()
  expect(await printed.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1600)
  await expect(page.getByText(/\/vagas#consultar$/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept + JSON.stringify(calls)).not.toContain('data:image')
  await finish(page)
  await expect(page.getByText('os dados foram apagados')).toBeVisible()
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0)
})
