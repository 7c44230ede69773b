import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { expect, it } from 'vitest'
import { formFields } from '../documents/fields.ts'
import { columnFields } from './columns.ts'

it('offers the short fields of a store, without its name', () => {
  const names = columnFields('store', formFields(describeDocument('store'), ['en', 'es'])).map(
    ({ name }) => name,
  )
  expect(names).toEqual(expect.arrayContaining(['unit', 'categories', 'phone', 'email']))
  expect(names).not.toContain('name')
  expect(names).not.toContain('description')
  expect(names).not.toContain('hours')
})

it('offers how often pages were seen only for kinds that have pages', () => {
  expect(columnFields('event', []).map(({ name }) => name)).toEqual(['seen'])
  expect(columnFields('special-day', [])).toEqual([])
})
