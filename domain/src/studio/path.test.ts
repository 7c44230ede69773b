import { expect, it } from 'vitest'
import { getAt, setAt, setInDocument } from './path.ts'

const document = { name: { en: 'Lift' }, days: [{ date: '2026-12-24' }, { date: '2026-12-31' }] }

it('finds a value in groups and lists, and none where there is none', () => {
  expect(getAt(document, ['days', 1, 'date'])).toBe('2026-12-31')
  expect(getAt(document, [])).toBe(document)
  for (const path of [
    ['days', 2, 'date'],
    ['name', 'es'],
    ['name', 'en', 'length'],
    ['tags', 0],
  ])
    expect(getAt(document, path)).toBeUndefined()
})

it.each([
  [
    'beside others',
    document,
    ['name', 'es'],
    'Ascensor',
    { ...document, name: { en: 'Lift', es: 'Ascensor' } },
  ],
  ['in a missing group', {}, ['name', 'en'], 'Lift', { name: { en: 'Lift' } }],
  ['in a text, which becomes a group', { name: 'Lift' }, ['name', 'en'], 'Lift', { name: { en: 'Lift' } }],
  ['in a list', { tags: ['a', 'b'] }, ['tags', 1], 'c', { tags: ['a', 'c'] }],
  ['after a list', { tags: ['a'] }, ['tags', 1], 'b', { tags: ['a', 'b'] }],
  ['in a missing list', {}, ['days', 0, 'date'], '2026-12-24', { days: [{ date: '2026-12-24' }] }],
  ['away', { name: { en: 'Lift', es: 'Ascensor' } }, ['name', 'es'], undefined, { name: { en: 'Lift' } }],
  [
    'away with its group',
    { slug: 'lift', name: { en: 'Lift' } },
    ['name', 'en'],
    undefined,
    { slug: 'lift' },
  ],
])('sets a value %s', (_, before, path, value, after) => {
  expect(setAt(before, path, value)).toEqual(after)
})

it('leaves a document that has lost its last field', () => {
  expect(setAt({ name: { en: 'Lift' } }, ['name', 'en'], undefined)).toBeUndefined()
  expect(setInDocument({ name: { en: 'Lift' } }, ['name', 'en'], undefined)).toEqual({})
})
