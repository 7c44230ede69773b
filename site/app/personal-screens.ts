import { secretQueryKeys } from './device/link-secrets.ts'

/**
 * Screens that are one visitor's alone, without language prefix: rendered for who asks, with their cookies, and kept by
 * nobody. No other screen ever learns who asks.
 */
const personalScreens: ReadonlySet<string> = new Set([
  '/login',
  '/login/confirm',
  '/profile',
  '/profile/delete',
  '/profile/data',
  '/favorites',
  '/favorites/change',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
])

/** In any spelling that leads there: `/log%69n` and `/login/` are `/login` to the router. */
export function isPersonalScreen(path: string): boolean {
  const spelled = path.includes('%') ? decodeURIComponent(path) : path
  return personalScreens.has(spelled.replace(/\/+$/, ''))
}

/** What their addresses say beside what all screens understand: the secrets of links in mail, and what has just happened. */
export const personalQueryKeys: readonly string[] = [...secretQueryKeys, 'state', 'item']
