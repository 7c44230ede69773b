/** The use of a picture: as wide as the page, beside a text, or as a store's logo. */
export type PictureUse = 'wide' | 'item' | 'logo'

/** Width of a logo in pixels: sharp on the store page, its largest use, at two device pixels per CSS pixel. */
export const logoWidth = 480

/**
 * Widths in pixels, from a small phone to a large screen with two device pixels per CSS pixel. Each step at most doubles
 * the area, so that no browser loads twice the pixels it needs.
 */
const widthsOfUse: Readonly<Record<PictureUse, readonly number[]>> = {
  wide: [480, 800, 1200, 1600],
  item: [320, 480, 720, 960, 1280],
  logo: [logoWidth],
}

/** A variant needs less than this share of the picture's width; otherwise the picture itself is enough. */
const maxShare = 0.9

/** The widths for all uses of a picture, in pixels, ascending. */
export function widthsFor(uses: Iterable<PictureUse>): readonly number[] {
  const widths = [...uses].flatMap((use) => widthsOfUse[use])
  return [...new Set(widths)].toSorted((a, b) => a - b)
}

/** The widths of the variants of a picture that is `own` pixels wide, ascending, never wider than the picture. */
export function pictureWidths(widths: readonly number[], own: number): readonly number[] {
  const largest = Math.min(own, widths.at(-1) ?? own)
  return [...widths.filter((width) => width < largest * maxShare), largest]
}
