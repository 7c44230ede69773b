import { locales } from '@promenade/domain/locale/locale'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { useTestGateways } from '../testing/gateways.ts'
import { createTestLog } from '../testing/platform.ts'

const test = useTestGateways()

describe('metadata', () => {
  it('is requested for the paths that the platform lists', async () => {
    test.platform.responses['site_map_data'] = { meta_data: [{ path: '/stores' }, { path: null }] }
    test.platform.responses['meta_data'] = { path: '/stores', meta_title: 'All stores' }
    const gateway = test.create()
    await gateway.refresh()
    await expect.poll(() => gateway.current('en')?.metaData.get('/stores')?.title).toBe('All stores')
    expect(test.platform.requests).toContain('en meta_data?/stores')
  })

  it('that cannot be used is an error in the log, and ends nothing', async () => {
    test.platform.responses['site_map_data'] = { meta_data: [{ path: '/stores' }] }
    test.platform.responses['meta_data'] = { path: '/stores', meta_title: 'All stores' }
    const log = createTestLog()
    const gateway = test.create({ log })
    gateway.onChange(() => {
      if (gateway.current('en')?.metaData.size === 1) throw new Error('broken')
    })
    await gateway.refresh()
    await expect.poll(() => log.lines.join()).toContain('rarely requested content could not be used')
    expect(gateway.isReady()).toBe(true)
  })

  it('waits while a poll requests what has changed', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => ({ path: `/pages/${index}` }))
    test.platform.responses['site_map_data'] = { meta_data: paths }
    const metadata = Promise.withResolvers<Response>()
    const promotions = Promise.withResolvers<Response>()
    let isSlow = false
    test.platform.behave = (path) => {
      if (path === 'meta_data') return metadata.promise.then((response) => response.clone())
      return isSlow && path === 'promotions'
        ? promotions.promise.then((response) => response.clone())
        : undefined
    }
    const count = (part: string) => test.platform.requests.filter((one) => one.includes(part)).length
    const gateway = test.create()
    await gateway.refresh()
    await expect.poll(() => count('meta_data?')).toBe(4)
    isSlow = true
    const refreshed = gateway.refresh()
    await expect.poll(() => count('en promotions')).toBe(2)
    metadata.resolve(Response.json({ path: '/pages/1', meta_title: 'One' }))
    await delay(50)
    expect(count('meta_data?')).toBe(4)
    promotions.resolve(Response.json([]))
    await refreshed
    await expect.poll(() => count('meta_data?')).toBe(paths.length * locales.length)
  })
})
