import type { EntryKind } from '@promenade/contract/editing/documents'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import type { Path } from '@promenade/domain/studio/document'
import { expect, it } from 'vitest'
import { formFields } from './fields.ts'
import { placeFaults } from './placed-faults.ts'

it.each<readonly [EntryKind, Path, string]>([
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
  const fault = { path: [...path], code: 'missing', message: 'is missing' } as const
  const placed = placeFaults(formFields(describeDocument(kind), ['en', 'es']), [fault])
  expect([...placed.keys()]).toEqual([place])
})
