import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { workerPath } from '../../app/device/offline.ts'
import { writeAtomically } from '../../content/snapshot.ts'
import { createEncodedBody, type EncodedBody, entityTagOf } from '../http/encoded-body.ts'
import { createEncodedResponse, sendResponse, type EncodedResponse } from '../http/encoded-response.ts'
import type { SiteHandler } from '../http/site-env.ts'
import { workerPolicy } from '../security/security-headers.ts'
import { refuse } from '../refusals.ts'

/**
 * The files of the browser's build, read once at the start. No path leads to another file on disk, and pages of this build
 * get their files after the next build has replaced them on disk. Hono's `serveStatic` reads the disk on every request.
 * `compressedFolder` keeps their brotli forms for the next start: to make them takes two seconds of a processor.
 */
export async function createStaticFiles(folder: string, compressedFolder?: string): Promise<StaticFiles> {
  const paths = await listFiles(folder)
  const read = (file: string) => readFileOf(pathOf(folder, file), file, compressedFolder)
  const files = new Map(await Promise.all(paths.map(read)))
  return {
    paths: [...files.keys()],
    async serve(context, next) {
      const { path } = context.req
      const file = files.get(path)
      if (file !== undefined) return sendResponse(context, file)
      // An old page may request a chunk of a former build, which needs no error page.
      if (path.startsWith('/assets/')) throw refuse(404)
      return next()
    },
    async compressAll() {
      const bodies = [...files].flatMap(([path, { body }]) => (isCompressible(path) ? [body] : []))
      for (const body of bodies) {
        await body.in('br')
        await body.in('gzip')
      }
      // The folder of a container may be read-only.
      if (compressedFolder !== undefined) await store(bodies, compressedFolder).catch(() => undefined)
    },
  }
}

function pathOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`
}

export interface StaticFiles {
  readonly paths: readonly string[]
  readonly serve: SiteHandler
  /** Compresses all files in the background, before they are requested. */
  readonly compressAll: () => Promise<void>
}

async function listFiles(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** With the best compression, since it is done once per build. */
async function readFileOf(
  path: string,
  file: string,
  compressedFolder: string | undefined,
): Promise<readonly [path: string, EncodedResponse]> {
  const bytes = new Uint8Array(await readFile(file))
  const etag = entityTagOf(bytes)
  const br = compressedFolder && (await readIfExists(join(compressedFolder, nameOf({ etag }))))
  const sendable = createEncodedResponse({
    status: 200,
    body: createEncodedBody(bytes, { quality: 11, etag, ...(br && { br }) }),
    compresses: isCompressible(path),
    headers: {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': cachingOf(path),
      ...(path === workerPath ? { 'content-security-policy': workerPolicy } : {}),
    },
  })
  return [path, sendable]
}

/** The entity tag is a hash of the file, so a stored form is never that of another build. */
function nameOf({ etag }: Pick<EncodedBody, 'etag'>): string {
  return `${etag.replace(/^W\/"|"$/g, '')}.br`
}

async function readIfExists(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readFile(file).catch(() => undefined)
  return bytes && new Uint8Array(bytes)
}

/** Writes the brotli forms that are not there yet, and removes those of other builds. */
async function store(bodies: readonly EncodedBody[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const stored = new Set(await readdir(folder))
  const missing = bodies.filter((body) => !stored.delete(nameOf(body)))
  for (const body of missing) await writeAtomically(join(folder, nameOf(body)), await body.in('br'))
  // Other names are what another process writes.
  for (const name of stored) if (name.endsWith('.br')) await rm(join(folder, name), { force: true })
}

function cachingOf(path: string): string {
  // Names below /assets/ contain a hash of the content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === workerPath ? 'public, no-cache' : 'public, max-age=3600'
}

function isCompressible(path: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(path) ?? '')
}
