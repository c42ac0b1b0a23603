// Compiles the contract's OpenAPI document into checks of every answer, once for the whole test run: once in each test
// file would take longer than its tests.
import { load } from '../../src/connect/load.mjs'

const name = 'virtual:answerChecks'

/** The Vite plugin of `virtual:answerChecks`, which exports a check for each operation that answers, and `Refusal`. */
export function answerChecks() {
  return {
    name: 'answer-checks',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const { Ajv2020 } = await import('ajv/dist/2020.js')
      const { default: standaloneCode } = await import('ajv/dist/standalone/index.js')
      const { openApi } = await load('openapi.ts')
      const document = openApi('')
      // not strict, because a validator does not know OpenAPI's own keywords; formats add nothing to the type
      const ajv = new Ajv2020({
        strict: false,
        validateFormats: false,
        allErrors: true,
        code: { source: true, esm: true },
      })
      ajv.addSchema(document, 'document')
      const checks = { Refusal: 'document#/components/schemas/Refusal' }
      for (const { post } of Object.values(document.paths)) {
        const schema = post?.responses[200]?.content['application/json'].schema.$ref
        if (schema) checks[post.operationId] = `document${schema}`
      }
      return standaloneCode.default(ajv, checks)
    },
  }
}
