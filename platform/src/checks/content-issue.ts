import { OperatorError } from '@promenade/process/operator-error'

/** A problem in the content, for the people who write it. A fault refuses the import; a warning does not. */
export interface ContentIssue {
  /** Path below the content folder. */
  readonly file: string
  /** Counted from 1; absent for a problem of the whole file. */
  readonly line?: number
  /** Path of the field, such as `items.2.alt.es`; empty for the whole record. */
  readonly field: string
  readonly message: string
  /** The field as keys and indexes, where a record is at fault. */
  readonly path?: readonly PropertyKey[]
  readonly code?: FaultCode
  /** True if it is about places of the map to which no route leads. */
  readonly isUnreachable?: boolean
}

/**
 * `link`: a link in the content leads to no page. `reference`: a field names a record that is not there. `reversed`: it
 * is before its start.
 */
export type FaultCode =
  | 'missing'
  | 'empty'
  | 'type'
  | 'choice'
  | 'unknown-field'
  | 'reference'
  | 'link'
  | 'reversed'
  | 'invalid'

/** The error for content with faults; nothing is imported. It has a line for each fault. */
export function contentFaults(faults: readonly ContentIssue[]): OperatorError {
  const sorted = faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`
  return new OperatorError(
    [...sorted.map(formatIssue), `The content has ${count}; nothing was changed.`].join('\n'),
  )
}

/** One line: place and problem. */
export function formatIssue({ file, line, field, message }: ContentIssue): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`
}
