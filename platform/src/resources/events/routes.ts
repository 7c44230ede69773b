import { eventWire } from '@promenade/contract/resources/events'
import { newsItemWire } from '@promenade/contract/resources/news'
import { resources } from '@promenade/contract/resources'
import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { listEvents } from './records.ts'

export const eventResources = [
  defineResource({
    path: resources.events,
    summary: 'Events, running and coming',
    answer: z.array(eventWire),
    read: (asked) => listEvents(asked, 'event'),
  }),
  defineResource({
    path: resources.news,
    summary: 'News items, newest first',
    answer: z.array(newsItemWire),
    read: (asked) => listEvents(asked, 'news'),
  }),
]
