import { recordList } from '../record-list.ts'
import type { Resource } from '../resource.ts'
import type { z } from 'zod'
import { eventWire, readEvent } from '../event/wire.ts'

/** A news item: the shape of an event. */
export const newsItemWire = eventWire

export type NewsItemWire = z.infer<typeof newsItemWire>

/** News items, newest first. */
export const news = {
  ...recordList({
    path: 'news',
    summary: 'News items, newest first',
    wire: newsItemWire,
    read: readEvent,
  }),
  sameBy: 'id',
} as const satisfies Resource
