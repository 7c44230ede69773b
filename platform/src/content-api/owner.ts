import { recordsOf } from './read-kind.ts'
import { type ContentRequest, timeZoneOf } from './content-request.ts'
import { isBegun, startOf } from './instants.ts'
import { createFinder } from './references.ts'
import { createTexts } from './texts.ts'

/** The owner of a record, as its response names it. */
export interface Owner {
  id: number
  name: string
  type: 'Property' | 'Store'
}

export const findStore = createFinder(recordsOf.store)

/** The owner of a record: its store, else the centre. Undefined for a store that visitors do not get now. */
export function findOwner(request: ContentRequest, slug: string | undefined): Owner | undefined {
  const { documents, locale } = request
  if (slug === undefined)
    return {
      id: documents.propertyId,
      name: recordsOf.property(documents)[0]?.value.name ?? '',
      type: 'Property',
    }
  const store = findStore(documents, slug)
  if (store === undefined || !isShownYet(store.value, request)) return undefined
  // A missing translation of the name is reported only in the resource `stores`.
  return { id: store.publicId, name: createTexts(locale).text('name', store.value.name), type: 'Store' }
}

export function isShownYet(
  { show_from }: { readonly show_from?: string | undefined },
  { documents, now }: ContentRequest,
): boolean {
  return isBegun(startOf(show_from, timeZoneOf(documents)), now)
}
