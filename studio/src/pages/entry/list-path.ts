import type { EntryKind } from '@promenade/contract/editing/documents'
import { lastFilters } from '../../entries/filter-rows.ts'

/** The kinds of each screen that lists records. */
export const kindsOfScreen = {
  '/whats-on': [
    'promotion',
    'coupon',
    'event',
    'news',
    'job',
    'contest',
    'post',
    'banner',
    'popup',
    'social-post',
  ],
  '/stores': ['store'],
  '/hours': ['hours', 'special-day'],
  '/pages': ['page', 'homepage', 'gallery', 'meta-data', 'point-of-interest'],
  '/settings': ['property', 'alert', 'category', 'blog'],
} as const satisfies Readonly<Record<string, readonly EntryKind[]>>

/** The list of this kind as it was filtered last. */
export function listAddress(kind: EntryKind): string {
  const path = listPath(kind)
  return path + lastFilters(path)
}

type ListedKind = (typeof kindsOfScreen)[keyof typeof kindsOfScreen][number]

/** The screen that lists records of this kind. A kind that no screen lists does not compile. */
export function listPath(kind: ListedKind): string {
  const screen = Object.entries(kindsOfScreen).find(([, kinds]: readonly [string, readonly EntryKind[]]) =>
    kinds.includes(kind),
  )
  return screen?.[0] ?? '/'
}
