import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext } from '../../testing/page-context.ts'
import type { Weather } from '../../content/weather/weather.ts'
import { weatherText } from './weather-text.server.ts'

const weather: Weather = {
  observedAt: testTime('2026-11-20 13:00'),
  celsius: -4.2,
  sky: 'snow',
  isNight: false,
  source: { name: 'Open-Meteo', url: 'https://open-meteo.com/' },
}

describe('the weather in words', () => {
  it('is worded in both languages', () => {
    expect(at('2026-11-20 13:10')).toEqual({
      drawing: 'snow',
      temperature: '−4\u00a0°C',
      sky: 'snow',
      observed: 'As of 1 p.m.',
      source: weather.source,
      validUntil: testTime('2026-11-20 15:00') + 1,
    })
    expect(at('2026-11-20 13:10', 'es')).toMatchObject({ sky: 'nieve', observed: 'Datos de las 13:00' })
    const atOne = { ...weather, observedAt: testTime('2026-11-20 01:00') }
    expect(at('2026-11-20 01:10', 'es', atOne)?.observed).toBe('Datos de la 1:00')
  })

  it.each([
    [-0.4, '0\u00a0°C'],
    [0.4, '0\u00a0°C'],
    [-0.6, '−1\u00a0°C'],
    [21.5, '22\u00a0°C'],
  ])('of %d degrees is %s', (celsius, text) => {
    expect(at('2026-11-20 13:10', 'en', { ...weather, celsius })?.temperature).toBe(text)
  })

  it.each([
    ['clear', false, 'sun'],
    ['mostly-clear', true, 'moon'],
    ['partly-cloudy', false, 'sun-and-cloud'],
    ['partly-cloudy', true, 'cloud'],
    ['overcast', true, 'cloud'],
    ['fog', false, 'fog'],
    ['drizzle', false, 'rain'],
    ['showers', false, 'rain'],
    ['snow-showers', false, 'snow'],
    ['hail', false, 'storm'],
  ] as const)('has a drawing for the sky %s (at night: %s)', (sky, isNight, drawing) => {
    expect(at('2026-11-20 13:10', 'en', { ...weather, sky, isNight })?.drawing).toBe(drawing)
  })

  it('is undefined without an observation, and two hours after it', () => {
    expect(weatherText(undefined, createTestContext())).toBeUndefined()
    expect(at('2026-11-20 15:00')).toBeDefined()
    expect(at('2026-11-20 15:01')).toBeUndefined()
  })
})

function at(time: string, locale: Locale = 'en', seen = weather) {
  return weatherText(seen, createTestContext({ now: testTime(time), locale }))
}
