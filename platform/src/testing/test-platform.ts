import { randomUUID } from 'node:crypto'
import { type AuthInfo, authHeaders } from '@promenade/contract/account-api/auth-info'
import { sealCall } from '@promenade/contract/account-api/call'
import { afterAll, beforeAll } from 'vitest'
import { createPlatform, type PlatformParts } from '../app.ts'
import { importContent } from '../import/import-content.ts'
import { createChangeFeed } from '../changes/change-feed.ts'
import { createChangeStreams } from '../changes/change-stream.ts'
import { type Files, friday, writeContentFolder } from './sample-content.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { createContentParts } from '../previews/preview-contents.ts'

export const apiKey = 'test-key-of-the-platform'

export interface TestPlatform {
  /** Requests a path below `/properties/1`, with the key. */
  get(path: string, now?: Date): Promise<Response>
  json(path: string, now?: Date): Promise<unknown>
  /** Requests any address. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Calls the account API with a signature. */
  call(endpoint: string, data: object, sent?: Sent): Promise<Response>
  import(files: Files, now?: Date): Promise<void>
  database(): TestDatabase
  readonly errors: unknown[]
  readonly apiKey: string
}

/** Options of an account call. */
interface Sent {
  readonly auth?: AuthInfo | undefined
  readonly now?: Date
  /** The timestamp of the call. */
  readonly timestamp?: Date
}

interface TestPlatformOptions extends Pick<PlatformParts, 'siteOrigins'> {
  /** True for one without content. */
  readonly isEmpty?: boolean
}

/** A platform with the sample content, for all tests of a file. */
export function usePlatform(
  files: Files = {},
  { isEmpty = false, ...parts }: TestPlatformOptions = {},
): TestPlatform {
  let test: TestDatabase | undefined
  let stop = async () => {}
  let now = friday
  let handle = async (_request: Request) => new Response()
  const errors: unknown[] = []
  const database = () => {
    if (test === undefined) throw new Error('the database exists only while tests run')
    return test
  }
  const fetch = (path: string, init?: RequestInit) => handle(new Request(`http://platform.test${path}`, init))
  const get = async (path: string, at = friday) => {
    now = at
    return fetch(`/properties/1${path}${path.includes('?') ? '&' : '?'}api_key=${apiKey}`)
  }
  const call = async (
    endpoint: string,
    data: object,
    { auth, now: at = friday, timestamp = at }: Sent = {},
  ) => {
    now = at
    const sealed = await sealCall(
      { propertyId: '1', endpoint, data, timestamp: timestamp.toISOString(), nonce: randomUUID() },
      { scheme: 'hmac-sha256', key: apiKey },
    )
    return fetch(`/mall/${endpoint}`, post(sealed, auth === undefined ? {} : authHeaders(auth)))
  }
  const importFiles = async (more: Files, at = friday) => {
    const folder = await writeContentFolder({ ...files, ...more })
    await importContent(database().database, folder.path, at).finally(folder.remove)
  }
  beforeAll(async () => {
    const hasSample = Object.keys(files).length === 0 && !isEmpty
    test = await createTestDatabase({ hasSample })
    if (!hasSample && !isEmpty) await importFiles({})
    const feed = createChangeFeed(test.databaseUrl, (error) => errors.push(error))
    const changes = createChangeStreams(test.database, feed)
    const onError = (error: unknown) => errors.push(error)
    handle = createPlatform({
      ...parts,
      ...createContentParts(test.database),
      apiKeys: [apiKey],
      tenant: 'mall',
      signatureScheme: 'hmac-sha256',
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
    call,
    import: importFiles,
    database,
    errors,
    apiKey,
  }
}

/** A POST as an HTTP client sends it. */
export function post(body: object | string, headers: Readonly<Record<string, string>> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  return {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'application/json', 'Content-Length': length, ...headers },
  }
}
