import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCacheUsage } from '../page-cache/page-cache.ts'

/** Hits and misses of the page cache and its size, read when the metrics are requested. */
export function meterPageCache(read: () => PageCacheUsage, registry: Registry): void {
  const requests = new Counter({
    name: 'promenade_page_cache_requests_total',
    help: 'Requests for pages by outcome: hit or miss',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      const { hits, misses } = read()
      this.reset()
      this.inc({ outcome: 'hit' }, hits)
      this.inc({ outcome: 'miss' }, misses)
    },
  })
  const pages = new Gauge({
    name: 'promenade_page_cache_pages',
    help: 'Pages in memory',
    registers: [],
    collect() {
      this.set(read().pages)
    },
  })
  const bytes = new Gauge({
    name: 'promenade_page_cache_bytes',
    help: 'Bytes of the pages in memory and of their hydration data, in all encodings',
    registers: [],
    collect() {
      this.set(read().bytes)
    },
  })
  for (const meter of [requests, pages, bytes]) registry.registerMetric(meter)
}
