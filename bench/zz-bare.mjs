import { createServer } from 'node:http'
import { AsyncLocalStorage } from 'node:async_hooks'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import module from 'node:module'
const mode = process.env.ZZ
let keep = []
if (mode === 'als') new AsyncLocalStorage().run('x', () => 1)
if (mode === 'alslots') { const a = new AsyncLocalStorage(); setInterval(() => a.run('x', async () => { await 1 }), 5) }
if (mode === 'maps') module.setSourceMapsSupport(true)
if (mode === 'delay') { const h = monitorEventLoopDelay({ resolution: 10 }); h.enable() }
if (mode === 'gc') { new PerformanceObserver(() => {}).observe({ entryTypes: ['gc'] }) }
if (mode === 'heap') for (let i = 0; i < 600000; i++) keep.push({ a: i, b: String(i), c: [i] })
if (mode === 'import') { process.env.NODE_ENV = 'production'; keep.push(await import('../site/dist/server/index.js')) }
process.once('message', ({ headers, body }) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes))
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
