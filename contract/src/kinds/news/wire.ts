import type { Resource } from '../resource.ts'
import type { NewsItem } from '@promenade/domain/mall/event'
import { z } from 'zod'
import { eventWire, readEvent } from '../event/wire.ts'
import { decodeList } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { withUniqueKeys } from '../../decode/record.ts'

/** A news item: the shape of an event. */
export const newsItemWire = eventWire

export type NewsItemWire = z.infer<typeof newsItemWire>

/** News items, newest first. */
export const news = {
  path: 'news',
  summary: 'News items, newest first',
  wire: z.array(newsItemWire),
  decode: decodeNews,
  sameBy: 'id',
} as const satisfies Resource

/** Decodes all news items. Throws UnreadableResponse. */
export function decodeNews(response: unknown, context: DecodeContext): Decoded<readonly NewsItem[]> {
  return withUniqueKeys('news', decodeList('news', response, context, readEvent))
}
