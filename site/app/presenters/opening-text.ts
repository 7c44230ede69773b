import type { MinuteOfDay } from '@promenade/domain/calendar/instants'
import type { Words } from './page-parts.ts'
import { formatMinuteOfDay } from './format.ts'

/** Opening hours within a sentence: `10 a.m. to 9 p.m.`, `de 10:00 a 21:00`. */
export function openingText(
  { opens, closes }: { readonly opens: MinuteOfDay; readonly closes: MinuteOfDay },
  { messages, locale }: Words,
): string {
  return messages.hours.range(formatMinuteOfDay(opens, locale), formatMinuteOfDay(closes, locale))
}
