import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { serveMetrics } from './serve-metrics.ts'
import { createShutdown } from './shutdown.ts'

it('serves the metrics of the process at /metrics alone, until the shutdown', async () => {
  const shutdown = createShutdown({ error: () => expect.fail('the server could not be closed') })
  const address = { host: '127.0.0.1', port: 0, settings: 'SITE_METRICS' }
  const url = await serveMetrics(new Registry(), address, shutdown)
  const metrics = await fetch(`${url}/metrics`)
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await metrics.text()).toContain('process_cpu_seconds_total')
  expect((await fetch(url)).status).toBe(404)
  await shutdown.run()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
