import { expect, it } from 'vitest'
import { firstKeys, nextKeys } from './item-keys.ts'

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
const before = firstKeys([a, b, c])

it.each([
  ['moved', [b, a, c], [1, 0, 2]],
  ['removed', [a, c], [0, 2]],
  ['edited', [a, { name: 'b2' }, c], [0, 1, 2]],
  ['added', [a, b, c, {}], [0, 1, 2, 3]],
])('keeps the keys of the other items when one is %s', (_, items, keys) => {
  expect(nextKeys(before, items).keys).toEqual(keys)
})

it('gives no key twice', () => {
  const [added, again] = [{}, {}]
  const removed = nextKeys(nextKeys(before, [a, b, c, added]), [a, b, c])
  expect(nextKeys(removed, [a, b, c, again]).keys).toEqual([0, 1, 2, 4])
})

it('knows which items were added', () => {
  const { firstAdded, keys } = nextKeys(before, [a, {}, b, c])
  expect(keys.map((key) => key >= firstAdded)).toEqual([false, true, false, false])
})
