import { expect, it } from 'vitest'
import { entryKinds } from '../kinds/kinds.ts'
import { describeDocument } from './document-schema.ts'

it.each(entryKinds)('describes the document of a %s as a group of known fields', (kind) => {
  expect(describeDocument(kind)).toMatchObject({ type: 'object', additionalProperties: false })
})

it('says what a text is beyond its type', () => {
  const html = { field: { kind: 'translations' }, properties: { en: { field: { kind: 'html' } } } }
  expect(describeDocument('promotion')).toMatchObject({
    properties: {
      description: html,
      store: { field: { kind: 'reference', folder: 'stores', noun: 'store' } },
      start: { field: { kind: 'date' } },
      picture: { properties: { path: { field: { kind: 'picture' } } } },
    },
  })
})

it('leaves fields with a default optional', () => {
  expect(describeDocument('promotion')['required']).toEqual(['name', 'description', 'start'])
})
