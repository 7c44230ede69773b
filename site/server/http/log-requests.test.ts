import { createLog } from '@promenade/process/log/create-log'
import type { Log } from '@promenade/process/log/log'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { logRequests } from './log-requests.ts'
import { findRequestId } from './request-context.ts'
import type { SiteEnv } from './site-env.ts'

const cacheable = { headers: { 'cache-control': 'public, no-cache' } }
const personal = { headers: { 'cache-control': 'private, no-store' } }

interface TestOptions {
  readonly logsAll?: boolean
  readonly trustedProxies?: number
}

/** A site whose every request gets this response, with its log. */
function createLogged(
  respond: (log: Log) => Response | Promise<Response>,
  { logsAll = false, trustedProxies = 0 }: TestOptions = {},
) {
  const lines: Record<string, unknown>[] = []
  const statuses: number[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log = createLog({ logLevel: logsAll ? 'debug' : 'info', findRequestId, write })
  const onResponse = (status: number) => void statuses.push(status)
  const site = new Hono<SiteEnv>()
  site.use(async (context, next) => {
    context.set('target', context.req.url.replace('http://localhost', ''))
    await next()
  })
  site.use(logRequests({ log, logsAll, trustedProxies, onResponse }))
  site.get('*', () => respond(log))
  const get = async (target: string, id?: string) =>
    site.request(target, { headers: id === undefined ? {} : { 'x-request-id': id } }, {})
  return { get, lines, statuses }
}

describe('a logged request', () => {
  it('with a cacheable response is counted, and neither logged nor changed', async () => {
    const { get, lines, statuses } = createLogged(() => new Response('', cacheable))
    const { headers } = await get('/stores')
    expect([lines, statuses, headers.get('x-request-id')]).toEqual([[], [200], null])
  })

  it('is always logged with `logsAll`', async () => {
    const { get, lines } = createLogged(() => new Response(null, cacheable), { logsAll: true })
    await get('/stores?letter=a')
    expect(lines).toEqual([
      expect.objectContaining({ level: 20, method: 'GET', path: '/stores', status: 200, bytes: 0 }),
    ])
  })

  it('with a personal response has its id in the response and in the log', async () => {
    const { get, lines } = createLogged(() => new Response(null, personal))
    const id = (await get('/profile')).headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{36}$/)
    expect(lines).toEqual([expect.objectContaining({ id, path: '/profile', msg: 'request' })])
  })

  it.each([404, 500])('that failed with %d is logged', async (status) => {
    const { get, lines } = createLogged(() => new Response(null, { status }))
    await get('/nowhere')
    expect(lines).toHaveLength(1)
  })

  it('to an overloaded site is counted only', async () => {
    const { get, lines, statuses } = createLogged(() => new Response(null, { ...personal, status: 503 }))
    await get('/')
    expect([lines, statuses]).toEqual([[], [503]])
  })

  it.each(['/healthz', '/readyz'])('of monitoring (%s) is not logged', async (path) => {
    const { get, lines } = createLogged(() => new Response(null, { ...personal, status: 500 }))
    await get(path)
    expect(lines).toEqual([])
  })

  it('has its id in all log lines of its processing', async () => {
    const { get, lines } = createLogged(async (log) => {
      await Promise.resolve()
      log.info({}, 'within')
      return new Response(findRequestId(), personal)
    })
    const response = await get('/profile')
    const id = response.headers.get('x-request-id')
    expect([lines.map((line) => line['id']), await response.text()]).toEqual([[id, id], id])
  })

  it('keeps the id that a trusted proxy has set, and no other', async () => {
    const idOf = async (trustedProxies: number, id: string) => {
      const { get } = createLogged(() => new Response(null, personal), { trustedProxies })
      return (await get('/profile', id)).headers.get('x-request-id')
    }
    expect(await idOf(1, 'id-of-a-proxy')).toBe('id-of-a-proxy')
    expect(await idOf(0, 'id-of-a-client')).not.toBe('id-of-a-client')
    expect(await idOf(1, 'two lines')).toMatch(/^[\w-]{36}$/)
    expect(await idOf(1, 'x'.repeat(65))).toMatch(/^[\w-]{36}$/)
  })

  it.each(['/ana@mail.example', '/ana%40mail.example?x=1'])(
    'for %s is logged without an e-mail address',
    async (target) => {
      const { get, lines } = createLogged(() => new Response(null, { status: 404 }))
      await get(target)
      expect(lines).toEqual([expect.objectContaining({ path: '…' })])
    },
  )
})
