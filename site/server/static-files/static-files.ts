import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType } from 'hono/utils/mime'
import { workerPath } from '../../app/device/offline.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createEncodedResponse, sendResponse, type EncodedResponse } from '../http/encoded-response.ts'
import type { SiteHandler } from '../http/site-env.ts'
import { workerPolicy } from '../security/security-headers.ts'
import { refuse } from '../refusals.ts'

/**
 * The files of the browser's build, read once at the start. No path leads to another file on disk, and pages of this build
 * get their files after the next build has replaced them on disk. Hono's `serveStatic` reads the disk on every request.
 */
export async function createStaticFiles(folder: string): Promise<StaticFiles> {
  const paths = await listFiles(folder)
  const files = new Map(await Promise.all(paths.map((file) => readFileOf(pathOf(folder, file), file))))
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
      for (const [path, { body }] of files) {
        if (!isCompressible(path)) continue
        await body.in('br')
        await body.in('gzip')
      }
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
async function readFileOf(path: string, file: string): Promise<readonly [path: string, EncodedResponse]> {
  const bytes = new Uint8Array(await readFile(file))
  const sendable = createEncodedResponse({
    status: 200,
    body: createEncodedBody(bytes, { quality: 11 }),
    compresses: isCompressible(path),
    headers: {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      'cache-control': cachingOf(path),
      ...(path === workerPath ? { 'content-security-policy': workerPolicy } : {}),
    },
  })
  return [path, sendable]
}

function cachingOf(path: string): string {
  // Names below /assets/ contain a hash of the content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === workerPath ? 'public, no-cache' : 'public, max-age=3600'
}

function isCompressible(path: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(path) ?? '')
}
