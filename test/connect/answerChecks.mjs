// The checks of every answer by the contract's OpenAPI document, translated once for the whole test run: a test file that
// translated them for itself would spend more time on that than on its tests.
import { load } from '../../src/connect/load.mjs'

const name = 'virtual:answerChecks'

/** `import { XReply, Refusal } from 'virtual:answerChecks'`: one check for each operation that answers, and the refusal's. */
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
      // the keywords of OpenAPI itself mean nothing to a validator, and its formats say no more than the text's type
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
