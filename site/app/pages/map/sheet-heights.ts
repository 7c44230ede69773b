/** The heights of the sheet over the map, from the lowest. */
const sheetHeights = ['low', 'middle', 'high'] as const

export type SheetHeight = (typeof sheetHeights)[number]

/** Shares of the map's height that the sheet covers, as in the style sheet; the low one is a strip. */
const shares: Readonly<Record<SheetHeight, number>> = { low: 0.06, middle: 0.35, high: 0.9 }

/** Share per second from which letting go throws the sheet to the next height. */
const THROW_SPEED = 0.8

/** The height next to another; the same at the end. */
export function nextHeight(height: SheetHeight, direction: 1 | -1): SheetHeight {
  return sheetHeights[sheetHeights.indexOf(height) + direction] ?? height
}

/** The height at which a dragged sheet comes to rest: the nearest one, or the next one in the direction of a throw. */
export function restingHeight(share: number, speed: number): SheetHeight {
  if (Math.abs(speed) < THROW_SPEED) return nearestTo(share)
  const passed = sheetHeights.filter((height) =>
    speed > 0 ? shares[height] > share : shares[height] < share,
  )
  return (speed > 0 ? passed[0] : passed.at(-1)) ?? nearestTo(share)
}

function nearestTo(share: number): SheetHeight {
  const [nearest = 'middle'] = sheetHeights.toSorted(
    (a, b) => Math.abs(shares[a] - share) - Math.abs(shares[b] - share),
  )
  return nearest
}
