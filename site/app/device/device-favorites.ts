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

/** What a browser knows of the visitor's favorites: all hearts of a page and its header go by this. */
export interface DeviceFavorites {
  /** Each as the cookie has it: `s12`. */
  readonly items: ReadonlySet<string>
  readonly isLoggedIn: boolean
  /** What became of the last press; a new object each time. */
  readonly outcome?: { readonly result: 'added' | 'removed' | 'failed' }
}

/** Where a press goes, with script and without. */
export const changeFavoritesPath = '/favorites/change'

/** The form that every heart of a page belongs to: one, so that a long list stays light. */
export const favoriteFormId = 'favorite'

/** The same for removing one, on the page of favorites. */
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

/** Adds it where it is missing, else removes it. */
export function toggleFavorite(item: string): void {
  changeFavorite(item, known.items.has(item) ? 'remove' : 'add')
}

/** Takes effect at once; where the account can't be told, all is as before and said to be so. */
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

/** One at a time: the answer to each holds all favorites, and the last must be right. */
let sending = Promise.resolve()

/** Without an account the device's own cookie is all that is needed; the server's lasts longer in some browsers. */
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

/** What the server may have changed meanwhile, as by logging in. */
export function refreshFavorites(): void {
  const now = readCookies()
  if (now.isLoggedIn !== known.isLoggedIn || formatSet(now.items) !== formatSet(known.items)) publish(now)
}

function follow(listener: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For as long as the page lives: one that comes back from the browser's memory may be behind. */
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
  // A channel is of one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTabs?.postMessage('changed')
}

function readCookies(): DeviceFavorites {
  const items = parseFavorites(cookie(favoritesCookie)).map(formatFavorite)
  return { items: new Set(items), isLoggedIn: cookie(loggedInCookie) === '1' }
}

function write({ item, act }: Press): void {
  const change = act === 'add' ? withFavorite : withoutFavorite
  const stored = parseFavorites(cookie(favoritesCookie))
  const value = formatFavorites(parseFavorites(item).reduce(change, stored))
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // The longest that browsers keep a cookie: 400 days.
  const life = value === '' ? 0 : 400 * 24 * 60 * 60
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${favoritesCookie}=${value}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

function cookie(name: string): string {
  const start = `${name}=`
  return (
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(start))
      ?.slice(start.length) ?? ''
  )
}

function formatSet(items: ReadonlySet<string>): string {
  return [...items].join('.')
}
