import { createLog } from '@promenade/process/log/create-log'
import type { Log } from '@promenade/process/log/log'
import { describe, expect, it } from 'vitest'
import type { Answer, Ask } from './site-env.ts'
import { findRequestId } from './request-context.ts'
import { watchRequests } from './log-requests.ts'

const kept: Answer = { status: 200, headers: { 'cache-control': 'public, no-cache' } }
const personal: Answer = { status: 200, headers: { 'cache-control': 'private, no-store' } }

interface Trial {
  readonly answerKept?: () => Answer
  readonly logsAll?: boolean
  readonly trustedProxies?: number
}

function createWatched(answer: (ask: Ask, log: Log) => Answer | Promise<Answer>, trial: Trial = {}) {
  const { answerKept = () => undefined, logsAll = false, trustedProxies = 0 } = trial
  const lines: Record<string, unknown>[] = []
  const statuses: number[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const log = createLog({ logLevel: logsAll ? 'debug' : 'info', findRequestId, write })
  const refuse = (status: number): Answer => ({ status, headers: { 'cache-control': 'no-store' } })
  const site = watchRequests(
    { answer: (ask) => answer(ask, log), answerKept, refuse, maxBytes: () => 0 },
    { log, logsAll, trustedProxies, onAnswer: (status) => statuses.push(status) },
  )
  const get = (target: string, id?: string) =>
    site.answer({ method: 'GET', target, header: (name) => (name === 'x-request-id' ? id : undefined) })
  return { site, get, lines, statuses }
}

describe('a watched request', () => {
  it('to a page from memory is counted, and neither logged nor changed', () => {
    const { get, lines, statuses } = createWatched(
      () => {
        throw new Error('not from memory')
      },
      { answerKept: () => kept },
    )
    expect(get('/stores')).toBe(kept)
    expect([lines, statuses]).toEqual([[], [200]])
  })

  it('to a page from memory that could not be sent is logged', () => {
    const broken = { ...personal, status: 500 }
    const { get, lines } = createWatched(() => kept, { answerKept: () => broken })
    void get('/stores')
    expect(lines).toEqual([expect.objectContaining({ path: '/stores', status: 500 })])
  })

  it('is logged each, where everything is to be logged', async () => {
    const { get, lines } = createWatched(() => kept, { answerKept: () => kept, logsAll: true })
    await get('/stores?letter=a')
    expect(lines).toEqual([
      expect.objectContaining({ level: 20, method: 'GET', path: '/stores', status: 200, bytes: 0 }),
    ])
  })

  it('that is one visitor’s alone tells its id in the answer and in the log', async () => {
    const { get, lines } = createWatched(async () => personal)
    const { headers } = await get('/profile')
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(lines).toEqual([
      expect.objectContaining({ id: headers['x-request-id'], path: '/profile', msg: 'request' }),
    ])
  })

  it.each([404, 500])('that failed with %d is logged', (status) => {
    const { get, lines } = createWatched(() => ({ status, headers: {} }))
    void get('/nowhere')
    expect(lines).toHaveLength(1)
  })

  it('that was one too many is counted only', () => {
    const { get, lines, statuses } = createWatched(() => ({ ...personal, status: 503 }))
    void get('/')
    expect([lines, statuses]).toEqual([[], [503]])
  })

  it.each(['/healthz', '/readyz'])('of whoever watches the process (%s) is not logged', (path) => {
    const { get, lines } = createWatched(() => ({ ...personal, status: 503 }))
    void get(path)
    expect(lines).toEqual([])
  })

  it('gives its id to the lines that are written for it', async () => {
    const { get, lines } = createWatched(async (_ask, log) => {
      await Promise.resolve()
      log.info({}, 'within')
      return { ...personal, headers: { ...personal.headers, within: findRequestId() ?? '' } }
    })
    const { headers } = await get('/profile')
    expect(lines.map(({ id }) => id)).toEqual([headers['within'], headers['x-request-id']])
  })

  it('keeps the id that a proxy gave it, and nobody else’s', async () => {
    const idOf = async (proxies: number, id: string) =>
      (await createWatched(() => personal, { trustedProxies: proxies }).get('/profile', id)).headers[
        'x-request-id'
      ]
    expect(await idOf(1, 'id-of-a-proxy')).toBe('id-of-a-proxy')
    expect(await idOf(0, 'id-of-anybody')).not.toBe('id-of-anybody')
    expect(await idOf(1, 'two\nlines')).toMatch(/^[\w-]{36}$/)
    expect(await idOf(1, 'x'.repeat(65))).toMatch(/^[\w-]{36}$/)
  })

  it.each(['/ana@mail.example', '/ana%40mail.example?x=1'])(
    'for %s is logged without an address in it',
    (target) => {
      const { get, lines } = createWatched(() => ({ status: 404, headers: {} }))
      void get(target)
      expect(lines).toEqual([expect.objectContaining({ path: '…' })])
    },
  )
})
