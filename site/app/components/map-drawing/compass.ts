/** The part of a device's orientation that a compass needs; `webkitCompassHeading` is Safari's. */
export interface Orientation {
  readonly alpha: number | null
  readonly absolute: boolean
  readonly webkitCompassHeading?: number
}

/**
 * The direction of the device's upper edge in degrees clockwise from north, from 0 to 360; undefined if it does not know
 * north. `screenAngle` is by how much the screen is turned.
 */
export function headingOf(
  { alpha, absolute, webkitCompassHeading }: Orientation,
  screenAngle: number,
): number | undefined {
  // `alpha` counts counterclockwise, and from north only if it is absolute.
  const heading = webkitCompassHeading ?? (absolute && alpha !== null ? 360 - alpha : undefined)
  return heading === undefined || !Number.isFinite(heading) ? undefined : within360(heading + screenAngle)
}

function within360(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
