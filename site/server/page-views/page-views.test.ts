import { endpoints } from '@promenade/contract/account-api/endpoints'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { createTestLog } from '../../testing/platform.ts'
import { testPlatform } from '../../testing/site.ts'
import { createPageViews } from './page-views.ts'

const pauseMs = 60_000
/** Ten minutes before midnight at the mall. */
const evening = Date.UTC(2026, 10, 21, 3, 50)
const seen = { page: '/stores/ixtle', timeZone: 'America/Halifax', address: '192.0.2.1' }
const sentShape = endpoints.page_views.request.extend({ endpoint: z.unknown() }).loose()

function open() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const state = { status: 200, now: evening, isAway: false }
  const sent: Pick<z.infer<typeof sentShape>, 'idempotency_key' | 'views'>[] = []
  const fetch: PlatformFetch = async (_url, { body }) => {
    if (state.isAway) throw new Error('away')
    const { idempotency_key, views } = sentShape.partial({ endpoint: true }).parse(JSON.parse(String(body)))
    sent.push({ idempotency_key, views })
    return new Response(null, { status: state.status })
  }
  const log = { ...createTestLog(), debug: () => undefined, warn: () => undefined }
  // To sign takes real time, which false clocks do not wait for.
  const platform = { ...testPlatform, signature: 'api-key', fetch } as const
  const { countView, start } = createPageViews({ platform, clock: () => state.now, log, pauseMs })
  const stop = start()
  onTestFinished(() => void stop())
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(pauseMs)
    return sent.splice(0)
  }
  return { state, sent, countView, stop, wait }
}

describe('how often pages were seen', () => {
  it('is told each minute as sums by page and day of the mall', async () => {
    const { state, countView, wait } = open()
    countView(seen)
    countView(seen)
    countView({ ...seen, page: '/stores/kiosko' })
    state.now += 20 * 60_000
    countView(seen)
    expect((await wait()).map(({ views }) => views)).toEqual([
      [
        { day: '2026-11-20', path: '/stores/ixtle', count: 2 },
        { day: '2026-11-20', path: '/stores/kiosko', count: 1 },
        { day: '2026-11-21', path: '/stores/ixtle', count: 1 },
      ],
    ])
    expect(await wait()).toEqual([])
  })

  it('counts thirty of one address in a minute, whatever it sends', async () => {
    const { countView, wait } = open()
    for (let count = 0; count < 10_000; count++) countView(seen)
    countView({ ...seen, address: '192.0.2.2' })
    expect((await wait())[0]?.views).toMatchObject([{ count: 31 }])
    countView(seen)
    expect((await wait())[0]?.views).toMatchObject([{ count: 1 }])
  })

  it('counts ten thousand addresses in a minute at most', async () => {
    const { countView, wait } = open()
    for (let count = 0; count < 10_100; count++) countView({ ...seen, address: `address ${count}` })
    expect((await wait())[0]?.views).toMatchObject([{ count: 10_000 }])
  })

  it.each([{ status: 503 }, { status: 429 }, { isAway: true }])(
    'is sent again with the same key if the platform does not take it (%j)',
    async (failure) => {
      const { state, countView, wait } = open()
      countView(seen)
      state.status = 503
      const [lost] = await wait()
      Object.assign(state, failure)
      await wait()
      countView(seen)
      Object.assign(state, { status: 200, isAway: false })
      const [again, next] = await wait()
      expect(again).toEqual(lost)
      expect(next?.views).toMatchObject([{ count: 1 }])
      expect(next?.idempotency_key).not.toBe(lost?.idempotency_key)
    },
  )

  it('is given up if the platform refuses it', async () => {
    const { state, countView, wait } = open()
    countView(seen)
    state.status = 422
    expect(await wait()).toHaveLength(1)
    expect(await wait()).toEqual([])
  })

  it('is told in parts of 500 pages', async () => {
    const { countView, wait } = open()
    for (let count = 0; count < 700; count++)
      countView({ ...seen, page: `/stores/s${count}`, address: `address ${count}` })
    expect((await wait()).map(({ views }) => views.length)).toEqual([500, 200])
  })

  it('is told at the end too', async () => {
    const { countView, stop, sent } = open()
    countView(seen)
    await stop()
    expect(sent).toHaveLength(1)
  })
})
