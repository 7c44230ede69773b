import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createGateway, type Gateway } from './gateway.ts'
import { createTestPlatform, type TestPlatform, testGatewayOptions } from '../testing/platform.ts'

let platform: TestPlatform

beforeEach(() => {
  platform = createTestPlatform()
})

describe('notifications', () => {
  it('are ignored at the start of the stream, since the first poll requests the same', async () => {
    const gateway = await follow()
    platform.notify()
    await expect.poll(() => gateway.current('es')).toBeDefined()
    await gateway.refresh()
    expect(platform.requests.filter((one) => one === 'en promotions')).toHaveLength(2)
  })

  it('start a poll at once', async () => {
    const gateway = await follow()
    await expect.poll(() => gateway.current('en')?.promotions.length).toBe(1)
    platform.responses['promotions'] = []
    platform.notify()
    await expect.poll(() => gateway.current('en')?.promotions.length).toBe(0)
  })
})

/** A gateway that polls once an hour only. */
async function follow(): Promise<Gateway> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'notifications-'))
  const gateway = createGateway({
    ...testGatewayOptions(platform, dataFolder),
    pollMs: 3_600_000,
  })
  onTestFinished(async () => {
    await gateway.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  await gateway.start()
  return gateway
}
