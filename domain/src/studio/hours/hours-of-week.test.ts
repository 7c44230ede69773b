import { describe, expect, it } from 'vitest'
import { isoWeek } from '../../calendar/dates.ts'
import type { Document } from '../document.ts'
import { hoursOfWeek } from './hours-of-week.ts'

const everyDay = (hours: string) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  )

const eve = { name: 'eve', document: { date: '12-24', hours: '10:00-14:00', position: 2 } }
const holidays = {
  name: 'holidays',
  document: { date: '12-24', until: '12-26', hours: 'closed', position: 1 },
}
const christmas = isoWeek('2026-12-24')

function storeWith(hours: Document | undefined, more: Document = {}) {
  return { document: { ...more, ...(hours && { hours }) } }
}

function weekOf(store: ReturnType<typeof storeWith>, specialDays: readonly (typeof eve)[] = [eve, holidays]) {
  const week = { regular: everyDay('10:00-20:00') }
  const { centre, stores } = hoursOfWeek({ week, specialDays, stores: [store] }, christmas)
  const [found] = stores
  return { centre, days: found?.days.map(({ relation }) => relation).join(' '), hasSaid: found?.hasSaid }
}

describe('the hours of a week', () => {
  it('has the special days of the centre, the one of a single day before the longer one', () => {
    const { centre } = weekOf(storeWith(undefined))
    expect(centre.map(({ special }) => special?.name)).toEqual([
      undefined,
      undefined,
      undefined,
      'eve',
      'holidays',
      'holidays',
      undefined,
    ])
    expect(centre[3]?.hours).toEqual({ kind: 'open', opens: 600, closes: 840 })
  })

  it('has the first of two special days of one date, by their position', () => {
    const later = { name: 'later', document: { ...eve.document, position: 3 } }
    expect(weekOf(storeWith(undefined), [later, eve]).centre[3]?.special?.name).toBe('eve')
  })

  it('has, of two longer special days, the one that begins first, as visitors see it', () => {
    const late = { date: '12-26', until: '12-27', hours: 'closed' }
    const early = { date: '12-25', until: '12-26', hours: '12:00-16:00' }
    const special = [late, early].map((document, position) => ({
      name: document.hours,
      document: { ...document, position },
    }))
    const { centre, days } = weekOf(storeWith({ holidays: [late, early] }), special)
    expect(centre.map(({ special: day }) => day?.name).slice(4)).toEqual([
      '12:00-16:00',
      '12:00-16:00',
      'closed',
    ])
    expect(days).toBe('same same same same same same same')
  })

  it('says of a store that follows the centre that it has said nothing about the special days', () => {
    expect(weekOf(storeWith(undefined))).toMatchObject({
      days: 'same same same same same same same',
      hasSaid: false,
    })
    expect(weekOf(storeWith(undefined), [])).toMatchObject({ hasSaid: true })
  })

  it('compares a store with the centre day by day', () => {
    const own = storeWith({ regular: { monday: '12:00-20:00', tuesday: '10:00-22:00' } })
    expect(weekOf(own)).toMatchObject({ days: 'other beyond same same same same same' })
    const withDoor = storeWith({ regular: everyDay('08:00-23:00') })
    expect(weekOf(withDoor, [])).toMatchObject({ days: 'other other other other other other other' })
  })

  it('takes an own special day for an answer, even one that equals the centre', () => {
    const days = [
      { date: '12-24', until: '12-25', hours: '10:00-14:00' },
      { date: '12-26', hours: 'closed' },
    ]
    expect(weekOf(storeWith({ holidays: days }))).toMatchObject({
      days: 'same same same same beyond same same',
      hasSaid: true,
    })
    expect(weekOf(storeWith({ holidays: days.slice(0, 1) }))).toMatchObject({ hasSaid: false })
  })

  it('takes "as the centre" for an answer, also on a day of rest', () => {
    const days = [{ date: '12-24', until: '12-26', hours: 'as-centre' }]
    const keeps = { days: 'same same same same same same same', hasSaid: true }
    expect(weekOf(storeWith({ holidays: days }))).toMatchObject(keeps)
    const regular = { thursday: 'closed' }
    const rests = { days: 'same same same other same same same' }
    expect(weekOf(storeWith({ regular }))).toMatchObject({ ...rests, hasSaid: false })
    expect(weekOf(storeWith({ regular, holidays: days }))).toMatchObject(keeps)
    const { stores } = hoursOfWeek(
      {
        week: { regular: everyDay('10:00-20:00') },
        specialDays: [eve],
        stores: [storeWith({ holidays: days })],
      },
      christmas,
    )
    expect(stores[0]?.days.map(({ isSaid }) => isSaid)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
    ])
  })
})
