import type { Locale } from '@promenade/domain/locale/locale'
import type { Words } from './page-parts.ts'

/** A rounded distance: `5 m`, `40 m`, `250 m`; never zero. */
export function distanceText(metres: number, locale: Locale): string {
  return metresText(roundMetres(metres), locale)
}

/** A distance in whole metres, as it is: `12 m`. */
export function metresText(metres: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', useGrouping: false })
  // A no-break space between number and unit.
  return format.format(metres).replaceAll(' ', '\u00A0')
}

/** Rounds: the longer, the coarser. */
export function roundMetres(metres: number): number {
  const step = metres < 30 ? 5 : metres < 250 ? 10 : 50
  return Math.max(5, Math.round(metres / step) * step)
}

/** `about 3 min`; `under a minute`. */
export function durationText(seconds: number, { messages }: Words): string {
  return seconds < 60
    ? messages.route.underMinute
    : messages.route.minutes(Math.round(seconds / 60)).replace(/ (?=min)/, '\u00A0')
}
