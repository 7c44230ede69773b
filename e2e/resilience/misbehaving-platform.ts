import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { changes } from '@promenade/contract/public-api/resources'
import { freePort } from '@promenade/process/free-port'
import { listenLocally } from '../support/listen-locally.ts'
import { forwardRequest } from '../support/forward-request.ts'
import { type Misbehaviour, misbehaviours, type OriginalResponse } from './misbehaviours.ts'

/** A proxy between site and platform that forwards everything until it is told to misbehave. */
export interface MisbehavingPlatform {
  readonly url: string
  /** Sets the misbehaviour of content responses; undefined: none. Forms are always forwarded. */
  behave(misbehaviour: Misbehaviour | undefined): void
  /** Refuses connections and ends open ones. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** Announces a change, so that sites request everything at once. */
  notify(): void
  /** Requests by path and query, without the key. */
  readonly calls: Map<string, number>
  close(): Promise<void>
}

/** Forwards to `target`, which may be down. */
export async function startMisbehavingPlatform(target: string): Promise<MisbehavingPlatform> {
  const port = await freePort()
  const calls = new Map<string, number>()
  const streams = new Set<ServerResponse>()
  let misbehaviour: Misbehaviour | undefined
  const server = createServer((request, response) => {
    response.on('error', () => {})
    respond(request, response).catch(() => response.destroy())
  })

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', target)
    if (pathname.endsWith(`/${changes.path}`)) return openStream(response)
    if (request.method !== 'GET' || pathname.startsWith('/media'))
      return forwardRequest(request, response, target)
    const name = nameOf(pathname, search)
    calls.set(name, (calls.get(name) ?? 0) + 1)
    if (misbehaviour === undefined) return forwardRequest(request, response, target)
    await misbehaviours[misbehaviour](response, await fetchOriginal(target + (request.url ?? '/')), request)
  }

  function openStream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event)
    streams.add(response)
    response.on('close', () => streams.delete(response))
  }

  async function comeBack(): Promise<void> {
    if (!server.listening) await listenLocally(server, port)
  }

  async function goAway(): Promise<void> {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  await comeBack()
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (next) => void (misbehaviour = next),
    goAway,
    comeBack,
    notify: () => streams.forEach((stream) => stream.write(event)),
    calls,
    close: goAway,
  }
}

const event = 'event: change\ndata: {"version":1}\n\n'

function nameOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('api_key')
  return `${pathname}?${query.toString()}`
}

/** The platform's response, not compressed, so that it can be changed. */
async function fetchOriginal(url: string): Promise<OriginalResponse> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return {
    status: response.status,
    headers: { 'content-type': 'application/json', etag: response.headers.get('etag') ?? '' },
    body: Buffer.from(await response.arrayBuffer()),
  }
}
