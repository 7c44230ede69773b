import type { Words } from '../database/schema.ts'
import type { Asked } from './asked.ts'
import { createTexts } from './texts.ts'

interface Owner {
  id: number
  name: string
  type: 'Property' | 'Store'
}

/** Whom a record belongs to: its store or, without one, the centre. */
export function ownerOf(asked: Asked, storeId: number | null, storeName: Words | null): Owner {
  if (storeId === null || storeName === null)
    return { id: asked.property.id, name: asked.property.name, type: 'Property' }
  // The name in the owner is a convenience; whether it is translated is told where the store itself is answered.
  return { id: storeId, name: createTexts(asked.locale).text('name', storeName), type: 'Store' }
}
