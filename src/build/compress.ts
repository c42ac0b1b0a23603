/** Writes `.br` and `.gz` beside the built files, except for `config.json`, which is edited by hand later. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(?:html|js|css|json|webmanifest|svg|txt|xml)$/
/** Bytes; smaller files fit into one packet anyway. */
const least = 1024

/** Whether a file of the build gets compressed copies. */
export const isCompressed = (name: string): boolean =>
  worthIt.test(name) && name !== 'config.json' && !name.startsWith('.')

async function compress(path: string): Promise<void> {
  const body = readFileSync(path)
  if (body.length < least) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

export function compressed(): Plugin {
  return {
    name: 'portal-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir }) {
        if (!dir) return
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        await Promise.all(names.filter(isCompressed).map((name) => compress(join(dir, name))))
      },
    },
  }
}
