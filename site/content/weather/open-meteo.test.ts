import { describe, expect, it } from 'vitest'
import type { PlatformFetch } from '../platform-request.ts'
import { openMeteo } from './open-meteo.ts'

const now = Date.parse('2026-11-20T17:00:00Z')
const place = { latitude: 44.7312, longitude: -62.8094 }
const current = { time: now / 1000 - 600, interval: 900, temperature_2m: -4.2, weather_code: 73, is_day: 1 }

describe('the weather of Open-Meteo', () => {
  it('is one request with the position only', async () => {
    const requested: string[] = []
    await requestWeather(current, { requested })
    expect(requested).toEqual([
      'https://api.open-meteo.com/v1/forecast?latitude=44.7312&longitude=-62.8094' +
        '&current=temperature_2m%2Cweather_code%2Cis_day&temperature_unit=celsius&timeformat=unixtime',
    ])
  })

  it('can come from another URL, with or without a path', async () => {
    const requested: string[] = []
    await requestWeather(current, { requested, baseUrl: 'http://localhost:8080/weather/' })
    expect(requested[0]).toMatch(/^http:\/\/localhost:8080\/weather\/v1\/forecast\?/)
  })

  it('is decoded', async () => {
    expect(await requestWeather(current)).toEqual({
      observedAt: now - 600_000,
      celsius: -4.2,
      sky: 'snow',
      isNight: false,
      source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
    })
    expect(await requestWeather({ ...current, is_day: 0 })).toMatchObject({ isNight: true })
  })

  it.each([
    [0, 'clear'],
    [2, 'partly-cloudy'],
    [48, 'fog'],
    [55, 'drizzle'],
    [67, 'freezing-rain'],
    [82, 'heavy-rain'],
    [86, 'snow-showers'],
    [99, 'hail'],
  ])('has a sky for code %i', async (code, sky) => {
    expect(await requestWeather({ ...current, weather_code: code })).toMatchObject({ sky })
  })

  it.each([
    ['without a temperature', { ...current, temperature_2m: null }],
    ['of a code that nobody knows', { ...current, weather_code: 42 }],
    ['of a code that is none', { ...current, weather_code: 'constructor' }],
    ['without day or night', { ...current, is_day: 2 }],
    ['without a time', { ...current, time: '2026-11-20T17:00' }],
    ['from the future', { ...current, time: now / 1000 + 3600 }],
    ['hotter than any place on Earth', { ...current, temperature_2m: 61 }],
    ['colder than any place on Earth', { ...current, temperature_2m: -91 }],
    ['that is a list', []],
    ['that is nothing', undefined],
  ])('is refused %s', async (_, broken) => {
    await expect(requestWeather(broken)).rejects.toThrow(/^answered with/)
  })

  it.each([400, 404, 429, 500, 301])('is refused with status %i', async (status) => {
    const fetch: PlatformFetch = () => Promise.resolve(new Response('{}', { status }))
    await expect(openMeteo({ fetch, clock: () => now })(place)).rejects.toThrow(/status|no weather/)
  })

  it('is refused if the response is too long or not JSON', async () => {
    const fetchOf =
      (text: string): PlatformFetch =>
      () =>
        Promise.resolve(new Response(text))
    const long = `${JSON.stringify({ current })}${' '.repeat(20_000)}`
    await expect(openMeteo({ fetch: fetchOf(long), clock: () => now })(place)).rejects.toThrow(/more than/)
    await expect(openMeteo({ fetch: fetchOf('<p>'), clock: () => now })(place)).rejects.toThrow(/not JSON/)
  })

  it('times out without a response', async () => {
    const limits = { begins: 1, ends: 1, size: 1 }
    const fetch: PlatformFetch = () => new Promise(() => undefined)
    await expect(openMeteo({ fetch, clock: () => now, limits })(place)).rejects.toThrow(/in time/)
  })
})

function requestWeather(
  of: unknown,
  { requested = [], baseUrl }: { requested?: string[]; baseUrl?: string } = {},
) {
  const fetch: PlatformFetch = (url) => {
    requested.push(url)
    return Promise.resolve(Response.json({ latitude: 44.7, current: of }))
  }
  return openMeteo({ fetch, clock: () => now, baseUrl })(place)
}
