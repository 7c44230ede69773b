import { expect, it } from 'vitest'
import { compareViews } from './compare-views.ts'

it('compares the last 28 days, today included, with the 28 days before', () => {
  const days = [
    { day: '2026-09-30', views: 1_000 },
    { day: '2026-10-01', views: 1 },
    { day: '2026-10-28', views: 2 },
    { day: '2026-10-29', views: 4 },
    { day: '2026-11-25', views: 8 },
  ]
  const { bars, now, before } = compareViews({ today: '2026-11-25', days })
  expect([now, before]).toEqual([12, 3])
  expect(bars).toHaveLength(28)
  expect([bars[0], bars[1], bars.at(-1)]).toEqual([
    { day: '2026-10-29', views: 4 },
    { day: '2026-10-30', views: 0 },
    { day: '2026-11-25', views: 8 },
  ])
})

it('has a bar for each day without a view', () => {
  const { bars, now, before } = compareViews({ today: '2026-03-01', days: [] })
  expect([bars[0]?.day, bars.length, now, before]).toEqual(['2026-02-02', 28, 0, 0])
})
