import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults-of.ts'
import { readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()
const place = { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Halifax' } }
const event = {
  '@type': 'Event',
  name: 'Shanties',
  startDate: '2026-11-21T18:30:00-04:00',
  location: place,
  eventStatus: 'https://schema.org/EventScheduled',
  organizer: { '@type': 'CafeOrCoffeeShop', name: 'Genmai', url: 'https://mall.example/stores/genmai' },
}

describe('the check against schema.org', () => {
  it('has read the whole vocabulary', () => {
    expect(vocabulary.knows('CafeOrCoffeeShop')).toBe(true)
    expect(vocabulary.rangeOf('CafeOrCoffeeShop', 'openingHoursSpecification')?.types).toEqual(
      new Set(['OpeningHoursSpecification']),
    )
    expect(vocabulary.rangeOf('JobPosting', 'hiringOrganization')?.types).toContain('ShoeStore')
  })

  it('finds nothing wrong with what is right', () => {
    expect(faultsOf(event, vocabulary)).toEqual([])
    expect(
      faultsOf(
        { ...event, startDate: '2026-11-21', organizer: { '@id': 'https://a.example/#x' } },
        vocabulary,
      ),
    ).toEqual([])
  })

  it.each([
    ['a field that no type has', { startDat: '2026' }, 'Event.startDat: no such field'],
    ['a field of another type', { datePosted: '2026-11-21' }, 'Event.datePosted: no such field'],
    ['a date that is none', { startDate: 'next Friday' }, 'Event.startDate: "next Friday"'],
    [
      'a time without its offset',
      { startDate: '2026-11-21T18:30:00' },
      'Event.startDate: "2026-11-21T18:30:00"',
    ],
    ['an unknown word', { eventStatus: 'Scheduled' }, 'Event.eventStatus: no word Scheduled'],
    ['a path for an address', { url: '/events' }, 'Event.url: "/events"'],
    ['an empty text', { name: ' ' }, 'Event.name: " "'],
    ['an empty list', { sameAs: [] }, 'Event.sameAs: an empty list'],
    ['nothing where something is needed', { location: undefined }, 'Event: lacks location'],
    ['a thing of the wrong type', { organizer: place }, 'Event.organizer: may not hold Place'],
    [
      'a text for a thing',
      { location: { ...place, address: 5 } },
      'Event.location > Place.address: a number',
    ],
    ['null', { image: null }, 'Event.image: null'],
  ])('finds %s', (_what, fields, fault) => {
    const faults = faultsOf({ ...event, ...fields }, vocabulary)
    expect(faults).toContain(fault)
  })

  it('finds a type that does not exist', () => {
    expect(faultsOf({ '@type': 'Contest' }, vocabulary)).toEqual([': no type Contest'])
    expect(faultsOf('Event', vocabulary)).toEqual([': not a thing'])
  })
})
