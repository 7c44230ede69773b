import type { IconName } from '../components/icon.tsx'

/** The screens of the navigation. A phone shows the first four in its bar and the others under "More". */
export const screens = [
  { name: 'today', path: '/', icon: 'today' },
  { name: 'whatsOn', path: '/whats-on', icon: 'offers' },
  { name: 'stores', path: '/stores', icon: 'stores' },
  { name: 'hours', path: '/hours', icon: 'hours' },
  { name: 'pages', path: '/pages', icon: 'pages' },
  { name: 'pictures', path: '/pictures', icon: 'pictures' },
  { name: 'people', path: '/people', icon: 'people' },
  { name: 'settings', path: '/settings', icon: 'settings' },
] as const satisfies readonly { readonly name: string; readonly path: string; readonly icon: IconName }[]

export const barScreens = screens.slice(0, 4)
export const moreScreens = screens.slice(4)

/** The screens below the settings, for the search. */
export const settingScreens = [
  { name: 'login', path: '/settings/login', permission: undefined },
  { name: 'staff', path: '/settings/staff', permission: 'staff.manage' },
  { name: 'tokens', path: '/settings/tokens', permission: 'tokens.manage' },
  { name: 'audit', path: '/settings/audit', permission: 'audit.read' },
] as const
