import { overAt } from '@promenade/domain/calendar/instants'
import type { MallEvent } from '@promenade/domain/mall/event'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestEvent,
  createTestStore,
  createTestContext,
  testZone,
} from '../../../testing/page-context.ts'
import { eventData } from './event.server.ts'

const evening = { start: testTime('2026-11-21 18:30'), end: testTime('2026-11-21 20:00') }

describe('the structured data of an event', () => {
  it('have its times with the mall’s offset, in summer and winter', () => {
    expect(dataOf({ period: evening, showsTimes: true })).toMatchObject({
      startDate: '2026-11-21T18:30:00-04:00',
      endDate: '2026-11-21T20:00:00-04:00',
    })
    const summer = { start: testTime('2026-07-01 18:30') }
    expect(dataOf({ period: summer, showsTimes: true })?.startDate).toBe('2026-07-01T18:30:00-03:00')
  })

  it('have dates only if the page shows dates only, the last one included', () => {
    const period = { start: testTime('2026-11-20 00:00'), overAt: overAt('2026-11-30', testZone) }
    expect(dataOf({ period })).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-30' })
  })

  it('omit an unknown end', () => {
    expect(dataOf({ period: { start: evening.start }, showsTimes: true })).not.toHaveProperty('endDate')
    expect(dataOf({ period: { start: evening.start } })).not.toHaveProperty('endDate')
  })

  it('are undefined without a start', () => {
    expect(dataOf({})).toBeUndefined()
  })

  it('have the place of the page: a spot, else the store, else the mall', () => {
    expect(placeOf({ place: 'Atrium' })).toBe('Atrium, Test Mall')
    expect(placeOf({ owner: { kind: 'store', storeId: '7' } })).toBe('Store 7, Level 2, unit 214, Test Mall')
    expect(placeOf({})).toBe('Test Mall')
  })

  it('have the organising store, even if the directory lacks it', () => {
    const organizerOf = (owner: MallEvent['owner']) => dataOf({ period: evening, owner })?.organizer
    expect(organizerOf({ kind: 'store', storeId: '7' })).toMatchObject({
      name: 'Store 7',
      url: 'https://mall.example/stores/store-7',
    })
    expect(organizerOf({ kind: 'store', storeId: '9', storeName: 'Gone' })).toEqual({
      '@type': 'Store',
      name: 'Gone',
    })
    expect(organizerOf({ kind: 'store', storeId: '9' })).toBeUndefined()
  })
})

function placeOf(changes: Partial<MallEvent>) {
  const location: unknown = dataOf({ period: evening, ...changes })?.location
  return typeof location === 'object' && location !== null && 'name' in location ? location.name : location
}

function dataOf(changes: Partial<MallEvent>) {
  const stores = [createTestStore({ id: '7', level: 2, unit: '214' })]
  return eventData(createTestEvent(changes), createTestContext({}, { stores }))
}
