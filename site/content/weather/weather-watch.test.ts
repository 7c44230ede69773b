import { describe, expect, it } from 'vitest'
import { createTestLog } from '../../testing/platform.ts'
import { validForMs, type Place, type Weather } from './weather.ts'
import { createWeatherWatch } from './weather-watch.ts'

const halifax: Place = { latitude: 44.7, longitude: -62.8 }

describe('the watched weather', () => {
  it('is the last valid observation, also after failures', async () => {
    const test = createTestWatch()
    expect(test.watch.current()).toBeUndefined()
    await test.watch.refresh()
    expect(test.watch.current()).toBe(test.seen)
    test.isBroken = true
    await test.watch.refresh()
    expect(test.watch.current()).toBe(test.seen)
  })

  it('is undefined once it is outdated', async () => {
    const test = createTestWatch()
    await test.watch.refresh()
    test.now = test.seen.observedAt + validForMs
    expect(test.watch.current()).toBe(test.seen)
    test.now += 1
    expect(test.watch.current()).toBeUndefined()
  })

  it('is not requested before the mall’s position is known', async () => {
    const test = createTestWatch()
    test.place = undefined
    await test.watch.refresh()
    expect(test.requested).toEqual([])
    test.place = halifax
    await test.watch.refresh()
    expect(test.requested).toEqual([halifax])
  })

  it('logs a failure once, and its end', async () => {
    const test = createTestWatch()
    test.isBroken = true
    await test.watch.refresh()
    await test.watch.refresh()
    test.isBroken = false
    await test.watch.refresh()
    expect(test.log.lines).toEqual([
      'The weather could not be loaded {"reason":"is not there"}',
      'The weather loads again {"failures":2}',
    ])
  })
})

function createTestWatch() {
  const seen: Weather = {
    observedAt: Date.parse('2026-11-20T17:00:00Z'),
    celsius: 4,
    sky: 'overcast',
    isNight: false,
    source: { name: 'Trial', url: 'https://weather.example/' },
  }
  const requested: Place[] = []
  const log = createTestLog()
  const state = { isBroken: false, now: seen.observedAt, place: halifax as Place | undefined }
  const watch = createWeatherWatch({
    provider: (place) => {
      requested.push(place)
      return state.isBroken ? Promise.reject(new Error('is not there')) : Promise.resolve(seen)
    },
    place: () => state.place,
    clock: () => state.now,
    log,
  })
  return Object.assign(state, { seen, requested, log, watch })
}
