import { useSyncExternalStore } from 'react'
import {
  favoritesCookie,
  formatFavorite,
  formatFavorites,
  loggedInCookie,
  parseFavorites,
  withFavorite,
  withoutFavorite,
} from './favorites.ts'

/** The favorites as this browser knows them: state of all favorite buttons and of the header. */
export interface DeviceFavorites {
  /** Type and id as in the cookie: `s12`. */
  readonly items: ReadonlySet<string>
  readonly isLoggedIn: boolean
  /** Outcome of the last press; a new object each time. */
  readonly outcome?: { readonly result: 'added' | 'removed' | 'failed' }
}

/** Endpoint of the favorite buttons, with and without script. */
export const changeFavoritesPath = '/favorites/change'

/** Id of the one form of all favorite buttons of a page, which keeps long lists small. */
export const favoriteFormId = 'favorite'

/** Id of the form of the remove buttons on `/favorites`. */
export const removeFormId = 'remove-favorite'

const nothing: DeviceFavorites = { items: new Set(), isLoggedIn: false }
const listeners = new Set<() => void>()
let known = nothing
let otherTabs: BroadcastChannel | undefined

export function useDeviceFavorites(): DeviceFavorites {
  return useSyncExternalStore(
    follow,
    () => known,
    () => nothing,
  )
}

export function useIsFavorite(item: string): boolean {
  return useSyncExternalStore(
    follow,
    () => known.items.has(item),
    () => false,
  )
}

interface Press {
  readonly item: string
  readonly act: 'add' | 'remove'
}

/** Presses without a response yet. */
let pending: readonly Press[] = []

export function toggleFavorite(item: string): void {
  changeFavorite(item, known.items.has(item) ? 'remove' : 'add')
}

/** Optimistic: if the account cannot be changed, the change is undone and reported. */
export function changeFavorite(item: string, act: Press['act']): void {
  const press: Press = { item, act }
  pending = [...pending, press]
  write(press)
  publish({ ...readCookies(), outcome: { result: press.act === 'add' ? 'added' : 'removed' } })
  sending = sending.then(async () => {
    const result = await send(press)
    pending = pending.filter((other) => other !== press)
    if (result === 'failed') write({ item, act: press.act === 'add' ? 'remove' : 'add' })
    if (result === 'on device') write(press)
    // The cookie of the response lacks the presses that are still pending.
    pending.forEach(write)
    publish({ ...known, ...readCookies(), ...(result === 'failed' && { outcome: { result } }) })
  })
}

/** Sequential: each response sets the cookie to all favorites, so the last one must be current. */
let sending = Promise.resolve()

/** Without an account the device's cookie is enough; the server's lasts longer in some browsers. */
async function send({ item, act }: Press): Promise<'done' | 'on device' | 'failed'> {
  const failed = known.isLoggedIn ? 'failed' : 'on device'
  try {
    const body = new URLSearchParams({ item, act, answer: 'json' })
    const { ok } = await fetch(changeFavoritesPath, { method: 'POST', body, keepalive: true })
    return ok ? 'done' : failed
  } catch {
    return failed
  }
}

/** Picks up changes by the server, such as a merge after login. */
export function refreshFavorites(): void {
  const now = readCookies()
  if (now.isLoggedIn !== known.isLoggedIn || formatSet(now.items) !== formatSet(known.items)) publish(now)
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Listens as long as the page lives: a page restored from the back-forward cache may be outdated. */
function start(): void {
  known = readCookies()
  if (otherTabs !== undefined) return
  window.addEventListener('pageshow', refreshFavorites)
  otherTabs = new BroadcastChannel('favorites')
  otherTabs.addEventListener('message', refreshFavorites)
}

function publish(now: DeviceFavorites): void {
  known = now
  for (const listener of listeners) listener()
  // A broadcast channel has one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTabs?.postMessage('changed')
}

function readCookies(): DeviceFavorites {
  const read = readCookie()
  const items = parseFavorites(read(favoritesCookie)).map(formatFavorite)
  return { items: new Set(items), isLoggedIn: read(loggedInCookie) === '1' }
}

function write({ item, act }: Press): void {
  const change = act === 'add' ? withFavorite : withoutFavorite
  const stored = parseFavorites(readCookie()(favoritesCookie))
  const value = formatFavorites(parseFavorites(item).reduce(change, stored))
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // The maximum lifetime that browsers allow: 400 days.
  const life = value === '' ? 0 : 400 * 24 * 60 * 60
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${favoritesCookie}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

/** The cookies, read once: the browser asks another process for them. */
function readCookie(): (name: string) => string {
  const parts = document.cookie.split('; ')
  return (name) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

function formatSet(items: ReadonlySet<string>): string {
  return [...items].join('.')
}
