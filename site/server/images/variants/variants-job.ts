/** Asks for a photograph in several widths and formats. */
export interface SizesJob {
  readonly kind: 'sizes'
  readonly bytes: Uint8Array
  /** In pixels, rising; none comes out wider than the photograph. */
  readonly widths: readonly number[]
}
