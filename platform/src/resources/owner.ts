import type { TranslatedText } from '../database/schema.ts'
import type { ResourceRequest } from './resource-request.ts'
import { createTexts } from './texts.ts'

interface Owner {
  id: number
  name: string
  type: 'Property' | 'Store'
}

/** The owner of a record: its store, else the centre. */
export function ownerOf(
  request: ResourceRequest,
  storeId: number | null,
  storeName: TranslatedText | null,
): Owner {
  if (storeId === null || storeName === null)
    return { id: request.property.id, name: request.property.name, type: 'Property' }
  // A missing translation of the name is reported only in the resource `stores`.
  return { id: storeId, name: createTexts(request.locale).text('name', storeName), type: 'Store' }
}
