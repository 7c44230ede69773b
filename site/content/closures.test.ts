import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestPlatform, type TestPlatform, testGatewayOptions } from '../testing/platform.ts'
import { createGateway, type Gateway } from './gateway.ts'

const start = Date.UTC(2026, 10, 20, 12)
const end = start + 7_000

let platform: TestPlatform
let folder: string
let gateway: Gateway

beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  platform = createTestPlatform()
  platform.responses['pois'] = [
    {
      name: 'Lifts',
      locations: [{ slug: 'lift', name: 'Lift', ...closed, closed_until: new Date(end).toISOString() }],
    },
  ]
  folder = await mkdtemp(join(tmpdir(), 'closures-'))
  gateway = createGateway({ ...testGatewayOptions(platform, folder), clock })
  await gateway.refresh()
})

afterEach(async () => {
  await gateway.stop()
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

const clock = () => vi.getMockedSystemTime()?.getTime() ?? start

const closed = { is_temporarily_closed: true, closed_why: null, is_closure_confirmed: true }

const isClosed = () => gateway.current('es')?.pointsOfInterest[0]?.locations[0]?.isTemporarilyClosed

describe('a closure until a time', () => {
  it('ends then by itself, between two polls and without the platform', async () => {
    await gateway.start()
    platform.behave = () => Promise.reject(new TypeError('refused'))
    const changed = new Promise<void>((resolve) => gateway.onChange(resolve))
    const versions = [gateway.current('en')?.version]
    expect(isClosed()).toBe(true)
    await vi.advanceTimersByTimeAsync(end - start)
    await changed
    expect(isClosed()).toBe(false)
    expect(gateway.current('en')?.version).not.toBe(versions[0])
    expect(clock()).toBe(end)
  })

  it('has ended after a restart from the copy on disk', async () => {
    await gateway.stop()
    platform.behave = () => Promise.reject(new TypeError('refused'))
    vi.setSystemTime(end)
    gateway = createGateway({ ...testGatewayOptions(platform, folder), clock })
    await gateway.start()
    expect(isClosed()).toBe(false)
  })
})
