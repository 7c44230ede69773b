import { describe, expect, it } from 'vitest'
import { type EntryFacts, entryDates, entryState } from './entry-state.ts'

const zone = 'America/Halifax'
const at = (text: string) => Date.parse(text)
const none: EntryFacts = { isDeleted: false, wasPublished: false, isPublicationWaiting: false }
const noon = at('2026-12-24T16:00:00Z')

describe('an entry that is not published', () => {
  it('is a draft before its first publication, and withdrawn after one', () => {
    expect(entryState(none, noon, zone)).toBe('draft')
    expect(entryState({ ...none, wasPublished: true }, noon, zone)).toBe('withdrawn')
  })

  it('is scheduled while a publication waits', () => {
    expect(entryState({ ...none, isPublicationWaiting: true }, noon, zone)).toBe('scheduled')
    expect(entryState({ ...none, wasPublished: true, isPublicationWaiting: true }, noon, zone)).toBe(
      'scheduled',
    )
  })

  it('is in the bin once it is deleted, whatever else is true', () => {
    const facts = { isDeleted: true, published: {}, wasPublished: true, isPublicationWaiting: true }
    expect(entryState(facts, noon, zone)).toBe('bin')
  })
})

describe('a published entry', () => {
  const stateOf = (published: object, now: number) =>
    entryState({ ...none, wasPublished: true, published: { ...published } }, now, zone)

  it('is live without dates', () => {
    expect(stateOf({}, noon)).toBe('live')
  })

  it('is live to the last second of its last day in the zone of the mall', () => {
    expect(stateOf({ end: '2026-12-24' }, at('2026-12-25T03:59:59.999Z'))).toBe('live')
    expect(stateOf({ end: '2026-12-24' }, at('2026-12-25T04:00:00Z'))).toBe('ended')
    expect(stateOf({ end: '2026-12-24 14:00' }, at('2026-12-25T03:59:59Z'))).toBe('live')
  })

  it('is scheduled before the first day on which it is shown', () => {
    expect(stateOf({ show_from: '2026-12-25' }, at('2026-12-25T03:59:59.999Z'))).toBe('scheduled')
    expect(stateOf({ show_from: '2026-12-25' }, at('2026-12-25T04:00:00Z'))).toBe('live')
    expect(stateOf({ published: '2026-12-25' }, at('2026-12-25T03:59:59Z'))).toBe('scheduled')
  })

  it('is live to the last day of a recurring event, and for ever where it has none', () => {
    const event = { start: '2026-12-04 19:00', end: '2026-12-05 01:00' }
    const counted = { ...event, repeats: { every: 'week', count: 3 } }
    expect(stateOf(counted, at('2026-12-20T03:59:59Z'))).toBe('live')
    expect(stateOf(counted, at('2026-12-20T04:00:00Z'))).toBe('ended')
    expect(stateOf({ ...event, repeats: { every: 'week' } }, at('2030-01-01T00:00:00Z'))).toBe('live')
    expect(stateOf({ ...event, repeats: {} }, at('2030-01-01T00:00:00Z'))).toBe('ended')
  })

  it('is a draft where its document says so', () => {
    expect(stateOf({ draft: true, end: '2020-01-01' }, noon)).toBe('draft')
  })
})

describe('dates of a document', () => {
  it('reads moments in the zone of the mall', () => {
    expect(entryDates({ show_from: '2026-12-24 9:30', end: '2026-12-24 21:00' }, zone)).toEqual({
      shownFrom: at('2026-12-24T13:30:00Z'),
      overFrom: at('2026-12-25T04:00:00Z'),
    })
  })

  it('begins with its first day, which may come after the day from which it is shown', () => {
    expect(entryDates({ show_from: '2026-12-01', start: '2026-12-24' }, zone)).toEqual({
      shownFrom: at('2026-12-01T04:00:00Z'),
      beginsAt: at('2026-12-24T04:00:00Z'),
    })
    expect(entryDates({ start: '2026-12-24 18:30' }, zone)).toEqual({ beginsAt: at('2026-12-24T22:30:00Z') })
  })

  it('has none for what is no absolute date', () => {
    const texts = ['saturday+1', '2026-02-30', '', 5, undefined]
    for (const date of texts) expect(entryDates({ start: date, end: date }, zone)).toEqual({})
  })
})
