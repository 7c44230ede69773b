import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { z } from 'zod'
import { eventSchema, readEvent } from '../event/response.ts'

/** A news item: the shape of an event. */
export const newsItemSchema = eventSchema

export type NewsItemJson = z.infer<typeof newsItemSchema>

/** News items, newest first. */
export const news = {
  ...recordList({
    path: 'news',
    summary: 'News items, newest first',
    schema: newsItemSchema,
    read: readEvent,
  }),
  sameBy: 'id',
} as const satisfies Resource
