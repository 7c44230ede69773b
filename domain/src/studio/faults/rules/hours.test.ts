import { describe, expect, it } from 'vitest'
import { findFaults } from '../find-faults.ts'
import type { JudgedMall } from '../finding.ts'
import { aDay, aMall, aPicture, aRecord, aStore, aWeek, codesIn } from '../testing/judged-mall.ts'

function valuesOf(mall: JudgedMall) {
  return findFaults(mall)[0]?.values
}

describe('hours', () => {
  it('are needed for each day of the centre', () => {
    expect(codesIn(aMall([aWeek({ monday: undefined, tuesday: 'ten to six' })]))).toEqual([
      'no-hours regular.monday',
      'no-hours regular.tuesday',
    ])
  })

  it.each([
    ['thursday', '9:30-20:00', true],
    ['thursday', '10:00-20:30', true],
    ['thursday', '10:00-1:00', true],
    ['thursday', '24h', true],
    ['thursday', '10:00-20:00', false],
    ['thursday', '12:00-19:00', false],
    ['thursday', 'closed', false],
    ['sunday', '10:00-18:00', true],
  ])('of a store on %s: %s is longer than the centre’s: %s', (day, hours, isLonger) => {
    const regular = { monday: '10:00-18:00', tuesday: '10:00-18:00', [day]: hours }
    const codes = codesIn(aMall([aWeek(), aStore({ hours: { regular } })]))
    expect(codes).toEqual(isLonger ? [`hours-longer hours.regular.${day}`] : [])
  })

  it('of a store with a door of its own, or with an explanation, are its own affair', () => {
    const regular = { monday: '7:00-23:00', tuesday: '7:00-23:00', sunday: '11:00-18:00' }
    const holidays = [{ date: '12-25', hours: '12:00-18:00' }]
    const own = aStore({ hours: { regular, holidays } })
    const told = aStore({ hours: { regular: { monday: '7:00-20:00' } }, free_form_hours: { en: 'Early!' } })
    expect(codesIn(aMall([aWeek(), aDay('12-25', 'closed'), own, told]))).toEqual([])
  })

  it('of a store on a special day are compared with the centre’s of that day', () => {
    const store = (hours: string, date = '12-25') => aStore({ hours: { holidays: [{ date, hours }] } })
    const centre = [aWeek(), aDay('12-25', 'closed'), aDay('12-24', '9:00-17:00')]
    expect(codesIn(aMall([...centre, store('10:00-16:00')]))).toEqual([
      'open-when-closed hours.holidays.0.hours',
    ])
    expect(valuesOf(aMall([...centre, store('9:00-18:00', '12-24')]))).toEqual({
      date: '2026-12-24',
      hours: '9:00-18:00',
      other: '9:00-17:00',
    })
    expect(codesIn(aMall([...centre, store('closed'), store('10:00-12:00', '12-24')]))).toEqual([])
  })

  it('as the centre are never longer than its own, also as an exception from other days', () => {
    const centre = [aWeek(), aDay('12-25', 'closed')]
    const keeping = aStore({ hours: { holidays: [{ date: '12-25', hours: 'as-centre' }] } })
    const span = { date: '12-24', until: '12-26', hours: '10:00-16:00' }
    const exception = aStore({ hours: { holidays: [span, { date: '12-25', hours: 'as-centre' }] } })
    expect(codesIn(aMall([...centre, keeping, exception]))).toEqual([])
    const twice = ['as-centre', '10:00-16:00'].map((hours) => ({ date: '12-24', hours }))
    expect(findFaults(aMall([...centre, aStore({ hours: { holidays: twice } })]))).toMatchObject([
      { kind: 'special-days-clash', values: { date: '2026-12-24', hours: 'as-centre' } },
    ])
  })

  it('of special days more than sixty days ahead are not judged yet', () => {
    const store = aStore({ hours: { holidays: [{ date: '02-15', hours: '10:00-16:00' }] } })
    expect(codesIn(aMall([aWeek(), aDay('02-15', 'closed'), store]))).toEqual([])
  })

  it('of one date in two special days clash; a day within a span is an exception', () => {
    const clash = aMall([
      aDay('12-25', 'closed', { position: 1 }),
      aDay('2026-12-25', '12:00-16:00', { position: 2 }),
    ])
    expect(findFaults(clash)).toMatchObject([
      { kind: 'special-days-clash', entry: clash.records[1]?.entry, values: { date: '2026-12-25' } },
    ])
    const span = aDay('12-26', '9:00-21:00', { until: '12-30' })
    expect(codesIn(aMall([span, aDay('12-28', 'closed')]))).toEqual([])
    expect(codesIn(aMall([aDay('12-25', 'closed'), aDay('12-25', 'closed')]))).toEqual([])
  })

  it('of two special days that overlap clash where the shorter one is no exception within the longer', () => {
    const weekend = aDay('12-25', 'closed', { until: '12-27', position: 1 })
    const sales = aDay('12-26', '9:00-21:00', { until: '12-30', position: 2 })
    const mall = aMall([weekend, sales])
    expect(findFaults(mall)).toMatchObject([
      { kind: 'special-days-clash', entry: mall.records[1]?.entry, values: { date: '2026-12-26' } },
    ])
    expect(codesIn(aMall([sales, aDay('12-27', 'closed', { until: '12-28' })]))).toEqual([])
  })

  it('of equally long special days count by the one that begins first, whatever their positions', () => {
    const later = aDay('12-26', 'closed', { until: '12-27', position: 1 })
    const earlier = aDay('12-25', '9:00-21:00', { until: '12-26', position: 2 })
    const mall = aMall([later, earlier])
    expect(findFaults(mall)).toMatchObject([
      { kind: 'special-days-clash', entry: mall.records[0]?.entry, values: { date: '2026-12-26' } },
    ])
  })

  it('of one date twice in a store clash', () => {
    const holidays = ['closed', '10:00-12:00'].map((hours) => ({ date: '12-24', hours }))
    expect(codesIn(aMall([aStore({ hours: { holidays } })]))).toEqual([
      'special-days-clash hours.holidays.1.date',
    ])
  })

  it.each([
    ['2026-11-24', true],
    ['2026-11-25', false],
    ['2031-01-01', false],
    ['01-01', false],
    ['02-30', true],
  ])('of a special day on %s are spent: %s', (date, isSpent) => {
    expect(codesIn(aMall([aDay(date, 'closed')]))).toEqual(isSpent ? ['special-day-spent date'] : [])
  })

  it('of the centre are asked for each event', () => {
    const event = (document: object) =>
      aRecord('event', { picture: aPicture, show_times: false, ...document })
    const closed = [aWeek(), aDay('12-25', 'closed')]
    const weekly = { start: '2026-11-27', repeats: { every: 'week' } }
    expect(codesIn(aMall([...closed, event({ start: '2026-12-25 14:00' })]))).toEqual([
      'event-when-closed start',
    ])
    expect(findFaults(aMall([...closed, event(weekly)]))).toMatchObject([
      {
        path: ['repeats', 'except'],
        fix: { action: 'set', path: ['repeats', 'except'], value: ['2026-12-25'] },
      },
    ])
    const skipping = { start: '2026-11-27', repeats: { every: 'week', except: ['2026-12-25'] } }
    expect(codesIn(aMall([...closed, event({ start: '2026-12-24' }), event(skipping)]))).toEqual([])
  })

  it('of a store with a door of its own are no matter for its events', () => {
    const regular = { monday: '7:00-23:00' }
    const store = aStore({ hours: { regular } }, { slug: 'inn' })
    const event = aRecord('event', { picture: aPicture, start: '2026-12-25 20:00', store: 'inn' })
    expect(codesIn(aMall([aWeek(), aDay('12-25', 'closed'), store, event]))).toEqual([])
  })
})
