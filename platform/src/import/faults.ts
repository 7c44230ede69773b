/** One thing that is wrong with the content, told to whoever writes it. */
export interface Fault {
  /** Path below the folder that was imported. */
  readonly file: string
  /** Counted from 1; absent where the fault is the file as a whole. */
  readonly line?: number
  /** `items.2.alt.es`; empty for the record as a whole. */
  readonly field: string
  readonly message: string
}

/** The content has faults: nothing was changed. */
export class ContentFaults extends Error {
  override readonly name = 'ContentFaults'
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(
      `The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}; nothing was changed.`,
    )
    this.faults = faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
  }
}

export function formatFault({ file, line, field, message }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`
  return field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`
}
