import { describe, expect, it } from 'vitest'
import { connection, door, plan, rectangle, unit } from '../wayfinding/testing/plan.ts'
import { drawPassage } from './drawing/draw-passages.ts'
import { listPassages } from './passages.ts'

const nameless = <Feature extends object>(feature: Feature) => ({ ...feature, name: {} })

/** Two halls with a nameless lane between them, a shop at one of them, and a nameless court far away. */
const halls = plan({
  units: [
    unit('West Hall', 'walkway', rectangle(0, 0, 10, 10)),
    nameless(unit('lane', 'walkway', rectangle(10, 4, 10, 2))),
    unit('East Hall', 'walkway', rectangle(20, 0, 10, 10)),
    unit('shop', 'room', rectangle(0, 10, 10, 10)),
    nameless(unit('court', 'walkway', rectangle(90, 90, 5, 5))),
  ],
  openings: [
    door('lane-door', { x: 10, y: 5 }, '|'),
    door('shop-door', { x: 5, y: 10 }, '-'),
    { ...door('side-door', { x: 0, y: 5 }, '|'), name: { en: 'Side Door' } },
  ],
  connections: [nameless(connection('steps', 'stairs', [['L1', { x: 5, y: 5 }]]))],
})

describe('listPassages', () => {
  const passages = listPassages(halls)
  const besides = (slug: string) => passages.find((one) => one.slug === slug)?.beside.map(({ en }) => en)

  it('has walkways, doors with a name or between two walkways, and stairs', () => {
    expect(passages.map(({ slug, kind }) => `${kind} ${slug}`)).toEqual([
      'walkway west-hall',
      'walkway lane',
      'walkway east-hall',
      'door lane-door',
      'door side-door',
      'stairs steps',
    ])
  })

  it('tells what is beside one without a name', () => {
    expect(besides('lane')).toEqual(['West Hall', 'East Hall'])
    expect(besides('lane-door')).toEqual(['West Hall'])
    expect(besides('steps')).toEqual(['West Hall'])
    expect(besides('west-hall')).toEqual([])
  })

  it('tells what is beside two of the same name on a level', () => {
    const lane = unit('Lane', 'walkway', rectangle(10, 4, 10, 2))
    const [north, south] = ['North', 'South'].map((name, index) =>
      unit(name, 'walkway', rectangle(20, index * 20, 10, 10)),
    )
    const other = { ...lane, id: 'other', shape: unit('', 'walkway', rectangle(10, 24, 10, 2)).shape }
    const listed = listPassages(
      plan({ units: [lane, other, north, south].filter((one) => one !== undefined) }),
    )
    expect(listed.map(({ beside }) => beside.map(({ en }) => en))).toEqual([['North'], ['South'], [], []])
  })

  it('are drawn as areas, and doors as lines', () => {
    const drawn = passages.flatMap((passage) => drawPassage(halls, passage))
    expect(drawn.map(({ isLine, path }) => [isLine, path.endsWith('z')])).toEqual(
      passages.map(({ kind }) => [kind === 'door', kind !== 'door']),
    )
  })
})
