import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { isLocale, type Locale } from '@promenade/domain/locale/locale'
import type { StoredResponse } from './stored-response.ts'
import { createStoredResponse } from './stored-response.ts'
import type { ContentLog } from './content-log.ts'

/** The accepted response bodies on disk, for starts without the platform. */
export interface Snapshot {
  readonly load: () => Promise<readonly SavedResponse[]>
  /** Writes in the background, one at a time; a full disk does not stop new content. */
  readonly save: (response: SavedResponse) => void
  /** Removes a stored response in the background. */
  readonly forget: (locale: Locale, key: string) => void
  /** Resolves when all pending writes are done. */
  readonly settled: () => Promise<void>
}

export interface SavedResponse {
  readonly locale: Locale
  readonly key: string
  readonly response: StoredResponse
}

interface SnapshotOptions {
  readonly folder: string
  /** Platform and property: stored responses of another mall are ignored. */
  readonly source: string
  readonly log: ContentLog
}

const format = 1

export function createSnapshot({ folder, source, log }: SnapshotOptions): Snapshot {
  let hasFailed = false
  let writing: Promise<void> = Promise.resolve()

  async function write({ locale, key, response }: SavedResponse): Promise<void> {
    // Requests first: serialising a map of several megabytes is slow.
    await setImmediate()
    const text = JSON.stringify({ format, source, locale, key, etag: response.etag, answer: response.body })
    try {
      await mkdir(folder, { recursive: true })
      await writeAtomically(join(folder, fileName(locale, key)), new TextEncoder().encode(text))
      hasFailed = false
    } catch (error) {
      if (!hasFailed) log.error({ err: error, folder }, 'The copy of the content could not be written')
      hasFailed = true
    }
  }

  return {
    async load() {
      const names = await readdir(folder).catch(() => [])
      const responses = names
        .filter((name) => name.endsWith('.json') && isOfLanguage(name))
        .map((name) => readCopy(folder, name, source, log))
      return (await Promise.all(responses)).filter((response) => response !== undefined)
    },
    save(response) {
      writing = writing.then(() => write(response))
    },
    forget(locale, key) {
      const path = join(folder, fileName(locale, key))
      writing = writing.then(() => rm(path, { force: true }).catch(() => undefined))
    },
    settled: () => writing,
  }
}

/** Atomic write: after a crash the file has the old or the new content. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${randomUUID().slice(0, 8)}.part`
  try {
    const file = await open(partial, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw error
  }
}

function fileName(locale: Locale, key: string): string {
  const [name = ''] = key.split(' ', 1)
  const rest = key === name ? '' : `.${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
  return `${locale}.${name}${rest}.json`
}

/** Responses of a removed language stay on disk, in case it returns. */
function isOfLanguage(name: string): boolean {
  return isLocale(name.split('.', 1)[0])
}

async function readCopy(
  folder: string,
  name: string,
  source: string,
  log: ContentLog,
): Promise<SavedResponse | undefined> {
  try {
    const saved: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
    if (!isSaved(saved)) throw new TypeError('not a saved response')
    if (saved.source !== source) return undefined
    return { locale: saved.locale, key: saved.key, response: createStoredResponse(saved.answer, saved.etag) }
  } catch {
    log.warn({ file: name }, 'A copy of the content on disk cannot be read and is ignored')
    return undefined
  }
}

interface Saved {
  readonly source: string
  readonly locale: Locale
  readonly key: string
  readonly etag?: string
  readonly answer: unknown
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  if (!('format' in value && 'source' in value && 'locale' in value && 'key' in value && 'answer' in value)) {
    return false
  }
  const hasTag = !('etag' in value) || typeof value.etag === 'string'
  return value.format === format && isLocale(value.locale) && typeof value.key === 'string' && hasTag
}
