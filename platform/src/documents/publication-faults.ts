import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { problemStatuses } from '@promenade/contract/studio-api/problem'
import { Problem } from '@promenade/process/problem'

/** The documents have faults; nothing was published. */
export class PublicationFaults extends Problem {
  readonly located: readonly EntryFault[]

  constructor(located: readonly EntryFault[]) {
    super(problemStatuses.faults, located.map(describe).join('\n'), {
      code: 'faults',
      // The message, which staff read of a plan that failed, has a line for each.
      members: { code: 'faults', title: 'Visitors cannot get it like this.', errors: located },
    })
    this.located = located
  }
}

function describe({ path, message }: EntryFault): string {
  return [path.join('.'), message].filter(Boolean).join(': ')
}
