// `npm run openapi`: writes the contract as an OpenAPI 3.1 document.
//   -- FILE              where to; `service.openapi.json` when absent, `-` for the standard output
import { writeFileSync } from 'node:fs'
import { load } from './load.mjs'
import manifest from '../../package.json' with { type: 'json' }

const file = process.argv[2] ?? 'service.openapi.json'
const { openApi } = await load('openapi.ts')
const document = openApi(manifest.version)
const text = `${JSON.stringify(document, null, 2)}\n`
if (file === '-') process.stdout.write(text)
else {
  writeFileSync(file, text)
  console.log(
    `${file}: ${Object.keys(document.paths).length} addresses, ${Object.keys(document.components.schemas).length} types`,
  )
}
