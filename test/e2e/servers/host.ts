/** A host and a service of their own for tests that switch them off, publish a new release, or sign in elsewhere. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { serveBuild, type Site, startMock } from './servers'

export interface Host {
  url: string
  /** The folder that is served. */
  folder: string
  /** Stops answering at this address. */
  cut: () => Promise<void>
  /** Answers again, with the same sessions. */
  restore: () => Promise<void>
  /** Publishes the next release over the old one; files whose name matches `gone` have new names. */
  publish: (gone: RegExp) => void
  /** Publishes a release in which every file has a new name; with `keep` the old files stay for open tabs. */
  publishAll: (options?: { keep?: boolean }) => void
  /** Publishes the first release again. */
  goBack: () => void
  close: () => Promise<void>
}

const shell = /'portal-shell-[0-9a-f]{12}'/

/** Serves a copy of the production build with a service behind it. */
export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const dist = process.env['E2E_DIST']
  if (!dist) throw new Error('E2E_DIST is missing: run through playwright.config.ts')
  cpSync(dist, folder, { recursive: true })
  const service = await startMock()
  let site: Site = await serveBuild('production', folder, service.url)
  let open = true
  const cut = async () => {
    if (!open) return
    open = false
    await site.close()
  }
  const restore = async () => {
    site = await serveBuild('production', folder, service.url, Number(new URL(site.url).port))
    open = true
  }
  return {
    url: site.url,
    folder,
    cut,
    restore,
    publish(gone) {
      const assets = join(folder, 'assets')
      for (const name of readdirSync(assets)) if (gone.test(name)) rmSync(join(assets, name))
      const worker = join(folder, 'sw.js')
      // another release has another version, and precaches only existing files
      const text = readFileSync(worker, 'utf8').replace(shell, "'portal-shell-next'")
      writeFileSync(
        worker,
        text.replace(/const files = (\[.*?\])/s, (_, list: string) => {
          // the build writes this list as JSON
          const files = JSON.parse(list) as string[]
          return `const files = ${JSON.stringify(files.filter((file) => !gone.test(file)))}`
        }),
      )
      writeFileSync(join(folder, 'version.json'), JSON.stringify({ entry: '/assets/next.js' }))
    },
    publishAll({ keep = false } = {}) {
      const names = readdirSync(join(folder, 'assets')).filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name))
      // the last character before the ending belongs to the hash
      const next = names.map(
        (name) => [name, name.replace(/.(?=\.\w+$)/, (sign) => (sign === 'x' ? 'y' : 'x'))] as const,
      )
      const renamed = (file: string) => {
        let text = readFileSync(join(folder, file), 'utf8')
        for (const [name, other] of next) text = text.replaceAll(name, other)
        return text.replace(shell, "'portal-shell-next'")
      }
      for (const [name, other] of next) {
        writeFileSync(join(folder, 'assets', other), renamed(join('assets', name)))
      }
      const pages = readdirSync(folder).filter((name) => /\.(?:html|js|json)$/.test(name))
      for (const file of pages) writeFileSync(join(folder, file), renamed(file))
      if (!keep) for (const [name] of next) rmSync(join(folder, 'assets', name))
    },
    goBack() {
      rmSync(folder, { recursive: true, force: true })
      cpSync(dist, folder, { recursive: true })
    },
    async close() {
      await Promise.all([cut(), service.close()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Waits until the worker has cached the shell and controls this page. */
export const held = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
        }),
      { timeout: 15_000 },
    )
    .toBe(true)
