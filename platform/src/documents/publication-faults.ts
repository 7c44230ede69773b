import type { EntryFault } from '@promenade/contract/studio-api/fields'

/** The documents have faults; nothing was published. */
export class PublicationFaults extends Error {
  override readonly name = 'PublicationFaults'
  readonly located: readonly EntryFault[]

  constructor(faults: readonly EntryFault[]) {
    super(faults.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('\n'))
    this.located = faults
  }
}
