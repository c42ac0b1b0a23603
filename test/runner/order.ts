import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that run for about a minute: started last, one of them would prolong the run. */
const long = /\/(?:dialects|rush|faults|falhas|papeis|pessoaFaults|receipt)\.test\.tsx$/

/** Runs the long files first, then the others by size as Vitest orders them. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ]
  }
}
