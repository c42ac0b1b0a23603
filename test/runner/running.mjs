// A reporter that prints only when the unit tests are stopped: which files had not ended, and their last test.
import { writeSync } from 'node:fs'

export default class Running {
  /** The last ended test, by file. */
  files = new Map()

  onInit() {
    process.once('SIGINT', () => {
      const words = [...this.files].map(([file, test]) => `  ${file}: after ${test}`)
      writeSync(1, `\nnot done:\n${words.join('\n')}\n`)
      process.exit(1)
    })
  }

  onTestModuleStart({ moduleId }) {
    this.files.set(moduleId, 'no test')
  }

  onTestCaseResult({ module, fullName }) {
    this.files.set(module.moduleId, `“${fullName}”`)
  }

  onTestModuleEnd({ moduleId }) {
    this.files.delete(moduleId)
  }
}
