import type { Permission } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import { auditQuery, auditWire } from './audit.ts'
import {
  changeSetQuery,
  changeSetResultWire,
  changeSetsQuery,
  changeSetsWire,
  newChangeSetWire,
  undoRefusedWire,
  undoResultWire,
} from './change-sets.ts'
import {
  diffQuery,
  diffWire,
  draftWire,
  entriesQuery,
  entriesWire,
  entryWire,
  newEntryWire,
  revisionsWire,
  revisionWire,
  savedDraftWire,
  staleDraftWire,
} from './entries.ts'
import { inboxCountsWire, inboxWire, messageStateWire } from './inbox.ts'
import {
  addPasskeyWire,
  codeLoginWire,
  confirmWire,
  joinWithAppWire,
  joinWithPasskeyWire,
  mailLinkWire,
  meansWire,
  newAppWire,
  openedLinkWire,
  openLinkWire,
  passkeyLoginWire,
  passkeyOptionsWire,
  recoveryCodesWire,
  sessionsWire,
  setAppWire,
} from './login.ts'
import { focalPointWire, mediaWire, pictureWire } from './media.ts'
import { createdStaffWire, invitationWire, staffChangeWire, staffWire } from './people.ts'
import { searchQuery, searchWire } from './search.ts'
import { sessionWire } from './session.ts'
import { createdTokenWire, newTokenWire, tokensWire } from './tokens.ts'

/** One address of the studio's API. */
interface Endpoint {
  readonly summary: string
  /** `tokens`: staff, and tokens with the permission as a scope. `fresh`: staff who used a means of login just now. */
  readonly callers: 'anyone' | 'staff' | 'fresh' | 'tokens'
  /** Absent: every member of staff. */
  readonly permission?: Permission
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  /** A picture, or JSON. */
  readonly body?: z.ZodType | 'picture'
  /** Absent: 200. */
  readonly status?: 201 | 202
  readonly response: z.ZodType | 'picture'
  /** Refusals whose body has more than an error. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>
}

const nothing = z.strictObject({})
const idempotencyKey = z.string().meta({
  description:
    '8 to 100 letters, digits, `-` and `_`. A second request with the key gets the first response.',
})
const ifMatch = z.string().meta({ description: 'The version that was edited, in quotes: the `ETag`.' })
const editor = z.string().optional().meta({
  description: 'A UUID of the open editor: its own saves never conflict with each other.',
})
const fileName = z.string().optional().meta({ description: 'The name of the file, percent-encoded.' })

/** Every address of the API. A route cannot be added without a line here. */
export const endpoints = {
  'POST /api/v1/session/link': {
    summary: 'Opens a link from a mail or from the command of the server',
    callers: 'anyone',
    body: openLinkWire,
    response: openedLinkWire,
  },
  'POST /api/v1/session/mail': {
    summary: 'Mails a login link; the response is the same for every address',
    callers: 'anyone',
    body: mailLinkWire,
    status: 202,
    response: nothing,
  },
  'POST /api/v1/session/code': {
    summary: 'Logs in with the second factor after a mailed link',
    callers: 'anyone',
    body: codeLoginWire,
    response: openedLinkWire,
  },
  'POST /api/v1/session/passkey/options': {
    summary: 'What a browser needs to use a passkey',
    callers: 'anyone',
    response: passkeyOptionsWire,
  },
  'POST /api/v1/session/passkey': {
    summary: 'Logs in with a passkey',
    callers: 'anyone',
    body: passkeyLoginWire,
    response: openedLinkWire,
  },
  'POST /api/v1/join/passkey/options': {
    summary: 'What a browser needs to make the first passkey with an invitation',
    callers: 'anyone',
    body: openLinkWire,
    response: passkeyOptionsWire,
  },
  'POST /api/v1/join/passkey': {
    summary: 'Accepts an invitation with a passkey and logs in',
    callers: 'anyone',
    body: joinWithPasskeyWire,
    response: recoveryCodesWire,
  },
  'POST /api/v1/join/app/secret': {
    summary: 'A secret for an authenticator app, for an invitation',
    callers: 'anyone',
    body: openLinkWire,
    response: newAppWire,
  },
  'POST /api/v1/join/app': {
    summary: 'Accepts an invitation with an authenticator app and logs in',
    callers: 'anyone',
    body: joinWithAppWire,
    response: recoveryCodesWire,
  },
  'GET /api/v1/session': {
    summary: 'Who is logged in, at which mall, with the schema of each kind of record',
    callers: 'staff',
    response: sessionWire,
  },
  'DELETE /api/v1/session': { summary: 'Logs out', callers: 'staff', response: nothing },
  'POST /api/v1/session/confirm': {
    summary: 'Confirms the session with a passkey or a code',
    callers: 'staff',
    body: confirmWire,
    response: nothing,
  },
  'GET /api/v1/sessions': {
    summary: 'The own sessions, on all devices',
    callers: 'staff',
    response: sessionsWire,
  },
  'DELETE /api/v1/sessions': { summary: 'Ends all other own sessions', callers: 'staff', response: nothing },
  'DELETE /api/v1/sessions/:id': { summary: 'Ends one own session', callers: 'staff', response: nothing },
  'GET /api/v1/means': { summary: 'The own means of login', callers: 'staff', response: meansWire },
  'POST /api/v1/means/passkeys/options': {
    summary: 'What a browser needs to make another passkey',
    callers: 'fresh',
    response: passkeyOptionsWire,
  },
  'POST /api/v1/means/passkeys': {
    summary: 'Adds a passkey',
    callers: 'fresh',
    body: addPasskeyWire,
    status: 201,
    response: recoveryCodesWire,
  },
  'DELETE /api/v1/means/passkeys/:id': {
    summary: 'Removes a passkey',
    callers: 'fresh',
    response: nothing,
  },
  'POST /api/v1/means/app/secret': {
    summary: 'A secret for an authenticator app',
    callers: 'fresh',
    response: newAppWire,
  },
  'PUT /api/v1/means/app': {
    summary: 'Sets the authenticator app, with a code of it',
    callers: 'fresh',
    body: setAppWire,
    response: recoveryCodesWire,
  },
  'DELETE /api/v1/means/app': {
    summary: 'Removes the authenticator app',
    callers: 'fresh',
    response: nothing,
  },
  'POST /api/v1/means/recovery-codes': {
    summary: 'Replaces the recovery codes',
    callers: 'fresh',
    response: recoveryCodesWire,
  },
  'GET /api/v1/staff': {
    summary: 'The staff of the mall',
    callers: 'staff',
    permission: 'staff.manage',
    response: staffWire,
  },
  'POST /api/v1/staff': {
    summary: 'Invites somebody by mail',
    callers: 'fresh',
    permission: 'staff.manage',
    body: invitationWire,
    status: 201,
    response: createdStaffWire,
  },
  'PATCH /api/v1/staff/:id': {
    summary: 'Changes the name or role of somebody, or closes the account',
    callers: 'fresh',
    permission: 'staff.manage',
    body: staffChangeWire,
    response: nothing,
  },
  'POST /api/v1/staff/:id/invitation': {
    summary: 'Invites somebody again; a recovery of the account works after a day',
    callers: 'fresh',
    permission: 'staff.manage',
    status: 201,
    response: nothing,
  },
  'DELETE /api/v1/staff/:id/invitation': {
    summary: 'Stops an invitation or a recovery',
    callers: 'fresh',
    permission: 'staff.manage',
    response: nothing,
  },
  'DELETE /api/v1/staff/:id/sessions': {
    summary: 'Logs somebody out on all devices',
    callers: 'fresh',
    permission: 'staff.manage',
    response: nothing,
  },
  'GET /api/v1/tokens': {
    summary: 'The tokens of the API that are valid',
    callers: 'staff',
    permission: 'tokens.manage',
    response: tokensWire,
  },
  'POST /api/v1/tokens': {
    summary: 'Creates a token; this response alone shows it',
    callers: 'fresh',
    permission: 'tokens.manage',
    body: newTokenWire,
    status: 201,
    response: createdTokenWire,
  },
  'DELETE /api/v1/tokens/:id': {
    summary: 'Revokes a token',
    callers: 'fresh',
    permission: 'tokens.manage',
    response: nothing,
  },
  'GET /api/v1/audit': {
    summary: 'Who did what, the newest first',
    callers: 'staff',
    permission: 'audit.read',
    query: auditQuery,
    response: auditWire,
  },
  'GET /api/v1/entries': {
    summary: 'Records of all kinds, or of one',
    callers: 'tokens',
    permission: 'content.read',
    query: entriesQuery,
    response: entriesWire,
  },
  'POST /api/v1/entries': {
    summary: 'Creates a record as a draft',
    callers: 'tokens',
    permission: 'draft.write',
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
    body: newEntryWire,
    status: 201,
    response: entryWire,
  },
  'GET /api/v1/entries/:id': {
    summary: 'A record with its draft; `ETag` is the version',
    callers: 'tokens',
    permission: 'content.read',
    response: entryWire,
  },
  'PUT /api/v1/entries/:id/draft': {
    summary: 'Saves a draft, which may be incomplete',
    callers: 'tokens',
    permission: 'draft.write',
    headers: z.object({ 'If-Match': ifMatch, 'X-Editor': editor }),
    body: draftWire,
    response: savedDraftWire,
    refusals: { 412: staleDraftWire },
  },
  'DELETE /api/v1/entries/:id/draft': {
    summary: 'Goes back to what is published',
    callers: 'tokens',
    permission: 'draft.write',
    headers: z.object({ 'If-Match': ifMatch }),
    response: entryWire,
  },
  'GET /api/v1/entries/:id/revisions': {
    summary: 'The history of a record, the newest first',
    callers: 'tokens',
    permission: 'content.read',
    response: revisionsWire,
  },
  'GET /api/v1/entries/:id/revisions/:revision': {
    summary: 'A record as it was',
    callers: 'tokens',
    permission: 'content.read',
    response: revisionWire,
  },
  'GET /api/v1/entries/:id/diff': {
    summary: 'What differs between two revisions',
    callers: 'tokens',
    permission: 'content.read',
    query: diffQuery,
    response: diffWire,
  },
  'GET /api/v1/change-sets': {
    summary: 'The last acts, whoever did them',
    callers: 'tokens',
    permission: 'content.read',
    query: changeSetsQuery,
    response: changeSetsWire,
  },
  'POST /api/v1/change-sets': {
    summary:
      'Publishes, withdraws, restores or deletes records, all or nothing; publishing needs `content.publish`',
    callers: 'tokens',
    permission: 'draft.write',
    query: changeSetQuery,
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional() }),
    body: newChangeSetWire,
    status: 201,
    response: changeSetResultWire,
  },
  'POST /api/v1/change-sets/:id/undo': {
    summary: 'Undoes a change set with a new one',
    callers: 'tokens',
    permission: 'content.publish',
    status: 201,
    response: undoResultWire,
    refusals: { 409: undoRefusedWire },
  },
  'GET /api/v1/media': {
    summary: 'The pictures of the mall with their uses',
    callers: 'tokens',
    permission: 'content.read',
    response: mediaWire,
  },
  'POST /api/v1/media': {
    summary:
      'Uploads a picture of at most 25 MB; it is made upright, at most 2,560 pixels wide, and loses its metadata',
    callers: 'tokens',
    permission: 'media.write',
    headers: z.object({ 'X-File-Name': fileName }),
    body: 'picture',
    status: 201,
    response: pictureWire,
  },
  'GET /api/v1/media/:prefix/:name': {
    summary: 'A picture with its size and focal point',
    callers: 'tokens',
    permission: 'content.read',
    response: pictureWire,
  },
  'PATCH /api/v1/media/:prefix/:name': {
    summary: 'Sets the point of a picture that stays visible when it is cropped',
    callers: 'tokens',
    permission: 'media.write',
    body: focalPointWire,
    response: pictureWire,
  },
  'GET /media/:prefix/:name': {
    summary: 'A picture',
    callers: 'tokens',
    permission: 'content.read',
    response: 'picture',
  },
  'GET /api/v1/inbox': {
    summary: 'Messages of visitors, and mails that could not be sent; the audit notes who read them',
    callers: 'tokens',
    permission: 'visitors.read',
    response: inboxWire,
  },
  'GET /api/v1/inbox/counts': {
    summary: 'How many messages nobody has read, and how many mails could not be sent',
    callers: 'tokens',
    permission: 'visitors.read',
    response: inboxCountsWire,
  },
  'PATCH /api/v1/inbox/:id': {
    summary: 'Marks a message as read or done',
    callers: 'staff',
    permission: 'visitors.write',
    body: messageStateWire,
    response: nothing,
  },
  'GET /api/v1/search': {
    summary: 'Records whose title or text has every word',
    callers: 'tokens',
    permission: 'content.read',
    query: searchQuery,
    response: searchWire,
  },
} as const satisfies Readonly<Record<string, Endpoint>>

/** Method and path of an endpoint. */
export type EndpointName = keyof typeof endpoints

/** The endpoints that these callers may use. */
export type EndpointsFor<Callers extends Endpoint['callers']> = {
  [Name in EndpointName]: (typeof endpoints)[Name]['callers'] extends Callers ? Name : never
}[EndpointName]

/** An endpoint by its name. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name]
}
