/** The contents of a browser's storage. */
import type { Page } from '@playwright/test'

/** Everything that this tab and this device keep, as one text. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
