import { afterAll, beforeAll } from 'vitest'
import { createPlatform } from '../app.ts'
import { importContent } from '../import/import-content.ts'
import { createChangeFeed } from '../resources/changes/change-feed.ts'
import { createChangeStreams } from '../resources/changes/change-stream.ts'
import { type Files, writeContentFolder } from './sample-content.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export const apiKey = 'test-key-of-the-platform'

/** A Friday, 11:00 in Halifax. */
export const friday = new Date('2026-11-20T15:00:00.000Z')

export interface TestPlatform {
  /** Asks below `/properties/1`, with the key. */
  get(path: string, now?: Date): Promise<Response>
  json(path: string, now?: Date): Promise<unknown>
  /** Asks anything. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  import(files: Files, now?: Date): Promise<void>
  database(): TestDatabase
  readonly errors: unknown[]
  readonly apiKey: string
}

/** A platform with the sample content, for all tests of a file. */
export function usePlatform(files: Files = {}): TestPlatform {
  let test: TestDatabase | undefined
  let stop = async () => {}
  let now = friday
  let answer = async (_request: Request) => new Response()
  const errors: unknown[] = []
  const database = () => {
    if (test === undefined) throw new Error('the database exists only while tests run')
    return test
  }
  const fetch = (path: string, init?: RequestInit) => answer(new Request(`http://platform.test${path}`, init))
  const get = async (path: string, at = friday) => {
    now = at
    return fetch(`/properties/1${path}${path.includes('?') ? '&' : '?'}api_key=${apiKey}`)
  }
  const importFiles = async (more: Files, at = friday) => {
    const folder = await writeContentFolder({ ...files, ...more })
    await importContent(database().database, folder.path, at).finally(folder.remove)
  }
  beforeAll(async () => {
    test = await createTestDatabase()
    await importFiles({})
    const feed = createChangeFeed(test.databaseUrl, (error) => errors.push(error))
    const changes = createChangeStreams(test.database, feed)
    const onError = (error: unknown) => errors.push(error)
    answer = createPlatform({
      database: test.database,
      apiKeys: [apiKey],
      changes,
      clock: () => now,
      onError,
    })
    stop = async () => {
      changes.closeAll()
      await feed.stop()
    }
  })
  afterAll(async () => {
    await stop()
    await test?.drop()
  })
  return {
    get,
    json: async (path, at) => (await get(path, at)).json(),
    fetch,
    import: importFiles,
    database,
    errors,
    apiKey,
  }
}
