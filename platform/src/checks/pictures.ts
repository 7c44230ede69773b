/** A picture that content can name. */
export interface Picture {
  readonly sha256: string
  /** Last part of its address. */
  readonly name: string
  readonly contentType: string
  readonly width: number
  readonly height: number
}

/** By path; a text says why a file cannot be used. */
export type Pictures = ReadonlyMap<string, Picture | string>
