/** What a drill found, as a row of the table that is printed. */
export interface Finding {
  readonly fault: string
  readonly must: string
  readonly seen: string
  readonly isMet: boolean
}
