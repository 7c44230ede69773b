import { describe, expect, it } from 'vitest'
import { findFaults } from '../find-faults.ts'
import type { JudgedMall } from '../finding.ts'
import { aMall, aStore, codesIn } from '../testing/judged-mall.ts'
import { usualLevels } from './map.ts'

function valuesOf(mall: JudgedMall) {
  return findFaults(mall)[0]?.values
}

describe('the map', () => {
  const occupant = { id: 'one', names: ['IXTLE'], correlationId: 'Ixtle', unit: '12', ordinal: 0 }
  const units = ['12', '13'].map((number) => ({ id: number, number, isRoom: true, ordinal: 0 }))
  const desk = { id: 'desk', names: ['Guest services'], unit: '13', ordinal: 0 }
  const map = { units, occupants: [occupant, desk] }
  const fourteen = { id: '14', number: '14', isRoom: true, ordinal: 0 }
  const ixtle = (document: object = {}, slug = 'ixtle') =>
    aStore({ unit: '12', level: 1, ...document }, { slug })

  it('agrees with a store by its slug, in any spelling, or by its public id', () => {
    expect(codesIn(aMall([ixtle()], map))).toEqual([])
    const byId = { units, occupants: [{ ...occupant, correlationId: '77' }, desk] }
    expect(codesIn(aMall([aStore({ unit: '12' }, { publicId: 77 })], byId))).toEqual([])
  })

  it('lacks a store, unless it lacks all or the store is still to come', () => {
    const other = aStore({ name: { en: 'Net', es: 'Net' } }, { slug: 'net' })
    const coming = aStore({ name: { en: 'Soon', es: 'Soon' }, flags: ['coming'] }, { slug: 'soon' })
    expect(codesIn(aMall([ixtle(), other, coming], map))).toEqual(['off-map unit'])
    expect(codesIn(aMall([other], map))).toEqual([])
    expect(codesIn(aMall([other]))).toEqual([])
  })

  it('has a store in the unit of its record too', () => {
    expect(codesIn(aMall([ixtle(), aStore({ unit: '13' }, { slug: 'net' })], map))).toEqual([
      'name-unlike-map name',
    ])
    expect(
      findFaults(aMall([ixtle({ unit: '14' })], { units: [...units, fourteen], occupants: [] })),
    ).toEqual([
      { kind: 'unit-free', path: ['unit'], values: { unit: '12' } },
      { kind: 'unit-free', path: ['unit'], values: { unit: '13' } },
    ])
  })

  it('knows the units, and whose they are', () => {
    expect(codesIn(aMall([ixtle({ unit: '99' }), aStore({ unit: '13' }, { slug: 'net' })], map))).toEqual([
      'unit-unknown unit',
      'name-unlike-map name',
    ])
    const other = aStore({ unit: '12' }, { slug: 'net' })
    expect(valuesOf(aMall([{ ...ixtle() }, other], undefined))).toEqual({
      unit: '12',
      other: { en: 'Ixtle', es: 'Ixtle' },
    })
  })

  it('without numbers says nothing about units', () => {
    expect(
      codesIn(aMall([ixtle({ unit: '99' })], { units: [], occupants: [{ ...occupant, unit: undefined }] })),
    ).toEqual([])
  })

  it('has names, compared without case, accents and signs', () => {
    expect(codesIn(aMall([ixtle({ name: { en: 'Ixtlé!', es: 'Ixtlé!' } })], map))).toEqual([])
    expect(valuesOf(aMall([ixtle({ name: { en: 'Agave', es: 'Agave' } })], map))).toEqual({ other: 'IXTLE' })
  })

  it('has levels, which the mall numbers as most stores do', () => {
    const slugs = ['a', 'b', 'c', 'd']
    const occupants = slugs.map((slug, index) => ({
      id: slug,
      names: ['Ixtle'],
      correlationId: slug,
      unit: String(index),
      ordinal: 0,
    }))
    const stores = slugs.map((slug, index) =>
      ixtle({ unit: String(index), level: slug === 'd' ? 2 : 1 }, slug),
    )
    const levels = { units: [], occupants }
    expect(findFaults(aMall(stores, levels))).toMatchObject([
      {
        kind: 'level-unlike-map',
        values: { level: '2', other: '1' },
        fix: { action: 'set', path: ['level'], value: 1 },
      },
    ])
    expect(codesIn(aMall(stores.slice(2), levels))).toEqual([])
  })

  it.each([
    [[1, 1, 1], '1'],
    [[1, 1], undefined],
    [[1, 1, 2, 1], '1'],
    [[1, 1, 2, 2, 1, 1], '1'],
    [[2, 2, 2, 1, 1, 1, 1], undefined],
    [[1, 1, 1, undefined, undefined], '1'],
  ])('numbers a level as three stores say, and two thirds of all that say something: %j', (said, level) => {
    const stores = said.map((one, index) => aStore({ level: one }, { slug: String(index) }))
    const places = new Map(stores.map(({ slug }) => [slug, { ordinal: 0, isMoved: false }]))
    expect(usualLevels(stores, places).get(0)).toBe(level)
  })

  it('has free rooms', () => {
    const free = [...units, fourteen, { id: '1', number: '1', isRoom: false, ordinal: 0 }]
    expect(findFaults(aMall([ixtle()], { ...map, units: free }))).toEqual([
      { kind: 'unit-free', path: ['unit'], values: { unit: '14' } },
    ])
  })
})
