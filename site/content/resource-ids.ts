import { isWithoutLanguage, type ResourceRequest } from './platform-resources.ts'

/** Metadata and single stores, of which the platform may have one less. */
export function mayDisappear(resourceRequest: ResourceRequest): boolean {
  return isWithoutLanguage(resourceRequest) || isInfrequent(idOf(resourceRequest))
}

/** Only their keys have a second part. */
export function isInfrequent(id: string): boolean {
  return id.split(' ').length > 2
}

export function idOf({ locale, key }: Pick<ResourceRequest, 'locale' | 'key'>): string {
  return `${locale} ${key}`
}

/** Number of items of a list in any envelope. */
export function countItems(body: unknown): number {
  if (Array.isArray(body)) return body.length
  if (typeof body !== 'object' || body === null) return 0
  const inner = Object.values(body).find((value) => Array.isArray(value))
  return Array.isArray(inner) ? inner.length : 0
}
