import type { Permission, Role } from '@promenade/domain/studio/permissions'

/** The links of stores have numbers from here on, as the database gives them. */
const firstLink = 100_000_000

/** What the number of an author or actor tells: people are above zero, tokens below it, and the links of stores far below. */
export function describeAuthor(id: number | null): { readonly byToken: boolean; readonly byLink?: true } {
  const isLink = id !== null && id <= -firstLink
  return { byToken: id !== null && id < 0 && !isLink, ...(isLink ? { byLink: true } : {}) }
}

/** A member of staff, or the holder of a token or of a store's link, at one mall. */
export interface Caller {
  /** A token and the link of a store have negative numbers, so that they are never taken for a person. */
  readonly staffId: number
  readonly propertyId: number
  readonly name: string
  /** For a token, the role of its maker; for a link `store`. */
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}
