import {
  contestSchema,
  contestSearchSchema,
  contestsSchema,
  entriesExportQuery,
  exclusionSchema,
  newDrawSchema,
  passingOverSchema,
} from './contests.ts'
import { type Endpoint, nothing } from './endpoint.ts'

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
} as const satisfies Readonly<Record<string, Endpoint>>
