import { storesFile } from '@promenade/contract/open-data/stores-file'
import { byLocale } from '@promenade/domain/locale/locale'
import type { Hours } from '@promenade/domain/mall/hours'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestCategory,
  createTestStore,
  createTestContext,
  testHtml,
} from '../../../testing/page-context.ts'
import { createTestContent } from '../../../testing/content.ts'
import { loader as schemaLoader } from './stores-schema.ts'
import { storesFileOf } from './stores-file.server.ts'

const hours: Hours = {
  regular: [
    { dayOfWeek: 5, hours: { kind: 'open', opens: 600, closes: 1320 } },
    { dayOfWeek: 6, hours: { kind: 'open', opens: 1080, closes: 90 } },
    { dayOfWeek: 0, hours: { kind: 'closed' } },
    { dayOfWeek: 1, hours: { kind: 'all-day' } },
  ],
  holidays: [
    {
      from: '2026-12-24',
      to: '2026-12-24',
      name: 'Christmas Eve',
      hours: { kind: 'open', opens: 540, closes: 1020 },
    },
  ],
}

const store = createTestStore({
  id: '7',
  slug: 'ixtle',
  name: 'Ixtle',
  summary: 'Rope and wool',
  categoryIds: ['1', 'unknown'],
  level: 2,
  unit: '214',
  phone: '902-555-0114',
  website: { kind: 'outside', url: 'https://ixtle.example/' },
  email: 'staff@ixtle.example',
  isNew: true,
  hours,
})

describe('the stores as open data', () => {
  it('have what the directory shows, in every language', () => {
    const english = { stores: [store], categories: [createTestCategory('1', 'home')] }
    const spanish = {
      stores: [{ ...store, summary: 'Cuerda y lana' }],
      categories: [{ ...createTestCategory('1', 'home'), name: 'Hogar' }],
    }
    const context = createTestContext(
      { contentIn: (locale) => createTestContent(locale, locale === 'es' ? spanish : english) },
      english,
    )
    const file = storesFile.parse(storesFileOf(context))
    expect(file.mall).toEqual({
      name: byLocale(() => 'Test Mall'),
      url: {
        ...byLocale((locale) => `https://mall.example/${locale}`),
        en: 'https://mall.example/',
        es: 'https://mall.example/es',
      },
      time_zone: 'America/Halifax',
    })
    expect(file.stores[0]).toMatchObject({
      id: '7',
      name: { en: 'Ixtle', es: 'Ixtle' },
      summary: { en: 'Rope and wool', es: 'Cuerda y lana' },
      url: { en: 'https://mall.example/stores/ixtle', es: 'https://mall.example/es/stores/ixtle' },
      categories: [{ slug: 'home', name: { en: 'home', es: 'Hogar' } }],
      level: 2,
      unit: '214',
      flags: ['new'],
      phone: '902-555-0114',
      website: 'https://ixtle.example/',
    })
    expect(JSON.stringify(file)).not.toContain('staff@')
  })

  it('have today’s hours and the regular week', () => {
    expect(hoursAt('2026-11-20 13:00')).toEqual({
      source: 'store',
      today: { date: '2026-11-20', kind: 'open', opens: '10:00', closes: '22:00' },
      regular: [
        { day: 'monday', kind: 'all-day' },
        { day: 'friday', kind: 'open', opens: '10:00', closes: '22:00' },
        { day: 'saturday', kind: 'open', opens: '18:00', closes: '01:30' },
        { day: 'sunday', kind: 'closed' },
      ],
    })
  })

  it('have the name of today’s holiday', () => {
    expect(hoursAt('2026-12-24 08:00')?.today).toEqual({
      date: '2026-12-24',
      kind: 'open',
      opens: '09:00',
      closes: '17:00',
      holiday: 'Christmas Eve',
    })
  })

  it('omit unknown days, and use dates of the mall’s time zone', () => {
    expect(hoursAt('2026-11-24 10:00')?.today).toBeUndefined()
    expect(hoursAt('2026-11-20 23:59')?.today?.date).toBe('2026-11-20')
  })

  it('are marked if they are the centre’s hours', () => {
    const { hours: _, ...withoutHours } = store
    const context = createTestContext({}, { stores: [withoutHours], hours })
    expect(storesFileOf(context).stores[0]?.hours?.source).toBe('centre')
  })

  it.each([
    { isComingSoon: true },
    { isTemporarilyClosed: true },
    { freeFormHours: testHtml('<p>By appointment</p>') },
  ])('have no hours if the page shows none: %j', (changes) => {
    const context = createTestContext({}, { stores: [{ ...store, ...changes }], hours })
    const [entry] = storesFile.parse(storesFileOf(context)).stores
    expect(entry?.hours).toBeUndefined()
  })

  it('omit unknown values', () => {
    const [entry] = storesFile.parse(
      storesFileOf(createTestContext({}, { stores: [createTestStore()] })),
    ).stores
    expect(Object.keys(entry ?? {})).toEqual(['id', 'slug', 'name', 'url', 'categories', 'flags'])
  })

  it('match the schema at the address in the file', async () => {
    const { $schema } = storesFileOf(createTestContext())
    expect($schema).toBe('https://mall.example/stores.schema.json')
    const schema: unknown = await schemaLoader().json()
    expect(schema).toMatchObject({ type: 'object', required: expect.arrayContaining(['mall', 'stores']) })
    expect(JSON.stringify(schema)).toContain('Local time in')
  })
})

function hoursAt(time: string) {
  const context = createTestContext({ now: testTime(time) }, { stores: [store] })
  return storesFile.parse(storesFileOf(context)).stores[0]?.hours
}
