import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { boundsOf } from '../testing/schema-bounds.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** To winners, in each language. */
const letters = locales.flatMap(({ code }) => [
  `texts.${code}.prize 1..300 characters`,
  `texts.${code}.text 1..10000 characters`,
])

/** A passkey at a login. */
const passkeyUsed = [
  'passkey.id ..16000 characters',
  'passkey.rawId ..16000 characters',
  'passkey.response.clientDataJSON ..16000 characters',
  'passkey.response.authenticatorData ..16000 characters',
  'passkey.response.signature ..16000 characters',
  'passkey.response.userHandle ..16000 characters',
]

/** A new passkey. */
const passkeyMade = [
  'passkey.id ..16000 characters',
  'passkey.rawId ..16000 characters',
  'passkey.response.clientDataJSON ..16000 characters',
  'passkey.response.attestationObject ..16000 characters',
  'passkey.response.transports ..10 items',
  'passkey.response.transports[] ..30 characters',
]

/** The bounds of what each request may say, in the words of `boundsOf`. Requests without any are left out. */
const table: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v1/mall.tar.gz': ['people = "0"'],
  'POST /api/v1/contests/:id/search': ['show = "all"', 'search ..100 characters = ""', 'page 1..100000 = 1'],
  'GET /api/v1/contests/:id/entries.csv': ['delimiter = ","'],
  'PATCH /api/v1/contests/:id/entries/:ticket': ['because 1..300 characters'],
  'POST /api/v1/contests/:id/draw': ['winners 1..1000', 'reserves 0..1000'],
  'PATCH /api/v1/contests/:id/draw': ['ticket id', 'because 1..300 characters'],
  'POST /api/v1/contests/:id/mails': ['tickets 1..1000 items', 'tickets[] id', ...letters],
  'POST /api/v1/contests/:id/mails/preview': ['tickets 1..1000 items', 'tickets[] id', ...letters],
  'POST /api/v1/contests/:id/mails/undo': ['tickets 1..1000 items', 'tickets[] id'],
  'POST /api/v1/session/link': ['token 20..200 characters'],
  'POST /api/v1/session/mail': ['email ..254 characters'],
  'POST /api/v1/session/code': ['ticket 20..200 characters', 'code 6..20 characters'],
  'POST /api/v1/session/passkey': passkeyUsed,
  'POST /api/v1/join/passkey/options': ['token 20..200 characters'],
  'POST /api/v1/join/passkey': ['token 20..200 characters', ...passkeyMade, 'name 1..60 characters'],
  'POST /api/v1/join/app/secret': ['token 20..200 characters'],
  'POST /api/v1/join/app': ['token 20..200 characters', 'code 6..20 characters'],
  'POST /api/v1/session/confirm': [...passkeyUsed, 'code 6..20 characters'],
  'POST /api/v1/means/passkeys': [...passkeyMade, 'name 1..60 characters'],
  'PUT /api/v1/means/app': ['code 6..20 characters'],
  'POST /api/v1/staff': ['name 1..100 characters', 'email ..254 characters', 'store id'],
  'PATCH /api/v1/staff/:id': ['name 1..100 characters'],
  'POST /api/v1/tokens': ['name 1..100 characters', 'scopes 1.. items', 'days 1..3650'],
  'POST /api/v1/previews': ['drafts ..200 items', 'drafts[] id', 'isLink = false'],
  'PATCH /api/v1/previews/:id': ['drafts ..200 items', 'drafts[] id'],
  'POST /api/v1/imports/map': ['dry_run = "0"'],
  'POST /api/v1/store/link': ['token ..100 characters'],
  'POST /api/v1/store/answers': [
    'hours 1..30 items',
    'hours[].entry id',
    'hours[].hours ..20 characters',
    'phone ..60 characters',
    'picture.path ..200 characters',
    'offer.picture.path ..200 characters',
    'message 1..2000 characters',
  ],
  'PUT /api/v1/store/draft': ['fields.* ..5000 characters'],
  'POST /api/v1/rounds': [
    'parts 1.. items',
    'days ..30 items',
    'days[] id',
    'stores 1..1000 items',
    'stores[].id id',
    'stores[].email ..254 characters',
  ],
  'POST /api/v1/proposals/:id/decision': [
    'version id',
    'texts ..20 items',
    'texts[].path ..30 items',
    'texts[].path[] 0..',
    'texts[].text 1..10000 characters',
    'note ..1000 characters',
  ],
  'POST /api/v1/inbox/:id/replies': ['text 1..10000 characters'],
  'GET /api/v1/page-views': ['entry id'],
  'GET /api/v1/page-views/sums': ['days over 0..200'],
  'POST /api/v1/subscribers/search': ['search ..254 characters = ""', 'after id'],
  'GET /api/v1/subscribers.csv': ['delimiter = ","'],
  'POST /api/v1/person/search': ['email ..254 characters'],
  'POST /api/v1/person/export': ['email ..254 characters'],
  'POST /api/v1/person/erasure': ['email ..254 characters'],
  'POST /api/v1/webhooks': ['url ..2000 characters', 'kinds 1.. items'],
  'PUT /api/v1/webhooks/:id': ['url ..2000 characters', 'kinds 1.. items'],
  'GET /api/v1/webhooks/:id/deliveries': ['before id'],
  'POST /api/v1/webhooks/:id/replays': ['delivery id'],
  'GET /api/v1/audit': ['before id', 'actor ..100 characters'],
  'GET /api/v1/entries': ['query ..200 characters'],
  'POST /api/v1/entries': ['slug ..180 characters'],
  'PUT /api/v1/entries/:id/presence': [
    'undecided ..100 items',
    'undecided[] ..30 items',
    'undecided[][] 0..',
  ],
  'GET /api/v1/entries/:id/diff': ['from id', 'to id'],
  'GET /api/v1/change-sets': ['limit 1..200 = 20'],
  'POST /api/v1/change-sets': [
    'dry_run = "0"',
    'title ..200 characters',
    'subject.field ..60 characters',
    'items 1..1000 items',
    'items[].entry id',
    'items[].version id',
    'items[].revision id',
    'items[].slug ..180 characters',
    'items[].plans ..100 items',
    'items[].plans[] id',
  ],
  'POST /api/v1/change-sets/:id/undo': [
    'choices ..1000 items',
    'choices[].entry id',
    'choices[].seen ..40 characters',
  ],
  'PATCH /api/v1/media/:prefix/:name': ['focalX 0..1', 'focalY 0..1'],
  'GET /api/v1/reports': ['entry id'],
  'PATCH /api/v1/reports': ['reports 1..1000 items', 'reports[] id'],
  'GET /api/v1/search': ['query 1..200 characters'],
  'GET /api/v1/exports/:file': ['delimiter = ","'],
  'POST /api/v1/imports/csv': [
    'dry_run = "0"',
    'create = "0"',
    'keep = "0"',
    'publish = "0"',
    `locale = "${defaultLocale}"`,
    'title ..200 characters',
  ],
}

const described: Readonly<Record<string, Endpoint>> = endpoints

it.each(Object.entries(described))('bounds what %s takes', (name, { query, body }) => {
  const bounds = [query, body].flatMap((schema) => (schema instanceof z.ZodType ? boundsOf(schema) : []))
  expect(bounds).toEqual(table[name] ?? [])
})
