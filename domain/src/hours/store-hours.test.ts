import { describe, expect, it } from 'vitest'
import { hoursOn } from './hours-on.ts'
import { hoursReason } from './hours-reason.ts'
import type { DayHours, Holiday, Hours } from '../mall/hours.ts'
import { storeHours } from './store-hours.ts'

const open = (opens: number, closes: number): DayHours => ({
  kind: 'open',
  opens: opens * 60,
  closes: closes * 60,
})
const closed: DayHours = { kind: 'closed' }
const on = (date: string, name: string, hours: DayHours): Holiday => ({ from: date, to: date, name, hours })

// A Friday, the Saturday after it and the Sunday after that.
const [friday, saturday, sunday] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const

const centre: Hours = {
  regular: [
    { dayOfWeek: 5, hours: open(10, 21) },
    { dayOfWeek: 6, hours: open(10, 18) },
  ],
  holidays: [],
}

describe('storeHours', () => {
  it('are the centre’s for a store without hours', () => {
    for (const none of [undefined, { regular: [], holidays: [] }]) {
      const { hours, source } = storeHours(none, centre)
      expect(source).toBe('centre')
      expect(hoursOn(hours, friday)).toEqual({ hours: open(10, 21) })
      expect(hoursReason(hours, friday)).toEqual({ kind: 'centre' })
    }
  })

  it('keep the store’s own note', () => {
    const extra = Object.assign('Kitchen until nine', { safeHtml: true } as const)
    const { hours } = storeHours({ regular: [], holidays: [], extra }, centre)
    expect(hours.extra).toBe(extra)
  })

  it('are the store’s on its regular days, the centre’s on the others, unknown where neither knows', () => {
    const { hours, source } = storeHours(
      { regular: [{ dayOfWeek: 5, hours: open(11, 23) }], holidays: [] },
      centre,
    )
    expect(source).toBe('store')
    expect(hoursOn(hours, friday)).toEqual({ hours: open(11, 23) })
    expect(hoursReason(hours, friday)).toEqual({ kind: 'regular' })
    expect(hoursOn(hours, saturday)).toEqual({ hours: open(10, 18) })
    expect(hoursReason(hours, saturday)).toEqual({ kind: 'centre' })
    expect(hoursOn(hours, sunday)).toEqual({})
    expect(hoursReason(hours, sunday)).toEqual({ kind: 'unknown' })
  })

  it('prefer the store’s own holiday to everything, even if the centre is closed', () => {
    const store: Hours = { regular: [], holidays: [on(friday, 'Late shopping', open(8, 24))] }
    const { hours } = storeHours(store, { ...centre, holidays: [on(friday, 'Harbour Day', closed)] })
    expect(hoursOn(hours, friday)).toEqual({ hours: open(8, 24), holidayName: 'Late shopping' })
    expect(hoursReason(hours, friday)).toEqual({ kind: 'holiday', name: 'Late shopping', of: 'own' })
  })

  it('close with the centre on its holiday', () => {
    const store: Hours = { regular: [{ dayOfWeek: 5, hours: open(11, 23) }], holidays: [] }
    const { hours } = storeHours(store, { ...centre, holidays: [on(friday, 'Harbour Day', closed)] })
    expect(hoursOn(hours, friday)).toEqual({ hours: closed, holidayName: 'Harbour Day' })
    expect(hoursReason(hours, friday)).toEqual({ kind: 'holiday', name: 'Harbour Day', of: 'centre' })
  })

  it('follow the centre’s holiday hours, with or without a regular day', () => {
    const holidays = [on(friday, 'Harbour Day', open(12, 17)), on(sunday, 'Harbour Sunday', open(12, 16))]
    const store: Hours = { regular: [{ dayOfWeek: 5, hours: open(11, 23) }], holidays: [] }
    const { hours } = storeHours(store, { ...centre, holidays })
    expect(hoursOn(hours, friday)).toEqual({ hours: open(12, 17), holidayName: 'Harbour Day' })
    expect(hoursOn(hours, sunday)).toEqual({ hours: open(12, 16), holidayName: 'Harbour Sunday' })
  })

  it('stay closed on the store’s day of rest when the centre opens on a holiday', () => {
    const store: Hours = { regular: [{ dayOfWeek: 5, hours: closed }], holidays: [] }
    const { hours } = storeHours(store, { ...centre, holidays: [on(friday, 'Harbour Day', open(12, 17))] })
    expect(hoursOn(hours, friday)).toEqual({ hours: closed })
    expect(hoursReason(hours, friday)).toEqual({ kind: 'regular' })
    const { hours: shut } = storeHours(store, { ...centre, holidays: [on(friday, 'Harbour Day', closed)] })
    expect(hoursOn(shut, friday).holidayName).toBe('Harbour Day')
  })
})
