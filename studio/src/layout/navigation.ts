import type { IconName } from '../components/icon.tsx'
import { type Studio, useStudio } from '../context/studio-context.ts'

type Permission = Parameters<Studio['isAllowed']>[0] | undefined

/** The screens of the navigation. A phone shows the first four in its bar and the others under "More". */
export const screens = [
  { name: 'today', path: '/', icon: 'today', permission: undefined },
  { name: 'whatsOn', path: '/whats-on', icon: 'offers', permission: undefined },
  { name: 'stores', path: '/stores', icon: 'stores', permission: undefined },
  { name: 'hours', path: '/hours', icon: 'hours', permission: undefined },
  { name: 'map', path: '/map', icon: 'map', permission: undefined },
  { name: 'pages', path: '/pages', icon: 'pages', permission: undefined },
  { name: 'pictures', path: '/pictures', icon: 'pictures', permission: undefined },
  { name: 'people', path: '/people', icon: 'people', permission: 'visitors.read' },
  { name: 'faults', path: '/faults', icon: 'alert', permission: undefined },
  { name: 'settings', path: '/settings', icon: 'settings', permission: undefined },
] as const satisfies readonly {
  readonly name: string
  readonly path: string
  readonly icon: IconName
  readonly permission: Permission
}[]

export type ScreenName = (typeof screens)[number]['name']

/** Screens whose address does not begin with that of the screen to which they belong. */
const elsewhere: Readonly<Record<string, ScreenName>> = {
  rounds: 'stores',
  approvals: 'stores',
  'out-of-order': 'map',
  bin: 'settings',
  preview: 'today',
}

/** The screen of the navigation to which an address belongs; undefined of a record. */
export function screenOf(pathname: string): ScreenName | undefined {
  const [, first = ''] = pathname.split('/')
  return elsewhere[first] ?? screens.find(({ path }) => path === `/${first}`)?.name
}

export function pathOf(name: ScreenName): string {
  return screens.find((screen) => screen.name === name)?.path ?? '/'
}

/** The number of screens in the bar of a phone. */
export const barLength = 4

/** The screens below the settings. */
export const settingScreens = [
  { name: 'login', path: '/settings/login', permission: undefined },
  { name: 'staff', path: '/settings/staff', permission: 'staff.manage' },
  { name: 'tokens', path: '/settings/tokens', permission: 'tokens.manage' },
  { name: 'webhooks', path: '/settings/webhooks', permission: 'tokens.manage' },
  { name: 'audit', path: '/settings/audit', permission: 'audit.read' },
] as const

/** Filters a list of screens to those that the role may open. */
export function useAllowed<Place extends { readonly permission: Permission }>(
  list: readonly Place[],
): readonly Place[] {
  const { isAllowed } = useStudio()
  return list.filter(({ permission }) => permission === undefined || isAllowed(permission))
}
