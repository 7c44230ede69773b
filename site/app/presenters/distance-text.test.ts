import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { roundMetres, distanceText, durationText } from './distance-text.ts'

describe('a distance', () => {
  it.each([
    [0, 5],
    [2, 5],
    [7.4, 5],
    [7.5, 10],
    [22.4, 20],
    [27.5, 30],
    [34.9, 30],
    [35, 40],
    [244.9, 240],
    [245, 250],
    [270, 250],
    [275, 300],
    [1234, 1250],
  ])('of %f m is rounded to %i m', (metres, said) => {
    expect(roundMetres(metres)).toBe(said)
  })

  it('stays on one line with its unit', () => {
    expect(distanceText(38, 'en')).toBe('40\u00A0m')
    expect(distanceText(1234, 'es')).toBe('1250\u00A0m')
  })
})

describe('a duration', () => {
  it.each([
    [0, 'under a minute', 'menos de un minuto'],
    [59, 'under a minute', 'menos de un minuto'],
    [60, 'about 1\u00A0min', 'cerca de 1\u00A0min'],
    [90, 'about 2\u00A0min', 'unos 2\u00A0min'],
    [200, 'about 3\u00A0min', 'unos 3\u00A0min'],
  ])('of %i seconds is shown in minutes', (seconds, english, spanish) => {
    expect(durationText(seconds, createTestContext())).toBe(english)
    expect(durationText(seconds, createTestContext({ locale: 'es' }))).toBe(spanish)
  })
})
