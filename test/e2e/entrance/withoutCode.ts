/** The sign-in page before the portal's code has loaded. */
import type { Page } from '@playwright/test'
import { fields } from './fields'

export const code = '**/assets/*.js'

/** Holds the portal's code back until the returned function is called. */
export async function withoutCode(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((done) => (arrive = done))
  await page.route(code, async (route) => {
    await arrived
    await route.continue()
  })
  return arrive
}

export const user = (page: Page) => fields(page).user
export const password = (page: Page) => fields(page).password
export const submit = (page: Page) => fields(page).submit
