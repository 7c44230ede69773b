import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Gateway } from '../../site/content/gateway.ts'
import { createBuiltSite } from './built-site.ts'
import { now } from './clock/run-clock.ts'
import { useGatewayOfMall } from './gateway-of-mall.ts'

type Content = ReturnType<Gateway['current']>

export const secret = 'secret detail of the failure'

/** Content that cannot be read. */
const faults = {
  /** The loader of the page fails: header and footer are as always. */
  page: (content: Content) =>
    content && { ...content, contests: content.contests.map((contest) => failing(contest, 'name')) },
  /** The loader of the frame fails. */
  frame: (content: Content) => content && { ...content, property: failing(content.property, 'socialLinks') },
  /** The error page fails too. */
  everything: () => fail(),
}

export type Fault = keyof typeof faults

interface FailingSite {
  /** Sends `/contests` with this fault, and all else from the mall of the journeys. */
  breakPage(page: Page, fault: Fault): Promise<void>
  /** Errors in the log so far. */
  readonly logged: readonly string[]
}

/** The production build in this process, with the content of the mall of the journeys. */
export function useFailingSite(): FailingSite {
  const logged: string[] = []
  const gateway = useGatewayOfMall()
  return {
    logged,
    async breakPage(page, fault) {
      const site = await createBuiltSite({
        origin: inject('siteUrl'),
        content: (locale) => faults[fault](gateway().current(locale)),
        clock: now,
        pageCacheBytes: 0,
        onError: (message) => void logged.push(message),
      })
      await page.route('**/contests', async (route) => {
        const response = await site.fetch(new Request(route.request().url()))
        await route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: Buffer.from(await response.arrayBuffer()),
        })
      })
    },
  }
}

/** The record, with a field that throws when it is read. */
function failing<T extends object>(record: T, field: keyof T): T {
  return Object.defineProperty({ ...record }, field, { get: fail, enumerable: true })
}

function fail(): never {
  throw new Error(secret)
}
