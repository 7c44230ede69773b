/** A stored picture. */
export interface StoredPicture {
  readonly sha256: string
  readonly name: string
  readonly width: number
  readonly height: number
  /** Shares of width and height; 0.5 is the middle. */
  readonly focalX: number
  readonly focalY: number
}

/**
 * Number of hexadecimal digits of the hash in an address, beside the name. The chance that two pictures of one name share
 * them is 1 in 280,000,000,000,000; more digits would only lengthen pages with hundreds of pictures.
 */
export const prefixLength = 12

/** The path of a picture in documents: its address below `/media/`. */
export function mediaPath({ sha256, name }: Pick<StoredPicture, 'sha256' | 'name'>): string {
  return `${sha256.slice(0, prefixLength)}/${name}`
}
