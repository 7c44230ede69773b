import type { Permission, Role } from '@promenade/domain/studio/permissions'

/** True for the number of an author or actor that is a token. */
export function isToken(id: number | null): boolean {
  return id !== null && id < 0
}

/** A member of staff or the holder of a token, at one mall. */
export interface Caller {
  /** A token has a negative number, so that it is never taken for a person. */
  readonly staffId: number
  readonly propertyId: number
  readonly name: string
  /** For a token, the role of its maker. */
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}
