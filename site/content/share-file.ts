/** A raster file made from a picture of the content, for networks and readers that show no SVG. */
interface ShareFile {
  /** Its address on this site. */
  readonly path: string
  /** In pixels, as is `height`. */
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** A picture fills the frame; a logo stands in the middle of it, whole, with space around. */
export type ShareLook = 'picture' | 'logo'

/** The file made from the picture at an address of this site, undefined until there is one. Never waits. */
export type FindShareFile = (source: string, look: ShareLook) => ShareFile | undefined
