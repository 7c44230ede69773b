import { z } from 'zod'
import { type Endpoint, idempotencyKey, nothing } from './endpoint.ts'
import {
  inboxCountsSchema,
  inboxSchema,
  messageStateSchema,
  newReplyResultSchema,
  newReplySchema,
} from './inbox.ts'
import { pageViewsQuery, pageViewsSchema, pageViewSumsQuery, pageViewSumsSchema } from './page-views.ts'
import { personExportSchema, personRequestSchema, personSchema } from './person.ts'
import {
  subscriberExportQuery,
  subscriberSearchSchema,
  subscribersSchema,
  unsubscribingSchema,
} from './subscribers.ts'

/** The addresses of messages of visitors. */
export const inboxEndpoints = {
  'GET /api/v1/inbox': {
    summary: 'Messages of visitors, and mails that could not be sent; the audit notes who read them',
    callers: 'tokens',
    permission: 'visitors.read',
    response: inboxSchema,
  },
  'GET /api/v1/inbox/counts': {
    summary: 'How many messages nobody has read, and how many mails could not be sent',
    callers: 'tokens',
    permission: 'visitors.read',
    response: inboxCountsSchema,
  },
  'PATCH /api/v1/inbox/:id': {
    summary: 'Marks a message as read or done',
    callers: 'staff',
    permission: 'visitors.write',
    body: messageStateSchema,
    response: nothing,
  },
  'POST /api/v1/inbox/:id/replies': {
    summary: 'Answers a message by mail, which is sent in two minutes, and marks it as done',
    callers: 'staff',
    permission: 'visitors.write',
    limit: 'replies',
    headers: z.object({ 'Idempotency-Key': idempotencyKey }),
    body: newReplySchema,
    status: 201,
    response: newReplyResultSchema,
  },
  'DELETE /api/v1/inbox/:id/replies/:reply': {
    summary: 'Takes an answer back that is not sent yet',
    callers: 'staff',
    permission: 'visitors.write',
    response: nothing,
  },
} as const satisfies Readonly<Record<string, Endpoint>>

/** The addresses of subscribers, of everything about one person, and of how often pages were seen. */
export const visitorEndpoints = {
  'GET /api/v1/page-views': {
    summary:
      'How often the page of a record was seen on each of the last 56 days; without cookies, by no person',
    callers: 'tokens',
    permission: 'content.read',
    query: pageViewsQuery,
    response: pageViewsSchema,
  },
  'GET /api/v1/page-views/sums': {
    summary: 'How often the pages of all records were seen in the last 28 or other days, the most seen first',
    callers: 'tokens',
    permission: 'content.read',
    query: pageViewSumsQuery,
    response: pageViewSumsSchema,
  },
  'POST /api/v1/subscribers/search': {
    summary: 'A page of subscribers to the newsletter; the audit notes who read it',
    callers: 'staff',
    permission: 'visitors.read',
    body: subscriberSearchSchema,
    response: subscribersSchema,
  },
  'GET /api/v1/subscribers.csv': {
    summary: 'The subscribers with their consent as CSV in UTF-8 with a byte order mark',
    callers: 'fresh',
    permission: 'visitors.read',
    query: subscriberExportQuery,
    response: 'spreadsheet',
  },
  'PATCH /api/v1/subscribers/:id': {
    summary: 'Ends a subscription on request, or takes that back',
    callers: 'staff',
    permission: 'visitors.write',
    body: unsubscribingSchema,
    response: nothing,
  },
  'POST /api/v1/person/search': {
    summary: 'What the mall holds of an e-mail address; the audit notes who read it',
    callers: 'staff',
    permission: 'visitors.read',
    body: personRequestSchema,
    response: personSchema,
  },
  'POST /api/v1/person/export': {
    summary: 'Everything that the mall holds of an e-mail address, without secrets',
    callers: 'fresh',
    permission: 'visitors.read',
    body: personRequestSchema,
    response: personExportSchema,
  },
  'POST /api/v1/person/erasure': {
    summary:
      'Erases everything of an e-mail address but the proof of consent, for ever; answers what is left',
    callers: 'fresh',
    permission: 'visitors.write',
    body: personRequestSchema,
    response: personSchema,
  },
} as const satisfies Readonly<Record<string, Endpoint>>
