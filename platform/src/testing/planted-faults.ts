import { addDays } from '@promenade/domain/calendar/dates'
import { defaultLocale } from '@promenade/domain/locale/locale'
import { fieldOf, isGroup } from '@promenade/domain/studio/document'
import { getAt } from '@promenade/domain/studio/path'
import type { TestRecord } from './generated-mall.ts'
import {
  addPlan,
  addRecord,
  changeOccupant,
  ofKind,
  plainStores,
  planted,
  setField,
  single,
  withConsequences,
  type Plant,
} from './plant-fault.ts'

const other = 'es'

/** Documents may name it; no library has it. */
export const goneFromLibrary = '0a/gone.jpg'

/** A fault of each kind. */
export const plants: Readonly<Record<string, Plant>> = {
  'template text in English': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'store', 'promotion', 'event')),
      'template-text',
      ['description', 'en'],
      () => '<p>Lorem ipsum dolor sit amet.</p>',
    ),
  'template text in Spanish': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'store', 'promotion', 'event')),
      'template-text',
      ['description', other],
      () => '<p>Escribe tu texto aquí.</p>',
    ),
  'note to oneself': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'promotion', 'job')),
      'template-text',
      ['description', 'en'],
      (text) => `${String(text)}<p>TODO ask for the price</p>`,
    ),
  'dead link': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'promotion', 'event')),
      'link',
      ['description', 'en'],
      (text) => `${String(text)}<p><a href="/stores/nobody">Nobody</a></p>`,
    ),
  'unknown store': (mall, pick) =>
    setField(pick(ofKind(mall, 'job', 'promotion')), 'reference', ['store'], () => 'nobody'),
  'no name': (mall, pick) =>
    setField(pick(ofKind(mall, 'promotion', 'event')), 'missing', ['name'], () => undefined),
  'empty text': (mall, pick) => setField(pick(ofKind(mall, 'store')), 'empty', ['phone'], () => ' '),
  'list in place of a text': (mall, pick) =>
    setField(pick(ofKind(mall, 'store')), 'type', ['phone'], () => ['902-555-0191']),
  'mark that no store can have': (mall, pick) =>
    setField(pick(ofKind(mall, 'store')), 'choice', ['flags'], () => ['shiny']),
  'field of another version': (mall, pick) =>
    setField(pick(ofKind(mall, 'job')), 'unknown-field', ['salary'], () => 'much'),
  'address that is none': (mall, pick) =>
    setField(pick(ofKind(mall, 'store')), 'invalid', ['email'], () => 'desk at the mall'),
  'last day before the first': (mall, pick) =>
    setField(pick(ofKind(mall, 'job')), 'reversed', ['start'], (_, document) =>
      addDays(String(document['end']), 3),
    ),
  'open on a closed day': (mall, pick) =>
    setField(pick(plainStores(mall)), 'open-when-closed', ['hours'], () => ({
      holidays: [{ name: { en: 'Christmas', es: 'Navidad' }, date: '12-25', hours: '10:00-16:00' }],
    })),
  'open longer on one day': (mall, pick) =>
    setField(pick(plainStores(mall)), 'hours-longer', ['hours'], () => ({
      regular: { monday: '11:00-17:00', tuesday: '11:00-17:00', thursday: '10:00-23:30' },
    })),
  'event on a closed day': (mall, pick) =>
    setField(pick(single(mall)), 'event-when-closed', ['start'], () => '2026-12-25 14:00'),
  'two special days on one date': (mall, pick) => {
    const day = pick(ofKind(mall, 'special-day'))
    if (day === undefined) return undefined
    const hours = day.document['hours'] === 'closed' ? '12:00-16:00' : 'closed'
    const copy = addRecord(mall, day, 'again', { ...day.document, hours, position: 99 })
    return planted('special-days-clash', copy, 'open-when-closed', 'event-when-closed')
  },
  'special day that is past': (mall, pick) => {
    const day = pick(ofKind(mall, 'special-day'))
    if (day === undefined) return undefined
    return planted(
      'special-day-spent',
      addRecord(mall, day, 'past', { ...day.document, date: '2024-06-01', until: undefined }),
    )
  },
  'week without a day': (mall, pick) =>
    setField(pick(ofKind(mall, 'hours')), 'no-hours', ['regular', 'tuesday'], () => undefined),
  'home page that names nothing': (mall, pick) => {
    const home = ofKind(mall, 'homepage')[0]
    const featured = home?.document['featured_promotions']
    const isFeatured = ({ slug }: TestRecord) => Array.isArray(featured) && featured.includes(slug)
    const ended = pick(ofKind(mall, 'promotion').filter((one) => !isFeatured(one)))
    if (ended === undefined) return undefined
    ended.document = { ...ended.document, start: '2026-10-01', end: '2026-11-10' }
    const list = (value: unknown) => [...(Array.isArray(value) ? value : []), ended.slug]
    const set = setField(home, 'feature-gone', ['featured_promotions'], list)
    return withConsequences(set, 'ended', [ended])
  },
  'plan after the end': (mall, pick) => {
    const record = pick(ofKind(mall, 'promotion').filter(({ document }) => document['end'] !== undefined))
    return addPlan(record, 'plan-vain', { action: 'publish', at: Date.parse('2028-01-01T12:00:00Z') })
  },
  'withdrawal of a draft': (mall, pick) => {
    const record = pick(ofKind(mall, 'promotion'))
    return addPlan(record, 'plan-idle', { action: 'withdraw', at: Date.parse('2026-11-28T12:00:00Z') }, 2)
  },
  'store that leaves before its job ends': (mall, pick) => {
    const job = pick(ofKind(mall, 'job'))
    const store = ofKind(mall, 'store').find(({ slug }) => slug === job?.document['store'])
    if (job === undefined || store === undefined) return undefined
    store.plans = [{ id: 7, action: 'withdraw', at: Date.parse('2026-11-26T12:00:00Z') }]
    const others = mall.entries.filter(({ document }) => document['store'] === store.slug)
    return withConsequences(planted('plan-orphans', job), 'plan-orphans', others)
  },
  'store that is not on the map': (mall, pick) => {
    const store = pick(ofKind(mall, 'store'))
    if (store === undefined) return undefined
    mall.map = {
      ...mall.map,
      occupants: mall.map.occupants.filter((one) => one.correlationId !== store.slug),
    }
    const { unit, ...document } = store.document
    store.document = document
    // The room is free then.
    const free = mall.map.units.some(({ number, isRoom }) => isRoom && number === String(unit))
    return { ...planted('off-map', store), also: free ? ['undefined unit-free'] : [] }
  },
  'unknown unit': (mall, pick) =>
    setField(pick(ofKind(mall, 'store')), 'unit-unknown', ['unit'], () => '9999'),
  'unit of another store': (mall, pick) => {
    const [first, second] = [pick(ofKind(mall, 'store')), pick(ofKind(mall, 'store'))]
    if (second === undefined) return undefined
    const set = setField(first, 'unit-shared', ['unit'], () => second.document['unit'], 'level-unlike-map')
    const shared = withConsequences(set, 'unit-shared', [second])
    // The former room is free then.
    return shared && { ...shared, also: [...shared.also, 'undefined unit-free'] }
  },
  'other name on the map': (mall, pick) => {
    const store = pick(ofKind(mall, 'store'))
    return changeOccupant(mall, store, 'name-unlike-map', { names: ['The Former Tenant'] })
  },
  'other level on the map': (mall, pick) =>
    setField(pick(ofKind(mall, 'store')), 'level-unlike-map', ['level'], () => 9),
  'free unit': (mall) => {
    mall.map = {
      ...mall.map,
      units: [
        ...mall.map.units,
        { id: `F${mall.map.units.length}`, number: `F${mall.map.units.length}`, isRoom: true, ordinal: 0 },
      ],
    }
    return { code: 'unit-free', entry: undefined, also: [] }
  },
  'closure that nobody has confirmed': (mall, pick) => {
    const places = pick(ofKind(mall, 'point-of-interest'))
    const locations = places?.document['locations']
    if (!Array.isArray(locations)) return undefined
    const [first, ...others] = locations.filter(isGroup)
    return setField(places, 'closure-unconfirmed', ['locations'], () => [
      { slug: first?.['slug'], name: first?.['name'], closed: true, closed_seen: '2026-11-20 9:00' },
      ...others,
    ])
  },
  'closure that is over': (mall, pick) => {
    const places = pick(ofKind(mall, 'point-of-interest'))
    const locations = places?.document['locations']
    if (!Array.isArray(locations)) return undefined
    const [first, ...others] = locations.filter(isGroup)
    return setField(places, 'closure-over', ['locations'], () => [
      { ...first, closed: true, closed_until: '2026-11-20' },
      ...others,
    ])
  },
  'number without its area code': (mall, pick) =>
    setField(pick(ofKind(mall, 'store')), 'short-phone', ['phone'], () => '902 555'),
  'event without a time': (mall, pick) =>
    setField(pick(single(mall)), 'no-time', ['start'], () => '2026-12-01'),
  'missing Spanish': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'store', 'event', 'job')),
      'no-language',
      ['description', other],
      () => undefined,
    ),
  'Spanish that is English': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'store', 'event', 'job')),
      'same-language',
      ['description', other],
      (_, document) => getAt(document, ['description', defaultLocale]),
    ),
  'no picture': (mall, pick) =>
    setField(pick(ofKind(mall, 'promotion', 'event')), 'no-picture', ['picture'], () => undefined),
  'no alternative text': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'store').filter(({ document }) => isGroup(fieldOf(document, 'logo')))),
      'no-alt',
      ['logo', 'alt'],
      () => undefined,
    ),
  'picture in a text without alternative text': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'promotion', 'event', 'job')),
      'no-alt',
      ['description', other],
      (text) => `${String(text)}<figure><img src="1a/gulls.jpg"></figure>`,
    ),
  'picture in a text that is not in the library': (mall, pick) =>
    setField(
      pick(ofKind(mall, 'promotion', 'event', 'job')),
      'reference',
      ['description', 'en'],
      (text) => `${String(text)}<figure><img src="${goneFromLibrary}" alt="Gulls"></figure>`,
    ),
  'what has ended': (mall, pick) => {
    const job = pick(ofKind(mall, 'job'))
    return setField(job, 'ended', ['end'], () => '2026-11-20')
  },
}
