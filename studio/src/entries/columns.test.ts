import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { expect, it } from 'vitest'
import { formFields } from '../documents/fields.ts'
import { columnFields } from './columns.ts'

it('offers the short fields of a store, without its name', () => {
  const names = columnFields(formFields(describeDocument('store'), ['en', 'es'])).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['unit', 'categories', 'phone', 'email']))
  expect(names).not.toContain('name')
  expect(names).not.toContain('description')
  expect(names).not.toContain('hours')
})
