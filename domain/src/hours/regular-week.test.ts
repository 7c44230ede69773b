import { describe, expect, it } from 'vitest'
import type { DayOfWeek } from '../calendar/dates.ts'
import type { RegularDay } from '../mall/hours.ts'
import { regularWeek } from './regular-week.ts'

const day = (dayOfWeek: DayOfWeek, opens: number): RegularDay => ({
  dayOfWeek,
  hours: { kind: 'open', opens, closes: 1200 },
})

describe('regularWeek', () => {
  it('begins on Monday, ends on Sunday, and leaves out unknown days', () => {
    const regular = [day(0, 600), day(6, 600), day(1, 600)]
    expect(regularWeek({ regular, holidays: [] }).map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 6, 0])
  })

  it('has the centre’s hours on days without own ones', () => {
    const centre = { regular: [day(1, 480), day(2, 480)], holidays: [] }
    expect(regularWeek({ regular: [day(2, 660)], holidays: [], centre })).toEqual([day(1, 480), day(2, 660)])
  })

  it('takes the first of two rows for one day', () => {
    expect(regularWeek({ regular: [day(3, 540), day(3, 700)], holidays: [] })).toEqual([day(3, 540)])
  })

  it('is empty where no hours are known', () => {
    expect(regularWeek({ regular: [], holidays: [] })).toEqual([])
  })
})
