import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** The built studio. */
export interface StaticFiles {
  /** False without a build: then there is only a page that says so. */
  readonly isBuilt: boolean
  /** A file by its path; undefined where there is none. */
  find(path: string): StaticFile | undefined
  /** The document of every screen, for one response. */
  writeIndex(nonce: string): string
}

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Reads the built studio into memory; without one, a page that says how to build it. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, StaticFile>()
  for (const entry of entries) {
    const contentType = contentTypes[extname(entry.name)]
    if (!entry.isFile() || contentType === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/')
    files.set(path, { bytes: new Uint8Array(await readFile(file)), contentType })
  }
  const index = files.get('/index.html')
  const html = index === undefined ? notBuilt : new TextDecoder().decode(index.bytes)
  return {
    isBuilt: index !== undefined,
    find: (path) => (path === '/index.html' ? undefined : files.get(path)),
    writeIndex: (nonce) => html.replaceAll('__CSP_NONCE__', nonce),
  }
}

const notBuilt =
  '<!doctype html><title>Studio</title><p>The studio is not built: run <code>npm run build</code>, then start the platform again.'
