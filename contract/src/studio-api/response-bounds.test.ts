import { expect, it } from 'vitest'
import { z } from 'zod'
import { boundsOf } from '../testing/schema-bounds.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** What a store has sent is said as it was sent. */
const storeBounds = [
  'hours ..20 characters',
  'hours 1..30 items',
  'message 1..2000 characters',
  'path ..200 characters',
  'phone ..60 characters',
]

/** The bounds of what each response says, by the last names of the paths. Ids and paths of fields are left out. */
const table: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v1/contests': ['entries 0..', 'excluded 0..'],
  'POST /api/v1/contests/:id/search': [
    'entries 0..',
    'excluded 0..',
    'found 0..',
    'pageSize 1..',
    'reserves 0..',
    'winners 1..',
  ],
  'POST /api/v1/session/link': ['ticket 20..200 characters'],
  'POST /api/v1/session/code': ['ticket 20..200 characters'],
  'POST /api/v1/session/passkey/options': ['challenge ..16000 characters', 'id ..16000 characters'],
  'POST /api/v1/session/passkey': ['ticket 20..200 characters'],
  'POST /api/v1/join/passkey/options': ['challenge ..16000 characters', 'id ..16000 characters'],
  'GET /api/v1/sessions': ['id over 0..'],
  'GET /api/v1/means': ['recoveryCodes 0..'],
  'POST /api/v1/means/passkeys/options': ['challenge ..16000 characters', 'id ..16000 characters'],
  'GET /api/v1/staff': ['passkeys 0..', 'tokens 0..'],
  'GET /api/v1/tokens': ['scopes 1.. items'],
  'GET /api/v1/plan': ['beside ..2 items', 'slug ..180 characters'],
  'POST /api/v1/imports/map': ['beside ..2 items', 'count 0..', 'items ..100 items', 'slug ..180 characters'],
  'GET /api/v1/store': storeBounds,
  'POST /api/v1/store/answers': storeBounds,
  'POST /api/v1/store/pictures': [
    'bytes over 0..',
    'focalX 0..1',
    'focalY 0..1',
    'height over 0..',
    'width over 0..',
  ],
  'GET /api/v1/rounds': [
    'answered 0..',
    'asked 0..',
    'categories[] ..180 characters',
    'slug ..180 characters',
    'unreached 0..',
    'waiting 0..',
  ],
  'POST /api/v1/rounds': ['mails 0..'],
  'GET /api/v1/rounds/:id': ['acts 0..'],
  'POST /api/v1/store-links/:id/end': ['left 0..', 'undone 0..'],
  'GET /api/v1/inbox': ['unread 0..'],
  'GET /api/v1/inbox/counts': ['failedMails 0..', 'unread 0..'],
  'GET /api/v1/page-views': ['views over 0..'],
  'GET /api/v1/page-views/sums': ['before 0..', 'views over 0..'],
  'POST /api/v1/subscribers/search': ['confirmed 0..', 'found 0..', 'pending 0..', 'unsubscribed 0..'],
  'POST /api/v1/person/search': ['count over 0..', 'items ..20 items'],
  'POST /api/v1/person/erasure': ['count over 0..', 'items ..20 items'],
  'GET /api/v1/webhooks': ['failed 0..', 'waiting 0..'],
  'GET /api/v1/webhooks/:id/deliveries': ['attempts 0..', 'durationMs 0..', 'failed 0..', 'waiting 0..'],
  'POST /api/v1/webhooks/:id/replays': ['count 0..'],
  'GET /api/v1/entries': ['interval 1..', 'total 0..'],
  'PUT /api/v1/entries/:id/draft': [
    'conflicts[] ..30 items',
    'conflicts[][] 0..',
    'status 400..599',
    'title 1.. characters',
    'type 1.. characters',
  ],
  'PUT /api/v1/entries/:id/presence': ['undecided[] ..30 items', 'undecided[][] 0..'],
  'GET /api/v1/change-sets': ['count 0..', 'field ..60 characters', 'left 0..'],
  'POST /api/v1/change-sets': ['contentVersion 0..'],
  'POST /api/v1/change-sets/:id/undo': [
    'contentVersion 0..',
    'kept 0..',
    'status 400..599',
    'taken 0..',
    'title 1.. characters',
    'type 1.. characters',
  ],
  'GET /api/v1/media': ['bytes over 0..', 'focalX 0..1', 'focalY 0..1', 'height over 0..', 'width over 0..'],
  'POST /api/v1/media': ['bytes over 0..', 'focalX 0..1', 'focalY 0..1', 'height over 0..', 'width over 0..'],
  'GET /api/v1/media/:prefix/:name': [
    'bytes over 0..',
    'focalX 0..1',
    'focalY 0..1',
    'height over 0..',
    'width over 0..',
  ],
  'PATCH /api/v1/media/:prefix/:name': [
    'bytes over 0..',
    'focalX 0..1',
    'focalY 0..1',
    'height over 0..',
    'width over 0..',
  ],
  'PATCH /api/v1/reports': ['mails 0..'],
  'GET /api/v1/faults/counts': ['faults 0..', 'hints 0..'],
  'POST /api/v1/imports/csv': [
    'faultCount 0..',
    'faults ..100 items',
    'row over 0..',
    'rows 0..',
    'status 400..599',
    'title 1.. characters',
    'type 1.. characters',
  ],
}

const described: Readonly<Record<string, Endpoint>> = endpoints

it.each(Object.entries(described))('bounds what %s says', (name, { response, refusals = {} }) => {
  expect(namesAndBounds([response, ...Object.values(refusals)])).toEqual(table[name] ?? [])
})

const usual = new Set(['path ..30 items', 'path[] 0..'])

function namesAndBounds(schemas: readonly unknown[]): readonly string[] {
  const lines = schemas.flatMap((schema) => (schema instanceof z.ZodType ? boundsOf(schema) : []))
  const named = lines.map((line) => line.slice(line.split(' ', 1).join('').lastIndexOf('.') + 1))
  return [...new Set(named)].filter((line) => !line.endsWith(' id') && !usual.has(line)).toSorted()
}
