import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestLog } from '../../testing/platform.ts'
import type { PlatformFetch } from '../../content/platform-request.ts'
import { testPlatform } from '../../testing/site.ts'
import { checkAccountApi } from './check-account-api.ts'

type Reply = () => Response | Promise<Response>

const refusal = (status: number, title: string, reason?: string) => () =>
  Response.json(
    { type: 'about:blank', title, status, ...(reason === undefined ? {} : { reason }) },
    { status },
  )

function open(reply: Reply, hasContent = () => true) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const log = createTestLog()
  const state = { reply, calls: 0, bodies: [] as string[] }
  const fetch: PlatformFetch = async (_url, { body }) => {
    state.calls += 1
    state.bodies.push(String(body ?? ''))
    return state.reply()
  }
  const stop = checkAccountApi({
    // To sign takes real time, which false clocks do not wait for.
    platform: { ...testPlatform, signature: 'api-key', fetch },
    origin: 'https://mall.example',
    hasContent,
    clock: () => Date.UTC(2026, 10, 20, 12),
    log: { ...log, debug: () => undefined },
  })
  onTestFinished(stop)
  return { state, log }
}

const nobody = refusal(401, 'These tokens belong to no session.', 'session')

describe('the check of the account API', () => {
  it.each([
    [
      'PLATFORM_TENANT',
      refusal(405, 'Only calls of the account API use POST.'),
      /PLATFORM_TENANT "mall".*Only calls/,
    ],
    [
      'PLATFORM_TENANT',
      () => new Response('<h1>Nothing</h1>', { status: 404 }),
      /PLATFORM_TENANT.*PLATFORM_FORMS=existing.*404/,
    ],
    ['PLATFORM_SIGNATURE', refusal(401, 'Not valid.', 'signature'), /PLATFORM_SIGNATURE "api-key.*Not valid/],
    ['SITE_ORIGIN', refusal(403, 'Not a site.', 'site-origin'), /SITE_ORIGIN "https:\/\/mall.example"/],
  ])('warns once a minute and names %s', async (setting, reply, line) => {
    const { log } = open(reply)
    await vi.advanceTimersByTimeAsync(119_000)
    expect(log.warnings).toEqual([expect.stringMatching(line), expect.stringMatching(line)])
    expect(log.warnings[0]).toContain(`"setting":"${setting}"`)
    expect(log.lines.join()).not.toContain(testPlatform.apiKey)
  })

  it.each([
    ['nobody is logged in', nobody],
    ['it has no favorites', refusal(404, 'There is no such endpoint.', 'unknown')],
    ['it says so in its own way', () => new Response('', { status: 403 })],
    ['it has none', () => Response.json({ data: [] })],
  ])('ends where %s', async (_why, reply) => {
    const { state, log } = open(reply)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([state.calls, log.lines]).toEqual([1, []])
    expect(JSON.parse(state.bodies[0] ?? '')).toMatchObject({ site_origin: 'https://mall.example' })
  })

  it('continues while the platform cannot be reached or has no property', async () => {
    let hasContent = false
    const { state, log } = open(
      () => Promise.reject(new TypeError('refused')),
      () => hasContent,
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.calls).toBe(0)
    hasContent = true
    await vi.advanceTimersByTimeAsync(6_000)
    expect([state.calls, log.lines]).toEqual([1, []])
    state.reply = refusal(405, 'No.')
    await vi.advanceTimersByTimeAsync(6_000)
    expect(log.warnings).toHaveLength(1)
  })
})
