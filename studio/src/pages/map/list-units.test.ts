import type { PlanJson } from '@promenade/contract/studio-api/plan'
import { expect, it } from 'vitest'
import { listUnits, listUnplaced } from './list-units.ts'

const unit = (number: string, ...names: string[]) => ({
  number,
  names,
  path: '',
  at: { x: 0, y: 0 },
  turn: 0,
  size: 1,
})

const level = (id: string, ...units: PlanJson['levels'][number]['units']) => ({
  id,
  name: { en: id },
  number: 1,
  box: { x: 0, y: 0, width: 9, height: 9 },
  areas: [],
  units,
})

const store = (entry: number, unit: string | null, room: string | null, isOnMap = room !== null) => ({
  entry,
  title: { en: `Store ${entry}` },
  state: 'live' as const,
  unit,
  room,
  isOnMap,
})

const plan: PlanJson = {
  levels: [level('one', unit('10'), unit('9'), unit('8', 'Guest services')), level('two', unit('20'))],
  stores: [
    store(1, '9', '9'),
    store(2, null, '9'),
    store(3, '10', '10'),
    store(4, null, null),
    store(5, '99', '20'),
    store(6, null, null, true),
  ],
  passages: [],
}

it('lists units level by level, by number, with the stores in them', () => {
  expect(listUnits(plan).map(({ number, state, stores }) => [number, state, stores.length])).toEqual([
    ['8', 'taken', 0],
    ['9', 'twice', 2],
    ['10', 'taken', 1],
    ['20', 'taken', 1],
  ])
  expect(listUnits({ ...plan, stores: [] }).map(({ state }) => state)).toEqual([
    'taken',
    'free',
    'free',
    'free',
  ])
})

it('lists stores that are not on the map, or whose unit it does not have', () => {
  expect(listUnplaced(plan).map(({ entry }) => entry)).toEqual([4, 5])
})
