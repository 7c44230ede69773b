import type { EventLeaf, JobPostingLeaf, PostalAddressLeaf } from 'schema-dts'
import { describe, expect, it } from 'vitest'
import { someOf, thing } from './structured-data.ts'

describe('a thing', () => {
  it('has no undefined fields', () => {
    const event = thing<EventLeaf>({ '@type': 'Event', name: 'Shanties', description: undefined })
    expect(event).toEqual({ '@type': 'Event', name: 'Shanties' })
    expect(event).not.toHaveProperty('description')
  })

  // Each line is invalid in schema.org: if the compiler accepts one, it reports the unused comment.
  it('does not compile with an unknown field, type or value', () => {
    const wrong = [
      // @ts-expect-error: no such field
      thing<EventLeaf>({ '@type': 'Event', startDat: '2026-11-20' }),
      // @ts-expect-error: no such type
      thing<EventLeaf>({ '@type': 'Evnt' }),
      // @ts-expect-error: no such field of a thing inside
      thing<EventLeaf>({ '@type': 'Event', location: { '@type': 'Place', nam: 'Atrium' } }),
      // @ts-expect-error: an event hires nobody
      thing<JobPostingLeaf>({ '@type': 'JobPosting', hiringOrganization: { '@type': 'Event' } }),
      // @ts-expect-error: a word is missing a letter
      thing<EventLeaf>({ '@type': 'Event', eventStatus: 'https://schema.org/EventSchedule' }),
      // @ts-expect-error: a number is no street
      thing<PostalAddressLeaf>({ '@type': 'PostalAddress', streetAddress: 5 }),
    ]
    expect(wrong).toHaveLength(6)
  })
})

describe('a list', () => {
  it('is undefined if it is empty', () => {
    expect(someOf([])).toBeUndefined()
    expect(someOf([1])).toEqual([1])
  })
})
