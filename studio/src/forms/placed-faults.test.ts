import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { expect, it } from 'vitest'
import { formFields } from '../documents/fields.ts'
import { placeFaults } from './placed-faults.ts'

it.each<readonly [EntryKind, (string | number)[], string]>([
  ['promotion', ['name'], 'name'],
  ['promotion', ['name', 'en'], 'name.en'],
  ['promotion', ['picture', 'path'], 'picture'],
  ['promotion', ['picture', 'alt', 'en'], 'picture.alt.en'],
  ['promotion', ['tags', 'en', 2], 'tags.en'],
  ['hours', ['regular', 'monday'], 'regular'],
  ['store', ['hours', 'holidays', 1, 'date'], 'hours.holidays.1.date'],
  ['store', ['categories', 0], 'categories'],
  ['gallery', ['items', 1], 'items'],
])('shows a fault of %s at %j at %s', (kind, path, place) => {
  const fault = { path, code: 'missing' as const, message: 'is missing' }
  const placed = placeFaults(formFields(describeDocument(kind), ['en', 'es']), [fault])
  expect([...placed.keys()]).toEqual([place])
})
