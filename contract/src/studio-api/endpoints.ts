import { z } from 'zod'
import { archiveEndpoints } from './archive.ts'
import { auditQuery, auditSchema } from './audit.ts'
import {
  changeSetQuery,
  changeSetResultSchema,
  changeSetsQuery,
  changeSetsSchema,
  newChangeSetSchema,
  undoRefusedSchema,
  undoResultSchema,
  undoSchema,
} from './change-sets.ts'
import { contestEndpoints } from './contest-endpoints.ts'
import { type Endpoint, fileName, idempotencyKey, nothing } from './endpoint.ts'
import {
  diffQuery,
  diffSchema,
  draftSchema,
  entriesQuery,
  entriesSchema,
  entrySchema,
  newEntrySchema,
  presenceSchema,
  presentSchema,
  revisionsSchema,
  revisionSchema,
  savedDraftSchema,
  staleDraftSchema,
} from './entries.ts'
import { faultCountsSchema, faultsSchema } from './faults.ts'
import { focalPointSchema, mediaSchema, pictureSchema } from './media.ts'
import { peopleEndpoints } from './people-endpoints.ts'
import { previewEndpoints } from './preview-endpoints.ts'
import { reportsQuery, reportsSchema, settledReportsSchema, settlingSchema } from './reports.ts'
import { searchQuery, searchSchema } from './search.ts'
import { storeEndpoints } from './store-endpoints.ts'
import { exportQuery, importQuery, importRefusedSchema, importResultSchema } from './spreadsheets.ts'
import { inboxEndpoints, visitorEndpoints } from './visitor-endpoints.ts'
import { webhookEndpoints } from './webhook-endpoints.ts'

const ifMatch = z.string().meta({ description: 'The version that was edited, in quotes: the `ETag`.' })
const editor = z.string().optional().meta({
  description: 'A UUID of the open editor: its own saves never conflict with each other.',
})

/** Every address of the API. A route cannot be added without a line here. */
export const endpoints = {
  ...archiveEndpoints,
  ...contestEndpoints,
  ...peopleEndpoints,
  ...previewEndpoints,
  ...storeEndpoints,
  ...inboxEndpoints,
  ...visitorEndpoints,
  ...webhookEndpoints,
  'GET /api/v1/audit': {
    summary: 'Who did what, the newest first',
    callers: 'staff',
    permission: 'audit.read',
    query: auditQuery,
    response: auditSchema,
  },
  'GET /api/v1/entries': {
    summary: 'Records of all kinds, or of one',
    callers: 'tokens',
    permission: 'content.read',
    query: entriesQuery,
    response: entriesSchema,
  },
  'POST /api/v1/entries': {
    summary: 'Creates a record as a draft',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'drafts',
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
    body: newEntrySchema,
    status: 201,
    response: entrySchema,
  },
  'GET /api/v1/entries/:id': {
    summary: 'A record with its draft; `ETag` is the version',
    callers: 'tokens',
    permission: 'content.read',
    response: entrySchema,
  },
  'PUT /api/v1/entries/:id/draft': {
    summary: 'Saves a draft, which may be incomplete',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'drafts',
    headers: z.object({ 'If-Match': ifMatch, 'X-Editor': editor }),
    body: draftSchema,
    response: savedDraftSchema,
    refusals: { 412: staleDraftSchema },
  },
  'DELETE /api/v1/entries/:id/draft': {
    summary: 'Goes back to what is published',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'changeSets',
    headers: z.object({ 'If-Match': ifMatch }),
    response: entrySchema,
  },
  'PUT /api/v1/entries/:id/presence': {
    summary: 'Says that an editor has the record open, and asks who else has and whether somebody has saved',
    callers: 'staff',
    permission: 'content.read',
    body: presenceSchema,
    response: presentSchema,
  },
  'DELETE /api/v1/entries/:id/presence': {
    summary: 'Says that an editor has closed the record',
    callers: 'staff',
    permission: 'content.read',
    response: nothing,
  },
  'GET /api/v1/entries/:id/revisions': {
    summary: 'The history of a record, the newest first',
    callers: 'tokens',
    permission: 'content.read',
    response: revisionsSchema,
  },
  'GET /api/v1/entries/:id/revisions/:revision': {
    summary: 'A record as it was',
    callers: 'tokens',
    permission: 'content.read',
    response: revisionSchema,
  },
  'GET /api/v1/entries/:id/diff': {
    summary: 'What differs between two revisions',
    callers: 'tokens',
    permission: 'content.read',
    query: diffQuery,
    response: diffSchema,
  },
  'GET /api/v1/change-sets': {
    summary: 'The last acts of all staff',
    callers: 'tokens',
    permission: 'content.read',
    query: changeSetsQuery,
    response: changeSetsSchema,
  },
  'POST /api/v1/change-sets': {
    summary:
      'Publishes, withdraws, restores or deletes records, all or nothing; publishing needs `content.publish`',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'changeSets',
    query: changeSetQuery,
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
    body: newChangeSetSchema,
    status: 201,
    response: changeSetResultSchema,
  },
  'POST /api/v1/change-sets/:id/undo': {
    summary:
      'Undoes a change set with a new one: every record on which nobody has gone on since, and what is chosen of ' +
      'the others; each record needs the permission that its change needed',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'changeSets',
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
    body: undoSchema,
    status: 201,
    response: undoResultSchema,
    refusals: { 409: undoRefusedSchema },
  },
  'GET /api/v1/media': {
    summary: 'The pictures of the mall with their uses',
    callers: 'tokens',
    permission: 'content.read',
    response: mediaSchema,
  },
  'POST /api/v1/media': {
    summary:
      'Uploads a picture of at most 25 MB; it is made upright, at most 2,560 pixels wide, and loses its metadata',
    callers: 'tokens',
    permission: 'media.write',
    limit: 'pictures',
    headers: z.object({ 'X-File-Name': fileName }),
    body: 'picture',
    status: 201,
    response: pictureSchema,
  },
  'GET /api/v1/media/:prefix/:name': {
    summary: 'A picture with its size and focal point',
    callers: 'tokens',
    permission: 'content.read',
    response: pictureSchema,
  },
  'PATCH /api/v1/media/:prefix/:name': {
    summary: 'Sets the point of a picture that stays visible when it is cropped',
    callers: 'tokens',
    permission: 'media.write',
    limit: 'pictures',
    body: focalPointSchema,
    response: pictureSchema,
  },
  'GET /media/:prefix/:name': {
    summary: 'A picture',
    callers: 'tokens',
    permission: 'content.read',
    response: 'picture',
  },
  'GET /api/v1/reports': {
    summary:
      'What visitors say is wrong with a record and nobody has decided yet; the audit notes who read it',
    callers: 'tokens',
    permission: 'visitors.read',
    query: reportsQuery,
    response: reportsSchema,
  },
  'PATCH /api/v1/reports': {
    summary:
      'Marks reports as mended, which mails the senders who left an address, or as not so, or takes that back',
    callers: 'staff',
    permission: 'visitors.write',
    body: settledReportsSchema,
    response: settlingSchema,
  },
  'GET /api/v1/faults': {
    summary:
      'What is wrong with the site or soon will be, the worst first, each with the field that mends it',
    callers: 'tokens',
    permission: 'content.read',
    response: faultsSchema,
  },
  'GET /api/v1/faults/counts': {
    summary: 'How many faults and hints there are',
    callers: 'tokens',
    permission: 'content.read',
    response: faultCountsSchema,
  },
  'GET /api/v1/search': {
    summary: 'Records whose title or text has every word',
    callers: 'tokens',
    permission: 'content.read',
    query: searchQuery,
    response: searchSchema,
  },
  // Records are no personal data: a role that reads them one by one may read them as a table, without a fresh factor.
  'GET /api/v1/exports/:file': {
    summary: 'The records of a kind as CSV in UTF-8 with a byte order mark: `stores` are at `store.csv`',
    callers: 'tokens',
    permission: 'content.read',
    query: exportQuery,
    response: 'spreadsheet',
  },
  'POST /api/v1/imports/csv': {
    summary:
      'Takes a spreadsheet back as one change set, all or nothing: only cells that differ from the version of ' +
      'their row change a record; publishing needs `content.publish`',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'spreadsheets',
    query: importQuery,
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
    body: 'spreadsheet',
    status: 201,
    response: importResultSchema,
    refusals: { 409: importRefusedSchema, 422: importRefusedSchema },
  },
} as const satisfies Readonly<Record<string, Endpoint>>

/** Method and path of an endpoint. */
export type EndpointName = keyof typeof endpoints

/** The endpoints that these callers may use. */
export type EndpointsFor<Callers extends Endpoint['callers']> = {
  [Name in EndpointName]: (typeof endpoints)[Name]['callers'] extends Callers ? Name : never
}[EndpointName]

/** The JSON of a response. Of a file it is `never`. */
export type EndpointResponse<Name extends EndpointName> = JsonOf<(typeof endpoints)[Name]['response']>

/** The statuses of an endpoint's refusals that tell more than a problem. */
export type RefusalStatus<Name extends EndpointName> = (typeof endpoints)[Name] extends {
  readonly refusals: infer Refusals
}
  ? keyof Refusals
  : never

/** The JSON of a refusal. */
export type EndpointRefusal<
  Name extends EndpointName,
  Status extends RefusalStatus<Name>,
> = (typeof endpoints)[Name] extends { readonly refusals: Readonly<Record<Status, infer Schema>> }
  ? JsonOf<Schema>
  : never

type JsonOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** An endpoint by its name. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name]
}
