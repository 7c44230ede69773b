import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FakePlatform } from '../../studio/testing/fake-platform.ts'
import { untilLoaded } from '../support/open-requests.ts'

/** The screens that are no records. */
export const paths = [
  '/',
  '/whats-on',
  '/stores?q=a',
  '/hours',
  '/pages',
  '/pictures',
  '/translate',
  '/people',
  '/settings',
  '/settings/login',
  '/settings/staff',
  '/settings/tokens',
  '/settings/audit',
  '/out-of-order',
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

/** Waits for parts that are loaded late. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await untilLoaded(page)
  await expect.poll(() => page.locator('[class*=_waiting]').count()).toBe(0)
}
