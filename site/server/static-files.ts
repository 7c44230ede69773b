import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { workerPath } from '../app/visitor/offline.ts'
import type { Step } from './http/ask.ts'
import { createEncodedBody } from './http/encoded-body.ts'
import { createSendable, type Sendable, sendBody } from './http/send-body.ts'
import { inertPolicy, workerPolicy } from './security-headers.ts'
import { refusalAnswer } from './refusals.ts'

/** The files of the browser's build, listed once at the start: nothing else on the disk can be asked for. */
export async function createStaticFiles(folder: string): Promise<StaticFiles> {
  const known = new Map<string, string>()
  for (const file of await listFiles(folder)) {
    known.set(`/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`, file)
  }
  const read = new Map<string, Promise<Sendable>>()
  const readOnce = (path: string, file: string) => {
    const known = read.get(path)
    if (known !== undefined) return known
    const reading = readFileOf(path, file)
    read.set(path, reading)
    reading.catch(() => read.delete(path))
    return reading
  }
  return {
    paths: [...known.keys()],
    answer(asked) {
      const file = known.get(asked.path)
      // An old page may ask for a chunk of the version before: a short answer, not a page.
      if (file === undefined) return asked.path.startsWith('/assets/') ? refusalAnswer(404, asked) : undefined
      return readOnce(asked.path, file).then((sendable) => sendBody(asked, sendable))
    },
    async compressAll() {
      for (const [path, file] of known) {
        if (!isCompressible(path)) continue
        const { body } = await readOnce(path, file)
        await body.in('br')
        await body.in('gzip')
      }
    },
  }
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
async function readFileOf(path: string, file: string): Promise<Sendable> {
  const bytes = new Uint8Array(await readFile(file))
  return createSendable({
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
}

function cachingOf(path: string): string {
  // Names below /assets/ hold a hash of the content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === workerPath ? 'public, no-cache' : 'public, max-age=3600'
}

function isCompressible(path: string): boolean {
  return compressible.has(extname(path))
}
