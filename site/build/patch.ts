/** A replacement of text in React Router's code for browsers. */
export interface Patch {
  /** The end of the file's path inside React Router. */
  readonly file: string
  readonly from: string
  readonly to: string
}
