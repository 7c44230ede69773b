import { describe, expect, it } from 'vitest'
import { structuredDataFaults } from './structured-data-faults.ts'

const place = { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Halifax' } }
const event = {
  '@type': 'Event',
  name: 'Shanties',
  startDate: '2026-11-21T18:30:00-04:00',
  location: place,
  eventStatus: 'https://schema.org/EventScheduled',
  organizer: { '@id': 'https://mall.example/#mall' },
}

describe('the faults of structured data', () => {
  it('are none in what is right', () => {
    expect(structuredDataFaults(event)).toEqual([])
    expect(structuredDataFaults({ ...event, startDate: '2026-11-21' })).toEqual([])
  })

  it.each([
    ['a date that is none', { startDate: 'next Friday' }, 'Event.startDate : "next Friday"'],
    [
      'a time without its offset',
      { startDate: '2026-11-21T18:30:00' },
      'Event.startDate : "2026-11-21T18:30:00"',
    ],
    ['an unknown word', { eventStatus: 'Scheduled' }, 'Event.eventStatus : "Scheduled"'],
    ['a path for an address', { url: '/events' }, 'Event.url : "/events"'],
    [
      'a picture of a text without its site',
      { description: '<p><img alt="" src="/media/a.jpg" /></p>' },
      'Event.description : ' + JSON.stringify('<p><img alt="" src="/media/a.jpg" /></p>'),
    ],
    ['an empty text', { name: ' ' }, 'Event.name : " "'],
    ['an empty list', { sameAs: [] }, 'Event.sameAs : empty'],
    ['null', { image: null }, 'Event.image : null'],
    ['a thing without a type', { location: { address: 'x' } }, 'Event.location : no @type'],
    ['a missing field within', { location: { '@type': 'Place' } }, 'Event.location Place: lacks address'],
  ])('are found in %s', (_what, fields, fault) => {
    expect(structuredDataFaults({ ...event, ...fields })).toEqual([fault])
  })
})
