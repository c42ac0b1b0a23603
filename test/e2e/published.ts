/** What a test gets that publishes releases or switches the portal off: a host of its own, as others share the worker's. */
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs } from '@playwright/test'
import { type Between, startBetween } from './between'
import { test as base } from './fixtures'
import { type Host, startHost } from './host'

export interface Published {
  /** With a service of its own behind it. */
  host: Host
  /** In front of that host, for tests in which it answers as a faulty one does. */
  front: Between
}

type Playwright = PlaywrightTestArgs & PlaywrightTestOptions

/** For a test that does without the watcher too. The pages go first: what they still read would find no host. */
export const published: Fixtures<Published, object, Playwright, PlaywrightWorkerArgs> = {
  // a release reaches a browser through its worker
  serviceWorkers: 'allow',
  host: async ({ context }, give) => {
    const host = await startHost()
    await give(host)
    await context.close()
    await host.close()
  },
  front: async ({ context, host }, give) => {
    const front = await startBetween(host.url)
    await give(front)
    await context.close()
    await front.close()
  },
}

export const test = base.extend<Published>(published)

export { expect } from './fixtures'
