import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { otherPlatformMall } from '@promenade/contract/testing/other-platform-mall'
import { listenLocally } from './listen-locally.ts'

/** A local server that responds like another platform: no account API, and its own addresses for forms. */
export interface ExistingPlatform {
  readonly url: string
  readonly contactUrl: string
  /** Submitted forms, as `path body`. */
  readonly submissions: readonly string[]
  readonly stop: () => void
}

export async function startExistingPlatform(): Promise<ExistingPlatform> {
  const submissions: string[] = []
  const server = createServer(async (request, response) => {
    const { status, body } = await respondTo(request, submissions)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  const url = `http://127.0.0.1:${await listenLocally(server)}`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, contactUrl: `${url}/custom_email.js`, submissions, stop }
}

async function respondTo(request: IncomingMessage, submissions: string[]) {
  const { pathname } = new URL(request.url ?? '/', 'http://platform.invalid')
  if (request.method === 'POST') {
    submissions.push(`${pathname} ${await text(request)}`)
    const isForm = pathname === '/custom_email.js' || pathname === '/properties/655/contest/win-a-kite'
    return { status: isForm ? 200 : 404, body: {} }
  }
  const body = otherPlatformMall[pathname.replace(/^\/properties\/655\/?/, '')]
  return body === undefined ? { status: 404, body: { error: 'Not Found' } } : { status: 200, body }
}
