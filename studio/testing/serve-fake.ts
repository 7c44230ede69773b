import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { FakePlatform } from './fake-platform.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

interface Folders {
  /** The built studio. */
  readonly dist: string
  readonly pictures: string
}

/** Serves the built studio under its policy, and the fake platform's API beside it. */
export function serveFake(platform: () => FakePlatform, { dist, pictures }: Folders): Server {
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio.example')
    if (pathname.startsWith('/api/v1')) return answerApi(request, response, pathname.slice(7), searchParams)
    const root = pathname.startsWith('/media/') ? pictures : dist
    const name = normalize(decodeURIComponent(pathname)).replace(/^\/media\//, '/')
    const file = await read(join(root, name))
    if (file !== undefined && pathname !== '/') {
      const cached = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      const headers = { 'Content-Type': types[extname(name)] ?? 'text/plain', 'Cache-Control': cached }
      return void response.writeHead(200, headers).end(file)
    }
    if (root === pictures || pathname.startsWith('/assets/')) return void response.writeHead(404).end()
    const nonce = randomBytes(12).toString('base64')
    const page = (await readFile(join(dist, 'index.html'), 'utf8')).replace('__CSP_NONCE__', nonce)
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(nonce),
    })
    response.end(page)
  }

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const body = await readBody(request)
    // Without a response the browser reports a network error.
    if (platform().isDown) return void request.socket.destroy()
    const version = /^"(\d+)"$/.exec(request.headers['if-match'] ?? '')?.[1]
    const { status, body: answered } = platform().answer(
      request.method ?? 'GET',
      path,
      query,
      body,
      version === undefined ? undefined : Number(version),
    )
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(answered === undefined ? undefined : JSON.stringify(answered))
  }
}

/** The policy of the studio. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard studio-text default',
  ].join('; ')
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const bytes = Buffer.concat(chunks)
  if (!/json/.test(request.headers['content-type'] ?? ''))
    return createHash('sha256').update(bytes).digest('hex')
  return JSON.parse(bytes.toString('utf8'))
}

async function read(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch {
    return undefined
  }
}
