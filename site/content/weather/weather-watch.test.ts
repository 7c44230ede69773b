import { describe, expect, it } from 'vitest'
import { createTestLog } from '../../testing/platform.ts'
import { validForMs, type Place, type Weather } from './weather.ts'
import { createWeatherWatch } from './weather-watch.ts'

const halifax: Place = { latitude: 44.7, longitude: -62.8 }

describe('the weather at hand', () => {
  it('is the last good observation, whatever comes after it', async () => {
    const trial = createTrial()
    expect(trial.watch.current()).toBeUndefined()
    await trial.watch.refresh()
    expect(trial.watch.current()).toBe(trial.seen)
    trial.isBroken = true
    await trial.watch.refresh()
    expect(trial.watch.current()).toBe(trial.seen)
  })

  it('is undefined once it is outdated', async () => {
    const trial = createTrial()
    await trial.watch.refresh()
    trial.now = trial.seen.observedAt + validForMs
    expect(trial.watch.current()).toBe(trial.seen)
    trial.now += 1
    expect(trial.watch.current()).toBeUndefined()
  })

  it('is not requested before the mall’s position is known', async () => {
    const trial = createTrial()
    trial.place = undefined
    await trial.watch.refresh()
    expect(trial.asked).toEqual([])
    trial.place = halifax
    await trial.watch.refresh()
    expect(trial.asked).toEqual([halifax])
  })

  it('logs a failure once, and its end', async () => {
    const trial = createTrial()
    trial.isBroken = true
    await trial.watch.refresh()
    await trial.watch.refresh()
    trial.isBroken = false
    await trial.watch.refresh()
    expect(trial.log.lines).toEqual([
      'The weather could not be loaded {"reason":"is not there"}',
      'The weather loads again {"failures":2}',
    ])
  })
})

function createTrial() {
  const seen: Weather = {
    observedAt: Date.parse('2026-11-20T17:00:00Z'),
    celsius: 4,
    sky: 'overcast',
    isNight: false,
    source: { name: 'Trial', url: 'https://weather.example/' },
  }
  const asked: Place[] = []
  const log = createTestLog()
  const state = { isBroken: false, now: seen.observedAt, place: halifax as Place | undefined }
  const watch = createWeatherWatch({
    provider: (place) => {
      asked.push(place)
      return state.isBroken ? Promise.reject(new Error('is not there')) : Promise.resolve(seen)
    },
    place: () => state.place,
    clock: () => state.now,
    log,
  })
  return Object.assign(state, { seen, asked, log, watch })
}
