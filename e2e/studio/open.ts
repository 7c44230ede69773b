import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, onTestFinished } from 'vitest'
import { FakePlatform, type StartDocument } from '../../studio/testing/fake-platform.ts'
import { serveFake } from '../../studio/testing/serve-fake.ts'
import { oneBrowser } from '../support/browser.ts'
import { followRequests } from '../support/open-requests.ts'
import { demoDocuments } from './demo-documents.ts'

const root = join(import.meta.dirname, '..', '..')

interface Opened {
  readonly page: Page
  readonly platform: FakePlatform
}

interface OpenOptions extends BrowserContextOptions {
  readonly locale?: 'en' | 'es'
  /** Default: those of the demo mall. */
  readonly documents?: readonly StartDocument[]
}

/** One server for a file of journeys; each call opens the studio of a fresh mall. */
export function useStudio(
  standard: readonly StartDocument[] = demoDocuments(new Date()),
): (path: string, options?: OpenOptions) => Promise<Opened> {
  const browser = oneBrowser()
  let platform = new FakePlatform([])
  let baseURL = ''
  const folders = { dist: join(root, 'studio', 'dist'), pictures: join(root, 'demo', 'pictures') }
  const server = serveFake(() => platform, folders)
  const complaints: string[] = []
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address with one.
    baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => expect(complaints.splice(0)).toEqual([]))
  afterAll(() => {
    server.close()
  })
  return async (path, { locale = 'en', documents = standard, ...options } = {}) => {
    platform = new FakePlatform(documents)
    const context = await browser().newContext({
      baseURL,
      viewport: { width: 1280, height: 850 },
      timezoneId: 'Europe/Berlin',
      ...options,
    })
    onTestFinished(() => context.close())
    context.setDefaultTimeout(30_000)
    await context.addInitScript((code) => localStorage.setItem('studio-locale', code), locale)
    const page = await context.newPage()
    followRequests(page)
    page.on('pageerror', ({ message }) => complaints.push(message))
    // A policy that is broken, or a warning of React; a missing network is part of some journeys.
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
        complaints.push(message.text())
    })
    await page.goto(path)
    return { page, platform }
  }
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
