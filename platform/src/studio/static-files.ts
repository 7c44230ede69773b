import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** The built studio. */
export interface StaticFiles {
  /** False without a build: then there is only a page that says so. */
  readonly isBuilt: boolean
  /** A file by its path; undefined where there is none. */
  find(path: string): StaticFile | undefined
  /** The document of every screen, or of the page of a store, for one response. */
  writeIndex(nonce: string, page?: 'index' | 'store'): string
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
  const readPage = (page: string) => {
    const file = files.get(`/${page}.html`)
    files.delete(`/${page}.html`)
    return file === undefined ? notBuilt : new TextDecoder().decode(file.bytes)
  }
  const pages = { index: readPage('index'), store: readPage('store') }
  return {
    isBuilt: pages.index !== notBuilt,
    find: (path) => files.get(path),
    writeIndex: (nonce, page = 'index') => pages[page].replaceAll('__CSP_NONCE__', nonce),
  }
}

const notBuilt =
  '<!doctype html><title>Studio</title><p>The studio is not built: run <code>npm run build</code>, then start the platform again.'
