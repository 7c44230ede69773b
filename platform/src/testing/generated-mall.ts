import { seededRandom } from '@promenade/domain/search/testing/records'
import type { Document } from '@promenade/domain/studio/document'
import type { UnitMap } from '@promenade/domain/map/store-units'
import type { JudgedPlan } from '@promenade/domain/studio/faults/finding'
import { addDays, dayOfWeek } from '@promenade/domain/calendar/dates'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import type { EntryKind } from '@promenade/contract/kinds/kinds'

/** A record of a mall that tests change. */
export interface TestRecord {
  readonly entryId: number
  readonly kind: EntryKind
  slug: string
  formerSlugs: string[]
  publicId: number
  document: Document
  isPublished: boolean
  plans: JudgedPlan[]
}

/** A mall as `judgeMall` takes it. */
export interface TestMall {
  readonly entries: TestRecord[]
  map: UnitMap
  readonly now: Date
  readonly timeZone: string
}

const now = new Date('2026-11-25T14:30:00.000Z')
const today = '2026-11-25'

/** A mall without a fault, another one for each seed. */
export function generateMall(seed: number): TestMall {
  const random = seededRandom(seed)
  const entries: TestRecord[] = []
  const add = (kind: EntryKind, slug: string, document: Document) => {
    const entryId = entries.length + 1
    const record = { entryId, kind, slug, document, formerSlugs: [], publicId: 900 + entryId }
    entries.push({ ...record, isPublished: true, plans: [] })
  }
  addCentre(add, random)
  const stores = Array.from({ length: 40 + Math.floor(random() * 40) }, (_, index) => `store-${index + 1}`)
  for (const [index, slug] of stores.entries()) add('store', slug, storeOf(index, random))
  const storeAt = () => stores[Math.floor(random() * stores.length)] ?? 'store-1'
  for (let index = 0; index < 20; index++)
    add('promotion', `offer-${index}`, offerOf(index, storeAt(), random))
  for (let index = 0; index < 16; index++) add('event', `event-${index}`, eventOf(index, random))
  for (let index = 0; index < 8; index++) add('job', `job-${index}`, jobOf(index, storeAt()))
  add('homepage', 'homepage', {
    featured_promotions: ['offer-0', 'offer-1'],
    featured_events: ['event-1'],
    featured_stores: stores.slice(0, 3),
  })
  return { entries, map: mapOf(stores), now, timeZone: 'America/Halifax' }
}

type Add = (kind: EntryKind, slug: string, document: Document) => void
type Random = () => number

function addCentre(add: Add, random: Random): void {
  const closes = 19 + Math.floor(random() * 3)
  add('property', 'property', {
    id: 1,
    name: 'Harbour Court',
    address1: '1 Quay',
    city: 'Halifax',
    province_state: 'NS',
    postal_code: 'B3H 1A1',
    country: 'Canada',
    time_zone: 'America/Halifax',
  })
  add('hours', 'hours', {
    regular: Object.fromEntries(dayNames.map((day) => [day, `10:00-${day === 'sunday' ? 18 : closes}:00`])),
  })
  const days = [
    ['Christmas Eve', 'Nochebuena', '12-24', '9:00-17:00'],
    ['Christmas Day', 'Navidad', '12-25', 'closed'],
    ['Boxing Day', 'San Esteban', '12-26', 'closed'],
    ['New Year', 'Año Nuevo', '01-01', 'closed'],
  ] as const
  for (const [index, [en, es, date, hours]] of days.entries())
    add('special-day', `day-${index}`, { name: { en, es }, date, hours, position: index + 1 })
  add('category', 'shops', { name: { en: 'Shops', es: 'Tiendas' }, position: 1 })
  add('point-of-interest', 'washrooms', {
    name: { en: 'Washrooms', es: 'Baños' },
    locations: [
      { slug: 'north', name: { en: 'North', es: 'Norte' }, closed: true, closed_until: '2026-12-05' },
      { slug: 'south', name: { en: 'South', es: 'Sur' } },
    ],
  })
}

function storeOf(index: number, random: Random): Document {
  return {
    name: { en: `Shop & Son ${index + 1}`, es: `Shop & Son ${index + 1}` },
    logo: picture(index),
    summary: { en: 'Ropes for boats, and boats for ropes', es: 'Cabos para barcos y barcos para cabos' },
    description: texts(
      `Number ${index} by the water since 1920`,
      `El número ${index} junto al agua desde 1920`,
    ),
    categories: ['shops'],
    unit: String(101 + index),
    level: index % 2 === 0 ? 1 : 2,
    ...storeHours(random()),
  }
}

/** Most have the centre's hours; some have a door of their own, some are shorter. */
function storeHours(chance: number): Document {
  if (chance < 0.1)
    return { hours: { regular: Object.fromEntries(dayNames.map((day) => [day, '7:00-23:30'])) } }
  if (chance < 0.2) return { hours: { regular: { sunday: 'closed', monday: '11:00-18:00' } } }
  if (chance < 0.25)
    return {
      hours: {
        holidays: [{ name: { en: 'Inventory', es: 'Inventario' }, date: '01-15', hours: 'closed' }],
      },
    }
  return {}
}

function offerOf(index: number, store: string, random: Random): Document {
  return {
    name: { en: `Offer ${index}`, es: `Oferta ${index}` },
    ...(index % 3 === 0 ? {} : { store }),
    picture: picture(index),
    description: texts(`Everything for less than the ${index}`, `Todo a menos de ${index}, y nada más`),
    start: addDays(today, -Math.floor(random() * 30)),
    ...(index % 4 === 0 ? {} : { end: addDays(today, Math.floor(random() * 40)) }),
  }
}

/** Every second one is held each week, on a day of the week on which the centre is never closed. */
function eventOf(index: number, random: Random): Document {
  const start = addDays(today, 1 + Math.floor(random() * 20))
  const day = dayNames[dayOfWeek(start)]
  const isWeekly = index % 2 === 1 && !['friday', 'saturday'].includes(day)
  return {
    name: { en: `Evening ${index}`, es: `Velada ${index}` },
    picture: { path: `events/${index}.jpg`, decorative: true },
    description: texts(`Music on the stage, part ${index}`, `Música en el escenario, parte ${index}`),
    start: `${start} 18:00`,
    ...(isWeekly ? { repeats: { every: 'week' } } : {}),
    show_times: true,
  }
}

function jobOf(index: number, store: string): Document {
  return {
    name: { en: 'Clerk', es: 'Vendedor' },
    store,
    description: texts(`Four days a week, at place ${index}`, `Cuatro días por semana, puesto ${index}`),
    job_type: 'Part Time',
    start: today,
    end: addDays(today, 30),
  }
}

function picture(index: number): Document {
  return { path: `logos/${index}.svg`, alt: { en: `Sign ${index}`, es: `Rótulo ${index}` } }
}

function texts(en: string, es: string): Document {
  return { en: `<p>${en}.</p>`, es: `<p>${es}.</p>` }
}

/** A unit for each store, the service desk in another one, and corridors. */
function mapOf(stores: readonly string[]): UnitMap {
  const desk = { id: 'desk', names: ['Guest services', 'Atención al cliente'], unit: '90', ordinal: 0 }
  return {
    units: [
      { id: '90', number: '90', isRoom: true, ordinal: 0 },
      { id: '1', number: '1', isRoom: false, ordinal: 0 },
      ...stores.map((_, index) => {
        const number = String(101 + index)
        return { id: number, number, isRoom: true, ordinal: index % 2 }
      }),
    ],
    occupants: [
      desk,
      ...stores.map((slug, index) => ({
        id: slug,
        names: [`SHOP AND SON ${index + 1}`],
        correlationId: slug,
        unit: String(101 + index),
        ordinal: index % 2,
      })),
    ],
  }
}
