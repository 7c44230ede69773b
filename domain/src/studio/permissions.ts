/** The roles of staff. A store user sees and edits its own store only. */
export const roles = ['admin', 'editor', 'author', 'store', 'reader'] as const

export type Role = (typeof roles)[number]

/** The permissions, and the roles that have them. `own`: only for the records of their own store. */
const permissions = {
  // One by one or as a spreadsheet: records are no data about people, so neither needs a fresh factor.
  'content.read': { admin: 'all', editor: 'all', author: 'all', store: 'own', reader: 'all' },
  'draft.write': { admin: 'all', editor: 'all', author: 'all', store: 'own' },
  'media.write': { admin: 'all', editor: 'all', author: 'all', store: 'own' },
  'content.publish': { admin: 'all', editor: 'all' },
  // The centre's name, address and time zone.
  'centre.publish': { admin: 'all' },
  // Messages, entries of contests and subscribers: data about people.
  'visitors.read': { admin: 'all', editor: 'all' },
  'visitors.write': { admin: 'all', editor: 'all' },
  'staff.manage': { admin: 'all' },
  'tokens.manage': { admin: 'all' },
  'settings.manage': { admin: 'all' },
  'audit.read': { admin: 'all' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Role, 'all' | 'own'>>>>>

/** One line of the table of permissions. */
export type Permission = keyof typeof permissions

/** All permissions, in the order of the table. */
export const allPermissions: readonly Permission[] = Object.keys(permissions).filter(isPermission)

/** The scopes of a token of the API: content, and reading the messages of visitors. */
export const tokenScopes = [
  'content.read',
  'draft.write',
  'media.write',
  'content.publish',
  'visitors.read',
] as const satisfies readonly Permission[]

export type TokenScope = (typeof tokenScopes)[number]

/** True where a role may do this; `isOwn`: to something of its own store. */
export function isAllowed(role: Role, permission: Permission, isOwn: boolean): boolean {
  const grants: Readonly<Partial<Record<Role, 'all' | 'own'>>> = permissions[permission]
  const grant = grants[role]
  return grant === 'all' || (grant === 'own' && isOwn)
}

/** The permissions of a role, with its own store at least. */
export function listPermissions(role: Role): readonly Permission[] {
  return allPermissions.filter((permission) => isAllowed(role, permission, true))
}

/** The permission that publishing a record of this kind needs. */
export function publishingPermission(kind: string): Permission {
  return kind === 'property' ? 'centre.publish' : 'content.publish'
}

/** Actions on the draft alone. */
const draftActions: readonly string[] = ['save', 'restore', 'discard']

/** The permission that an action on a record of this kind needs. */
export function permissionOf(action: string, kind: string): Permission {
  return draftActions.includes(action) ? 'draft.write' : publishingPermission(kind)
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissions, name)
}
