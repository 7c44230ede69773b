import { OperatorError } from '@promenade/process/operator-error'

/** One thing that is wrong with the content, told to whoever writes it. */
export interface Fault {
  /** Path below the folder that was imported. */
  readonly file: string
  /** Counted from 1; absent where the fault is the file as a whole. */
  readonly line?: number
  /** `items.2.alt.es`; empty for the record as a whole. */
  readonly field: string
  readonly message: string
  /** The field as keys and indexes, where a record is at fault. */
  readonly path?: readonly PropertyKey[]
  readonly code?: FaultCode
}

/** `link`: a link in the content leads to no page. `reference`: a field names a record that is not there. */
export type FaultCode =
  | 'missing'
  | 'empty'
  | 'type'
  | 'choice'
  | 'unknown-field'
  | 'reference'
  | 'link'
  | 'invalid'

/** The content has faults, of which the message has a line each: nothing was changed. */
export class ContentFaults extends OperatorError {
  override readonly name = 'ContentFaults'
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    const sorted = faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`
    super([...sorted.map(formatFault), `The content has ${count}; nothing was changed.`].join('\n'))
    this.faults = sorted
  }
}

export function formatFault({ file, line, field, message }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`
}
