/** A host and a service of their own for tests that switch them off, publish a new release, or sign in elsewhere. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuild, type Site, startMock } from '../servers'

export interface Host {
  url: string
  /** The folder that is served. */
  folder: string
  /** From now on nothing answers at this address. */
  cut: () => Promise<void>
  /** Publishes the next release over the old one: files whose name matches `gone` have new names now. */
  publish: (gone: RegExp) => void
  /** Publishes a release in which every file has a new name. */
  publishAll: () => void
  close: () => Promise<void>
}

/** Serves a copy of the production build with a service behind it. */
export async function startHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const dist = process.env['E2E_DIST']
  if (!dist) throw new Error('E2E_DIST is missing: run through playwright.config.ts')
  cpSync(dist, folder, { recursive: true })
  const service = await startMock()
  const site: Site = await serveBuild('production', folder, service.url)
  let open = true
  const cut = async () => {
    if (!open) return
    open = false
    await Promise.all([site.close(), service.close()])
  }
  return {
    url: site.url,
    folder,
    cut,
    publish(gone) {
      const assets = join(folder, 'assets')
      for (const name of readdirSync(assets)) if (gone.test(name)) rmSync(join(assets, name))
      const worker = join(folder, 'sw.js')
      // another release has another version; the files it fetches are those that are there
      const text = readFileSync(worker, 'utf8').replace(/'shell-[0-9a-f]{12}'/, "'shell-next'")
      writeFileSync(
        worker,
        text.replace(/const files = (\[.*?\])/s, (_, list: string) => {
          // the list is JSON written by the build
          const files = JSON.parse(list) as string[]
          return `const files = ${JSON.stringify(files.filter((file) => !gone.test(file)))}`
        }),
      )
    },
    publishAll() {
      const names = readdirSync(join(folder, 'assets')).filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name))
      // the last sign before the ending is one of the hash
      const next = names.map(
        (name) => [name, name.replace(/.(?=\.\w+$)/, (sign) => (sign === 'x' ? 'y' : 'x'))] as const,
      )
      const pages = readdirSync(folder).filter((name) => /\.(?:html|js)$/.test(name))
      for (const file of [...pages, ...names.map((name) => join('assets', name))]) {
        let text = readFileSync(join(folder, file), 'utf8')
        for (const [name, other] of next) text = text.replaceAll(name, other)
        writeFileSync(join(folder, file), text.replace(/'shell-[0-9a-f]{12}'/, "'shell-next'"))
      }
      for (const [name, other] of next) renameSync(join(folder, 'assets', name), join(folder, 'assets', other))
    },
    async close() {
      await cut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
