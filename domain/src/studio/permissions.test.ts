import { expect, it } from 'vitest'
import { allPermissions, isAllowed, listPermissions, publishingPermission, roles } from './permissions.ts'

/** All, own or nothing, by role in the order of `roles`. */
const table: Readonly<Record<string, string>> = {
  'content.read': 'all all all own all',
  'draft.write': 'all all all own -',
  'media.write': 'all all all own -',
  'content.publish': 'all all - - -',
  'centre.publish': 'all - - - -',
  'visitors.read': 'all all - - -',
  'visitors.write': 'all all - - -',
  'staff.manage': 'all - - - -',
  'tokens.manage': 'all - - - -',
  'settings.manage': 'all - - - -',
  'audit.read': 'all - - - -',
}

it('lists every permission', () => {
  expect(allPermissions).toEqual(Object.keys(table))
})

it.each(allPermissions)('grants %s as the table says', (permission) => {
  const grants = roles.map((role) => {
    if (isAllowed(role, permission, false)) return 'all'
    return isAllowed(role, permission, true) ? 'own' : '-'
  })
  expect(grants.join(' ')).toBe(table[permission])
})

it('lists what a role may do with its own store at least', () => {
  expect(listPermissions('store')).toEqual(['content.read', 'draft.write', 'media.write'])
  expect(listPermissions('reader')).toEqual(['content.read'])
})

it('leaves the centre itself to admins', () => {
  expect(publishingPermission('property')).toBe('centre.publish')
  expect(publishingPermission('alert')).toBe('content.publish')
})
