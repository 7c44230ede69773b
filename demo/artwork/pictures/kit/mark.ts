import { fill, line, rect } from './svg.ts'

/**
 * The mark: a paper lantern half risen from the harbour, its lower half already broken into strokes of light on
 * water. One ink, so that it works on light and dark pages; the favicon sets it on a ground of its own.
 */
export function lanternRising(ink: string): string {
  const gores =
    'M46 14A12 36 0 0 0 46 56M54 14A12 36 0 0 1 54 56M44.6 15A27 34 0 0 0 24.5 56M55.4 15A27 34 0 0 1 75.5 56'
  const lamp = 'M50 13C26 13 10 31 10 56H90C90 31 74 13 50 13Z'
  return (
    `<mask id="ribs" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">${rect(0, 0, 100, 100, '#fff')}${line(gores, '#000', 3.4)}</mask>` +
    `<g mask="url(#ribs)">${fill(lamp, ink)}</g>` +
    rect(39, 2, 22, 8, ink, 2) +
    line('M14 65q9 -5.5 18 0t18 0t18 0t18 0', ink, 6) +
    line('M23 77q9 -5.5 18 0t18 0t18 0', ink, 6) +
    line('M37 89q6.5 -5 13 0t13 0', ink, 6)
  )
}
