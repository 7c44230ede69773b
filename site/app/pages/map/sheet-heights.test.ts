import { describe, expect, it } from 'vitest'
import { nextHeight, restingHeight } from './sheet-heights.ts'

describe('the sheet over the map', () => {
  it('is raised and lowered by one height, and stays at the ends', () => {
    expect([nextHeight('low', 1), nextHeight('middle', 1), nextHeight('high', 1)]).toEqual([
      'middle',
      'high',
      'high',
    ])
    expect([nextHeight('high', -1), nextHeight('middle', -1), nextHeight('low', -1)]).toEqual([
      'middle',
      'low',
      'low',
    ])
  })

  it.each([
    [0, 'low'],
    [0.2, 'low'],
    [0.21, 'middle'],
    [0.62, 'middle'],
    [0.63, 'high'],
    [1.2, 'high'],
  ] as const)('comes to rest from %d at the nearest height, %s', (share, height) => {
    expect(restingHeight(share, 0)).toBe(height)
    expect(restingHeight(share, 0.79)).toBe(height)
    expect(restingHeight(share, -0.79)).toBe(height)
  })

  it.each([
    [0.2, 0.8, 'middle'],
    [0.6, 0.8, 'high'],
    [0.95, 2, 'high'],
    [0.3, -0.8, 'low'],
    [0.85, -0.8, 'middle'],
    [0.1, -2, 'low'],
  ] as const)('is thrown from %d at the speed %d to %s', (share, speed, height) => {
    expect(restingHeight(share, speed)).toBe(height)
  })
})
