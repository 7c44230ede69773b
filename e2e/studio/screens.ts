import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { untilLoaded } from '../support/open-requests.ts'

/** The screens that are no records. */
export const paths = [
  '/',
  '/whats-on',
  '/stores?q=a',
  '/rounds',
  '/rounds/1',
  '/rounds/1/sheets',
  '/approvals',
  '/map',
  '/map/new',
  '/hours',
  '/hours/stores',
  '/hours/year',
  '/pages',
  '/pictures',
  '/translate',
  '/people',
  '/people/contests',
  '/people/contests/2',
  '/people/contests/3/draw',
  '/people/subscribers',
  '/people/person',
  '/faults',
  '/settings',
  '/settings/login',
  '/settings/staff',
  '/settings/tokens',
  '/settings/webhooks',
  '/settings/webhooks/1',
  '/settings/webhooks/2',
  '/settings/audit',
  '/settings/archive',
  '/out-of-order',
  '/map?unit=101',
  '/preview',
  '/bin',
  '/log-in',
]

const kinds = [
  'store',
  'promotion',
  'event',
  'job',
  'hours',
  'special-day',
  'gallery',
  'homepage',
  'point-of-interest',
  'banner',
  'property',
] as const

/** Every screen, with a record of each kind that has a form of its own. */
export function listPaths(platform: FakePlatform): readonly string[] {
  const entries = kinds.map((kind) => {
    const entry = [...platform.entries.values()].find((one) => one.kind === kind)
    return `/entries/${entry?.id}`
  })
  return [...paths, ...entries, '/entries/new-promotion']
}

/**
 * Goes to a screen with another heading without a new document, as a link does: to load the studio anew takes most of the time
 * that a look at a screen needs.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const { pathname, search } = new URL(page.url())
  if (pathname + search === path) return
  const heading = page.getByRole('heading', { level: 1 }).first()
  const former = await heading.textContent()
  await page.evaluate((to) => {
    const { state }: { readonly state: { readonly idx?: number } | null } = history
    history.pushState({ idx: (state?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
  await expect.poll(() => heading.textContent()).not.toBe(former)
}

/** Waits for parts that are loaded late. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await untilLoaded(page)
  await expect.poll(() => page.locator('[class*=_waiting]').count()).toBe(0)
}
