import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locale } from '@promenade/domain/locale/locale'
import { createPlatform } from '../../platform/src/app.ts'
import { importContent } from '../../platform/src/import/import-content.ts'
import { createChangeFeed } from '../../platform/src/changes/change-feed.ts'
import { createChangeStreams } from '../../platform/src/changes/change-stream.ts'
import { createTestDatabase } from '../../platform/src/testing/test-database.ts'
import { createGateway } from '../../site/content/gateway.ts'
import type { MallContent } from '../../site/content/mall-content.ts'
import { createContentParts } from '../../platform/src/previews/preview-contents.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')
const apiKey = 'key-of-the-questions'

/** The demo mall's content in each language at an instant: imported, sent and decoded as in production, without a port. */
export async function readDemoMall(now: Date): Promise<(locale: Locale) => MallContent | undefined> {
  const test = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'promenade-questions-'))
  const fail = (error: unknown) => {
    throw error
  }
  const feed = createChangeFeed(test.databaseUrl, fail)
  const changes = createChangeStreams(test.database, feed)
  try {
    await importContent(test.database, demo, now)
    const handle = createPlatform({
      ...createContentParts(test.database),
      apiKeys: [apiKey],
      tenant: 'mall',
      signatureScheme: 'hmac-sha256',
      changes,
      clock: () => now,
      onError: fail,
    })
    const gateway = createGateway({
      platformUrl: 'https://platform.example/',
      propertyId: '1',
      apiKey,
      fetch: async (address, init) => handle(new Request(address, init)),
      clock: () => now.getTime(),
      log: { info: () => {}, warn: () => {}, error: () => {} },
      dataFolder: folder,
      ownOrigins: [],
    })
    await gateway.refresh()
    await gateway.stop()
    return gateway.current
  } finally {
    changes.closeAll()
    await feed.stop()
    await test.drop()
    // A copy of the content may still be on its way to the disk.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
