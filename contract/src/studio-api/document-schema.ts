import { z } from 'zod'
import { documentSchemas } from '../kinds/documents.ts'
import type { EntryKind } from '../kinds/kinds.ts'
import { fieldKinds } from '../editing/fields.ts'

/**
 * The JSON Schema of a kind's document as staff write it. A value that is more than its type says so under `field`:
 * `{ kind: 'html' }`, `{ kind: 'reference', folder: 'stores', noun: 'store' }`. A field's part of the form is `section`.
 */
export function describeDocument(kind: EntryKind): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(documentSchemas[kind], {
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const field = fieldKinds.get(zodSchema)
      if (field !== undefined) Object.assign(jsonSchema, { field })
    },
  })
}
