import { z } from 'zod'
import {
  contestSchema,
  contestSearchSchema,
  contestsSchema,
  entriesExportQuery,
  exclusionSchema,
  newDrawSchema,
  newWinnerMailsSchema,
  passingOverSchema,
  winnerMailPreviewSchema,
  winnerMailUndoSchema,
} from './contests.ts'
import { type Endpoint, idempotencyKey, nothing } from './endpoint.ts'

/** The addresses of contests: their entries and draws. */
export const contestEndpoints = {
  'GET /api/v1/contests': {
    summary: 'The contests, with how many entered',
    callers: 'staff',
    permission: 'visitors.read',
    response: contestsSchema,
  },
  'POST /api/v1/contests/:id/search': {
    summary: 'A contest with a page of its entries and its draw; the audit notes who read it',
    callers: 'staff',
    permission: 'visitors.read',
    body: contestSearchSchema,
    response: contestSchema,
  },
  'GET /api/v1/contests/:id/entries/:ticket/photo': {
    summary: 'The photo of an entry',
    callers: 'staff',
    permission: 'visitors.read',
    response: 'picture',
  },
  'GET /api/v1/contests/:id/entries.csv': {
    summary: 'All entries as a spreadsheet',
    callers: 'fresh',
    permission: 'visitors.read',
    query: entriesExportQuery,
    response: 'spreadsheet',
  },
  'PATCH /api/v1/contests/:id/entries/:ticket': {
    summary: 'Excludes an entry from the draw, or takes that back',
    callers: 'staff',
    permission: 'visitors.write',
    body: exclusionSchema,
    response: nothing,
  },
  'POST /api/v1/contests/:id/draw': {
    summary: 'Draws the winners of a contest that is over, once and for all',
    callers: 'staff',
    permission: 'visitors.write',
    body: newDrawSchema,
    status: 201,
    response: nothing,
  },
  'PATCH /api/v1/contests/:id/draw': {
    summary: 'Passes over a ticket that was drawn, so that the next takes its place, or takes that back',
    callers: 'staff',
    permission: 'visitors.write',
    body: passingOverSchema,
    response: nothing,
  },
  'POST /api/v1/contests/:id/mails': {
    summary: 'Writes to winners who have not been told, by mails that are sent in two minutes',
    callers: 'staff',
    permission: 'visitors.write',
    limit: 'replies',
    headers: z.object({ 'Idempotency-Key': idempotencyKey }),
    body: newWinnerMailsSchema,
    status: 201,
    response: nothing,
  },
  'POST /api/v1/contests/:id/mails/preview': {
    summary: 'The first mail of each language that would be sent to winners; the audit notes who read it',
    callers: 'staff',
    permission: 'visitors.write',
    body: newWinnerMailsSchema,
    response: winnerMailPreviewSchema,
  },
  'POST /api/v1/contests/:id/mails/undo': {
    summary: 'Takes mails to winners back that are not sent yet, all or none',
    callers: 'staff',
    permission: 'visitors.write',
    body: winnerMailUndoSchema,
    response: nothing,
  },
} as const satisfies Readonly<Record<string, Endpoint>>
