import { describe, expect, it } from 'vitest'
import type { MallContent } from '../../content/mall-content.ts'
import { createTestContent } from '../../testing/content.ts'
import { createTestSite } from '../../testing/site.ts'
import { meterContent } from './content-meters.ts'
import { createMeters } from './meters.ts'
import { meterPageCache } from './page-cache-meters.ts'

describe('the metrics of the site', () => {
  it('count responses by status', async () => {
    const { registry, countResponse } = createMeters()
    countResponse(200, 5)
    countResponse(200, 15)
    countResponse(503, 1)
    const text = await registry.metrics()
    expect(text).toContain('promenade_requests_total{status="200"} 2')
    expect(text).toContain('promenade_request_seconds_total{status="200"} 0.02')
    expect(text).toContain('promenade_requests_total{status="503"} 1')
    countResponse(200, 5)
    expect(await registry.metrics()).toContain('promenade_requests_total{status="200"} 3')
  })

  it('time platform calls by name and outcome', async () => {
    const { registry, observeCall } = createMeters()
    observeCall({ name: 'stores', outcome: '304', seconds: 0.01 })
    observeCall({ name: 'contact_message', outcome: 'none', seconds: 10 })
    const text = await registry.metrics()
    expect(text).toContain('promenade_platform_call_seconds_count{call="stores",outcome="304"} 1')
    expect(text).toContain('promenade_platform_call_seconds_sum{call="contact_message",outcome="none"} 10')
  })

  it('time renders, one for many concurrent requests', async () => {
    const meters = createMeters()
    const { get } = createTestSite({ meters })
    await Promise.all([get('/stores'), get('/stores'), get('/es/stores')])
    expect(await meters.registry.metrics()).toContain('promenade_page_render_seconds_count 2')
  })

  it('count hits and misses of the page cache, its pages and bytes', async () => {
    const { registry } = createMeters()
    const { get, pageCacheUsage } = createTestSite()
    meterPageCache(pageCacheUsage, registry)
    for (const path of ['/stores', '/stores', '/', '/', '/es/stores', '/stores?x=1']) await get(path)
    const text = await registry.metrics()
    expect(text).toContain('promenade_page_cache_requests_total{outcome="hit"} 3')
    expect(text).toContain('promenade_page_cache_requests_total{outcome="miss"} 3')
    expect(text).toContain('promenade_page_cache_pages 3')
    expect(text).toContain(`promenade_page_cache_bytes ${pageCacheUsage().bytes}`)
    expect(pageCacheUsage().bytes).toBeGreaterThan(0)
    await get('/stores')
    expect(await registry.metrics()).toContain('promenade_page_cache_requests_total{outcome="hit"} 4')
  })

  it('have the age of the content and its faults', async () => {
    const { registry } = createMeters()
    let [now, listener] = [5_000, () => {}]
    let content: MallContent | undefined
    meterContent({
      registry,
      clock: () => now,
      gateway: {
        current: () => content,
        onChange: (added) => ((listener = added), () => undefined),
        status: () => ({ confirmedAt: 9_000, failing: ['en stores', 'es stores'], faults: 3 }),
      },
    })
    content = createTestContent('en')
    listener()
    now = 60_000
    listener()
    const text = await registry.metrics()
    expect(text).toContain('promenade_content_confirmed_timestamp_seconds 9')
    expect(text).toContain('promenade_content_changed_timestamp_seconds{locale="en"} 5')
    expect(text).toContain('promenade_content_failing_resources 2')
    expect(text).toContain('promenade_content_dropped_items 3')
  })
})
