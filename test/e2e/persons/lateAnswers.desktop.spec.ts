// Late answers concern the person who was signed in before: they sign nobody in and nobody out.
import { expect, signIn, test } from '../fixtures'
import { fillSignIn, holdAuth, home, signInPage, transports, travel } from './ways'

test.beforeEach(({ expectStatus }) => {
  expectStatus(401, 'net')
})

const pedro = { sessionId: 'x', userName: 'pedro', userId: '1003', displayName: 'Pedro Prado', perfis: [1] }

for (const transport of transports) {
  for (const [what, reply] of [
    ['nobody', { status: 401, json: {} }],
    ['somebody else', { json: pedro }],
  ] as const)
    test(`the first "who is it?" names ${what} after Ana has signed in (${transport})`, async ({ page, context }) => {
      await travel(context, transport)
      const answer = await holdAuth(page, 'who')
      await page.goto('/entrar')
      await fillSignIn(page, 'ana')
      await expect(home(page, 'Ana')).toBeVisible()
      await answer(reply)
      await page.getByRole('link', { name: 'Matemática', exact: true }).click()
      await expect(page).toHaveURL(/\/turmas\/1011\/notas$/)
      await expect(page.getByText(/Pedro/)).toHaveCount(0)
      await expect(page.getByText('Ana Prado Souza').first()).toBeAttached()
    })

  test(`a slow sign-out ends nobody else's session (${transport})`, async ({ page, context }) => {
    await travel(context, transport)
    await signIn(page, 'ana')
    const answer = await holdAuth(page, 'logout')
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(signInPage(page)).toBeVisible()
    const signingIn = page.waitForRequest(
      (request) => request.url().endsWith('/Auth') && request.postData()?.includes('credentials') === true,
    )
    await fillSignIn(page, 'pedro')
    // the request must not carry the session id of the person before
    expect((await signingIn).headers()['x-ss-id']).toBeUndefined()
    await expect(home(page, 'Pedro')).toBeVisible({ timeout: 10_000 })
    await answer()
    await page.reload()
    await expect(home(page, 'Pedro')).toBeVisible()
    await expect(page.getByText(/Ana Prado/)).toHaveCount(0)
  })
}

test('nor of who signs in in another tab meanwhile', async ({ page, context }) => {
  await signIn(page, 'ana')
  const other = await context.newPage()
  await other.goto('/inicio')
  await expect(home(other, 'Ana')).toBeVisible()
  await page.getByRole('link', { name: 'Matemática', exact: true }).click()
  await expect(page).toHaveURL(/\/turmas\/1011\/notas$/)
  const answer = await holdAuth(page, 'logout')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(signInPage(other)).toBeVisible()
  // the page before belongs to a session that has ended
  await page.goBack()
  await expect(signInPage(page)).toBeVisible()
  await fillSignIn(other, 'pedro')
  await expect(home(other, 'Pedro')).toBeVisible()
  await answer()
  await other.reload()
  await expect(home(other, 'Pedro')).toBeVisible()
})
