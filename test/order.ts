import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of a minute of work: begun last, one of them would run on alone. */
const long = /\/(?:dialects|rush|faults|falhas|papeis|pessoaFaults|receipt)\.test\.tsx$/

/** The long ones first, then by size as Vitest has it. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [
      ...sorted.filter(({ moduleId }) => long.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !long.test(moduleId)),
    ]
  }
}
