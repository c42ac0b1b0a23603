/**
 * Fixtures for tests that publish releases or switch the portal off: a host of their own, since the worker's is shared.
 */
import type { Fixtures, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs } from '@playwright/test'
import { type Between, startBetween } from './between'
import { test as base } from '../fixtures'
import { type Host, startHost } from './host'

export interface Published {
  /** A host with a service of its own behind it. */
  host: Host
  /** A proxy in front of that host, for tests in which it answers as a faulty one. */
  front: Between
}

type Playwright = PlaywrightTestArgs & PlaywrightTestOptions

/** Usable without the watcher too. The context closes first, since pages that still read would find no host. */
export const published: Fixtures<Published, object, Playwright, PlaywrightWorkerArgs> = {
  // a release reaches a browser through its service worker
  serviceWorkers: 'allow',
  // a host takes long to start on a slow machine, so that time is not the test's
  host: [
    async ({ context }, give) => {
      const host = await startHost()
      await give(host)
      await context.close()
      await host.close()
    },
    { timeout: 60_000 },
  ],
  front: async ({ context, host }, give) => {
    const front = await startBetween(host.url)
    await give(front)
    await context.close()
    await front.close()
  },
}

export const test = base.extend<Published>(published)

export { expect } from '../fixtures'
