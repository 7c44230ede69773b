import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeResponse, describeResponses } from './describe-responses.ts'
import { endpoints } from './endpoints.ts'
import { findMismatch } from './response-schema.ts'

const zodSchema = z.strictObject({
  id: z.int().positive(),
  share: z.number().optional(),
  name: z.string().nullable(),
  state: z.enum(['live', 'draft']),
  at: z.string().regex(/^\d{4}$/),
  items: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), text: z.string() }),
      z.strictObject({ kind: z.literal('flag'), flag: z.boolean() }),
    ]),
  ),
  counts: z.record(z.string(), z.int()),
  document: z.record(z.string(), z.unknown()),
})
const schema = describeResponse(zodSchema)
const good = {
  id: 1,
  share: 0.5,
  name: null,
  state: 'live',
  at: '2026',
  items: [
    { kind: 'text', text: 'a' },
    { kind: 'flag', flag: false },
  ],
  counts: { a: 1 },
  document: { anything: [1, null] },
}

describe('the check of a response', () => {
  it('lets through what the schema lets through', () => {
    expect(zodSchema.safeParse(good).success).toBe(true)
    expect(findMismatch(schema, good)).toBeUndefined()
    expect(findMismatch(schema, { ...good, share: 1 })).toBeUndefined()
    expect(findMismatch(schema, { ...good, share: undefined })).toBe('/share')
  })

  it.each([
    ['', undefined],
    ['', null],
    ['', []],
    ['', 'a page of a proxy'],
    ['/id', { ...good, id: '1' }],
    ['/id', { ...good, id: 1.5 }],
    ['/share', { ...good, share: 'half' }],
    ['/name', { ...good, name: 7 }],
    ['/state', { ...good, state: 'bin' }],
    ['/at', { ...good, at: 'yesterday' }],
    ['/items', { ...good, items: {} }],
    ['/items/1', { ...good, items: [good.items[0], { kind: 'text' }] }],
    ['/items/0', { ...good, items: [{ kind: 'number', text: 'a' }] }],
    ['/counts/b', { ...good, counts: { a: 1, b: 'two' } }],
    ['/document', { ...good, document: 'gone' }],
    ['/document', { ...good, document: undefined }],
  ])('finds a value at "%s" that is not as the schema says', (place, value) => {
    expect(zodSchema.safeParse(value).success).toBe(false)
    expect(findMismatch(schema, value)).toBe(place)
  })

  it('names a property that is missing', () => {
    const { document: _, ...rest } = good
    expect(findMismatch(schema, rest)).toBe('/document')
  })

  it('lets through what a newer platform adds', () => {
    expect(findMismatch(schema, { ...good, color: 'red' })).toBeUndefined()
  })
})

describe('the schemas of responses', () => {
  it('are there for every endpoint that responds with JSON, and for its refusals', () => {
    const described = describeResponses(endpoints)
    const files = Object.keys(endpoints).filter((name) => !Object.hasOwn(described, name))
    expect(files).toEqual([
      'GET /api/v1/mall.tar.gz',
      'GET /api/v1/contests/:id/entries/:ticket/photo',
      'GET /api/v1/contests/:id/entries.csv',
      'GET /api/v1/store/media/:prefix/:name',
      'GET /api/v1/subscribers.csv',
      'GET /media/:prefix/:name',
      'GET /api/v1/exports/:file',
    ])
    expect(Object.keys(described['PUT /api/v1/entries/:id/draft']?.refusals ?? {})).toEqual(['412'])
  })

  it.each([
    ['a record with limited keys', z.record(z.enum(['a', 'b']), z.string())],
    ['a list of fixed length', z.tuple([z.string()])],
    ['a number of steps', z.number().multipleOf(5)],
  ])('are refused where nothing checks %s', (_, partly) => {
    expect(() => describeResponse(partly)).toThrow('which nothing checks')
  })
})
