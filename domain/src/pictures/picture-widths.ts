/** What a picture is shown as: across the page, beside its words, or as a store's sign. */
export type PictureUse = 'wide' | 'item' | 'logo'

/** Pixels across: sharp on the plate of a store, the largest on any page, with two for one. */
export const logoWidth = 480

/**
 * Pixels across, from a small phone's to a large screen's with two pixels for one. Each step halves the area or less, so that
 * nobody fetches twice of what is needed, and a picture is not made in sizes that hardly differ.
 */
const widthsOfUse: Readonly<Record<PictureUse, readonly number[]>> = {
  wide: [480, 800, 1200, 1600],
  item: [320, 480, 720, 960, 1280],
  logo: [logoWidth],
}

/** A file this much narrower than the picture itself is not worth having beside it. */
const leastStep = 0.9

/** All widths that the uses of one picture want, in pixels, rising. */
export function widthsFor(uses: Iterable<PictureUse>): readonly number[] {
  const widths = [...uses].flatMap((use) => widthsOfUse[use])
  return [...new Set(widths)].toSorted((a, b) => a - b)
}

/** The widths that a picture of `own` pixels across is made in, rising: as wanted, and never wider than it is. */
export function pictureWidths(wanted: readonly number[], own: number): readonly number[] {
  const largest = Math.min(own, wanted.at(-1) ?? own)
  return [...wanted.filter((width) => width < largest * leastStep), largest]
}
