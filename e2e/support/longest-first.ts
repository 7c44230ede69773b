import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node'

/** Runs these files first, in this order, so that none of them runs alone at the end. */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rankOf = ({ moduleId }: TestSpecification) => {
    const place = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
    return place === -1 ? names.length : place
  }
  return class LongestFirst extends BaseSequencer {
    override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return Promise.resolve(files.toSorted((a, b) => rankOf(a) - rankOf(b)))
    }
  }
}
