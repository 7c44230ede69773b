/** Something measured, as it is printed and as it stands in `docs/measurements.md`. */
export interface Table {
  readonly title: string
  /** How it was measured and with what it is compared. */
  readonly how: string
  readonly head: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  readonly cells: readonly string[]
  /** Absent in rows that have no goal. */
  readonly isMet?: boolean
}
