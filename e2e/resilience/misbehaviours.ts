import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** The real platform's response to a request without an entity tag. */
export interface OriginalResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

type Misbehave = (
  response: ServerResponse,
  original: OriginalResponse,
  request: IncomingMessage,
) => void | Promise<void>

/** Faulty responses of a platform. All of them stop when the client disconnects. */
export const misbehaviours = {
  'responds after 30 s': async (response, original) => {
    await delay(30_000, undefined, { ref: false })
    send(response, original)
  },
  'sends one byte a second': async (response, { headers, body }) => {
    response.writeHead(200, headers)
    for (let at = 0; at < body.length && !response.destroyed; at++) {
      response.write(body.subarray(at, at + 1))
      await delay(1_000, undefined, { ref: false })
    }
  },
  'sends 500 half of the time': (response, original) => {
    if (Math.random() < 0.5) send(response, { ...original, status: 500, body: Buffer.from('broken') })
    else send(response, original)
  },
  'sends garbage': (response, original) => {
    send(response, { ...original, body: Buffer.from('\u0000\uFFFD{]<html>Maintenance', 'utf16le') })
  },
  'truncates its JSON': (response, original) => {
    send(response, { ...original, body: original.body.subarray(0, original.body.length / 2) })
  },
  'hangs up in the middle': (response, { headers, body }) => {
    response.writeHead(200, { ...headers, 'content-length': String(body.length) })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  'has the wrong type in every field': changing(withWrongTypes),
  'has one bad item in each list': changing((value) => withLists(value, withOneBadItem)),
  'has 50,000 items in each list': changing((value) => withLists(value, withVeryMany)),
  'has only empty lists': changing((value) => withLists(value, () => [])),
  'sends HTML': (response, original) => {
    const body = Buffer.from('<!doctype html><title>Please log in</title>')
    send(response, { ...original, headers: { 'content-type': 'text/html' }, body })
  },
  'never stops sending': async (response, { headers }) => {
    response.writeHead(200, headers)
    response.write('[')
    const piece = Buffer.alloc(64 * 1024, ' ')
    while (!response.destroyed) {
      const isFull = !response.write(piece)
      await (isFull ? delay(5) : undefined)
    }
  },
  'redirects to itself': (response, _answer, { url = '/' }) => {
    response.writeHead(302, { location: url }).end()
  },
  'sends TLS instead of HTTP': (response) => {
    response.socket?.end(Buffer.from('160301005a010000560303', 'hex'))
  },
  'always responds with 304': (response) => {
    response.writeHead(304).end()
  },
  'always responds with 404': (response, original) => {
    send(response, { ...original, status: 404, body: Buffer.from('{"status":404}') })
  },
} satisfies Record<string, Misbehave>

export type Misbehaviour = keyof typeof misbehaviours

/** In the order in which they are tried. */
export const allMisbehaviours: readonly Misbehaviour[] = Object.keys(misbehaviours).filter(isMisbehaviour)

function isMisbehaviour(name: string): name is Misbehaviour {
  return name in misbehaviours
}

function send(response: ServerResponse, { status, headers, body }: OriginalResponse): void {
  if (!response.destroyed) response.writeHead(status, headers).end(body)
}

/** Changes each response once, since doing it again would delay the visitors in this process. */
function changing(change: (value: unknown) => unknown): Misbehave {
  const changed = new Map<string, Buffer>()
  return (response, original) => {
    const tag = original.headers['etag'] ?? ''
    const body = changed.get(tag) ?? Buffer.from(JSON.stringify(change(JSON.parse(original.body.toString()))))
    changed.set(tag, body)
    // A new entity tag, as for changed content.
    send(response, { ...original, headers: { ...original.headers, etag: `"${Math.random()}"` }, body })
  }
}

function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWrongTypes)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWrongTypes(field)]))
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number') return [value]
  return value === null ? 7 : 'perhaps'
}

/** Changes the body if it is a list, else the lists in its top level. */
function withLists(value: unknown, change: (list: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(value)) return change(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, Array.isArray(field) ? change(field) : field]),
  )
}

function withOneBadItem(list: readonly unknown[]): readonly unknown[] {
  return list.length < 3 ? list : [{ id: {}, slug: 7, name: null }, ...list]
}

function withVeryMany(list: readonly unknown[]): readonly unknown[] {
  if (list.length === 0) return list
  const short = list.map(shortened)
  return Array.from({ length: 50_000 }, (_, index) => short[index % short.length])
}

/** A smaller item, so that the response exceeds the number of items, not the size limit. */
function shortened(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const isShort = ([, field]: [string, unknown]) => JSON.stringify(field).length < 40
  return Object.fromEntries(Object.entries(item).filter(isShort).slice(0, 4))
}
