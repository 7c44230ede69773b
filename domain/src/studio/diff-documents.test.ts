import { expect, it } from 'vitest'
import { diffDocuments } from './diff-documents.ts'

it('names each value that differs, as deep as both have the same shape', () => {
  const before = { end: '2026-12-24', name: { en: 'Boots', es: 'Botas' }, tags: ['a', 'b'] }
  const after = { end: '2026-12-31', name: { en: 'Boots', es: 'Las botas' }, tags: ['a', 'c'] }
  expect(diffDocuments(before, after)).toEqual([
    { path: ['end'], before: '2026-12-24', after: '2026-12-31' },
    { path: ['name', 'es'], before: 'Botas', after: 'Las botas' },
    { path: ['tags', 1], before: 'b', after: 'c' },
  ])
})

it('leaves out what is absent on one side', () => {
  expect(diffDocuments({ code: 'X' }, {})).toEqual([{ path: ['code'], before: 'X' }])
  expect(diffDocuments({}, { code: 'X' })).toEqual([{ path: ['code'], after: 'X' }])
})

it('names a list as a whole when items come or go', () => {
  const change = { path: ['tags'], before: ['a', 'b'], after: ['b'] }
  expect(diffDocuments({ tags: ['a', 'b'] }, { tags: ['b'] })).toEqual([change])
})

it('names nothing when only the order of fields differs', () => {
  expect(diffDocuments({ a: 1, b: { c: 2, d: undefined } }, { b: { c: 2 }, a: 1 })).toEqual([])
})
