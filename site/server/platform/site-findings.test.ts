import { endpoints } from '@promenade/contract/account-api/endpoints'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PlatformFetch } from '../../content/platform-request.ts'
import type { ContentFault } from '../../content/content-store.ts'
import { createTestLog } from '../../testing/platform.ts'
import { testPlatform } from '../../testing/site.ts'
import { createSiteFindings } from './site-findings.ts'

const pauseMs = 60_000
const fault: ContentFault = { resource: 'stores', item: 'stores #2 (id 7)', message: 'has no name; left out' }
const leftOut = { resource: 'stores', item: 'stores #2 (id 7)', message: 'has no name; left out' }

function open() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const state = { status: 200, isReady: true, faults: [fault], sent: [] as unknown[] }
  const fetch: PlatformFetch = async (_url, { body }) => {
    state.sent.push(
      endpoints.site_findings.request
        .partial()
        .loose()
        .parse(JSON.parse(String(body))),
    )
    return new Response(null, { status: state.status })
  }
  const findings = createSiteFindings({
    gateway: { listFaults: () => state.faults, isReady: () => state.isReady },
    // To sign takes real time, which false clocks do not wait for.
    platform: { ...testPlatform, signature: 'api-key', fetch },
    clock: () => Date.UTC(2026, 10, 20, 12),
    log: { ...createTestLog(), debug: () => undefined },
    pauseMs,
  })
  onTestFinished(findings.start())
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(pauseMs)
    return state.sent.splice(0)
  }
  return { state, findings, wait }
}

describe('what the site found', () => {
  it('is told once, and again when it changes', async () => {
    const { state, wait } = open()
    expect(await wait()).toMatchObject([{ left_out: [leftOut], empty_searches: [] }])
    expect(await wait()).toEqual([])
    state.faults = []
    expect(await wait()).toMatchObject([{ left_out: [] }])
  })

  it('names the same fault in two languages once, and fifty at most', async () => {
    const { state, wait } = open()
    state.faults = [fault, fault]
    expect(await wait()).toMatchObject([{ left_out: [leftOut] }])
    state.faults = Array.from({ length: 60 }, (_, index) => ({
      ...fault,
      item: `${index}${'x'.repeat(300)}`,
    }))
    const [told] = await wait()
    expect(told).toMatchObject({ left_out: { length: 50 } })
  })

  it('has each search without result once, and nothing that may be about a person', async () => {
    const { findings, wait } = open()
    await wait()
    for (const text of ['Kayaks', 'kayaks ', 'ana@mail.example', '902-555-0100'])
      findings.noteEmptySearch('en', text)
    findings.noteEmptySearch('es', 'kayaks')
    const [told] = await wait()
    expect(told).toMatchObject({
      empty_searches: [
        { locale: 'en', words: 'kayaks' },
        { locale: 'es', words: 'kayaks' },
      ],
    })
    expect(told).not.toHaveProperty('left_out')
    expect(await wait()).toEqual([])
  })

  it('has a hundred searches at most', async () => {
    const { findings, wait } = open()
    for (let count = 0; count < 120; count++) findings.noteEmptySearch('en', `kayak ${count}`)
    expect(await wait()).toMatchObject([{ empty_searches: { length: 100 } }])
  })

  it('is told later if the platform cannot take it, and not before the site has content', async () => {
    const { state, findings, wait } = open()
    state.isReady = false
    findings.noteEmptySearch('en', 'kayaks')
    expect(await wait()).toEqual([])
    Object.assign(state, { isReady: true, status: 503 })
    const told = { left_out: [leftOut], empty_searches: [{ words: 'kayaks' }] }
    expect(await wait()).toMatchObject([told])
    state.status = 200
    expect(await wait()).toMatchObject([told])
    expect(await wait()).toEqual([])
  })
})
