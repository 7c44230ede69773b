import { Counter, Gauge, type Registry } from 'prom-client'
import type { PageCacheUse } from '../page-cache/kept-pages.ts'

/** How often a page was in memory, and what memory holds: read when somebody asks for the figures. */
export function meterPageCache(read: () => PageCacheUse, registry: Registry): void {
  const asked = new Counter({
    name: 'promenade_page_cache_requests_total',
    help: 'Pages asked for, by whether they were in memory',
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
    help: 'Bytes of the pages in memory and of their hydration data, in all their encodings',
    registers: [],
    collect() {
      this.set(read().bytes)
    },
  })
  for (const meter of [asked, pages, bytes]) registry.registerMetric(meter)
}
