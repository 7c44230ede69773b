import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { FakePlatform, type StartDocument } from '../../studio/testing/fake-platform.ts'
import { serveFake } from '../../studio/testing/serve-fake.ts'
import { oneBrowser } from '../support/browser.ts'
import { listenLocally } from '../support/listen-locally.ts'
import { demoDocuments } from './demo-documents.ts'
import { openPage, type PageOptions } from './open-page.ts'

const root = join(import.meta.dirname, '..', '..')

interface Opened {
  readonly page: Page
  readonly platform: FakePlatform
}

interface OpenOptions extends PageOptions {
  /** Default: those of the demo mall. */
  readonly documents?: readonly StartDocument[]
}

let platform = new FakePlatform([])

/** One server for all files of a worker, at whose address a page can be used again. It ends with the worker. */
const server = serveFake(() => platform, {
  dist: join(root, 'studio', 'dist'),
  pictures: join(root, 'demo', 'pictures'),
}).unref()
let port: Promise<number> | undefined

/** For a file of journeys; each call opens the studio of a fresh mall. */
export function useStudio(
  standard: readonly StartDocument[] = demoDocuments(new Date(now())),
): (path: string, options?: OpenOptions) => Promise<Opened> {
  const browser = oneBrowser()
  let baseURL = ''
  const complaints: string[] = []
  beforeAll(async () => {
    port ??= listenLocally(server)
    baseURL = `http://127.0.0.1:${await port}`
  })
  afterEach(() => expect(complaints.splice(0)).toEqual([]))
  return async (path, { documents = standard, ...options } = {}) => {
    platform = new FakePlatform(documents)
    const page = await openPage(browser(), { baseURL, timezoneId: 'Europe/Berlin', ...options }, complaints)
    await page.goto(path)
    return { page, platform }
  }
}

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
