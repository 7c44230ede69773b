import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { createGateway, type Gateway, type GatewayOptions } from '../content/gateway.ts'
import { createTestLog, createTestPlatform, testGatewayOptions } from './platform.ts'

/** Milliseconds for a platform in memory, on a busy machine too. */
const patience = { begins: 30_000, ends: 30_000 }

/**
 * The gateways of a test file. Each test begins at noon on 20 November 2026 with a new platform, log and data folder; its
 * gateways are stopped afterwards.
 */
export function useTestGateways() {
  const started: Gateway[] = []
  const test = { ...emptyState(), create }

  beforeEach(async () => {
    Object.assign(test, emptyState(), { folder: await mkdtemp(join(tmpdir(), 'gateway-')) })
  })

  afterEach(async () => {
    await Promise.all(started.splice(0).map((gateway) => gateway.stop()))
    await rm(test.folder, { recursive: true, force: true })
  })

  function create(options: Partial<GatewayOptions> = {}): Gateway {
    const gateway = createGateway({
      ...testGatewayOptions(test.platform, test.folder),
      clock: () => test.now,
      log: test.log,
      limits: { ...patience, size: 20 * 1024 * 1024 },
      ...options,
    })
    started.push(gateway)
    return gateway
  }

  return test
}

function emptyState() {
  return {
    platform: createTestPlatform(),
    log: createTestLog(),
    folder: '',
    now: Date.UTC(2026, 10, 20, 12),
  }
}
