import { afterAll, beforeAll, inject } from 'vitest'
import { createGateway, type Gateway } from '../../site/content/gateway.ts'
import { platformFetch } from '../../site/server/platform/platform-fetch.ts'
import { now } from './clock/run-clock.ts'

/** The content of the mall of the journeys in this process, for a built site with a clock or content of the test's own. */
export function useGatewayOfMall(): () => Gateway {
  let gateway: Gateway
  beforeAll(async () => {
    gateway = createGateway({
      platformUrl: inject('platformUrl'),
      propertyId: '1',
      apiKey: inject('platformKey'),
      fetch: platformFetch,
      clock: now,
      log: { info() {}, warn() {}, error() {} },
      // Nothing is read from it, and nothing can be written there.
      dataFolder: '/dev/null',
      ownOrigins: [inject('siteUrl')],
    })
    await gateway.refresh()
  })
  afterAll(() => gateway.stop())
  return () => gateway
}
