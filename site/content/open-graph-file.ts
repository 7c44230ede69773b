/** A raster image generated from a picture of the content, for networks and feed readers without SVG support. */
interface OpenGraphFile {
  /** Path on this site. */
  readonly path: string
  /** Width in pixels, like `height`. */
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** A picture fills the frame; a logo is centred in it with a margin. */
export type OpenGraphLook = 'picture' | 'logo'

/** The generated image of a picture, undefined until it exists. Never waits. */
export type FindOpenGraphFile = (source: string, look: OpenGraphLook) => OpenGraphFile | undefined
