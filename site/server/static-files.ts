import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { workerPath } from '../app/device/offline.ts'
import type { Step } from './http/site-env.ts'
import { createEncodedBody } from './http/encoded-body.ts'
import { createSendable, type Sendable, sendBody } from './http/send-body.ts'
import { inertPolicy, workerPolicy } from './security/security-headers.ts'
import { refusalAnswer } from './refusals.ts'

/**
 * The files of the browser's build, read once at the start: nothing else on the disk can be asked for, and whoever has a page
 * of this build still gets its files when the next one has taken their place on the disk.
 */
export async function createStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await listFiles(folder)
  const known = new Map(await Promise.all(files.map((file) => readFileOf(pathOf(folder, file), file))))
  return {
    paths: [...known.keys()],
    answer(asked) {
      const file = known.get(asked.path)
      if (file !== undefined) return sendBody(asked, file)
      // An old page may ask for a chunk of the version before: a short answer, not a page.
      return asked.path.startsWith('/assets/') ? refusalAnswer(404, asked) : undefined
    },
    async compressAll() {
      for (const [path, { body }] of known) {
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
  readonly answer: Step
  /** Makes the compressed forms ahead of the first visitor; can run beside the answers. */
  readonly compressAll: () => Promise<void>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
}

const compressible = new Set(['.js', '.mjs', '.css', '.json', '.webmanifest', '.txt', '.xml', '.svg', '.ico'])

async function listFiles(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Compressed as well as can be, since it is done once and sent for as long as the build lives. */
async function readFileOf(path: string, file: string): Promise<readonly [path: string, Sendable]> {
  const bytes = new Uint8Array(await readFile(file))
  const sendable = createSendable({
    status: 200,
    body: createEncodedBody(bytes, { quality: 11 }),
    compresses: isCompressible(path),
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': cachingOf(path),
      ...(path.endsWith('.svg') ? { 'content-security-policy': inertPolicy } : {}),
      ...(path === workerPath ? { 'content-security-policy': workerPolicy } : {}),
    },
  })
  return [path, sendable]
}

function cachingOf(path: string): string {
  // Names below /assets/ hold a hash of the content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === workerPath ? 'public, no-cache' : 'public, max-age=3600'
}

function isCompressible(path: string): boolean {
  return compressible.has(extname(path))
}
