/** A place in React Router that is written otherwise for browsers. */
export interface Patch {
  /** The end of the file's path inside React Router. */
  readonly file: string
  readonly from: string
  readonly to: string
}
