import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What the true platform answers when it is asked without an entity tag. */
export interface OriginalResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

type Misbehave = (
  response: ServerResponse,
  answer: OriginalResponse,
  request: IncomingMessage,
) => void | Promise<void>

/** Ways in which a platform answers that no platform should. All of them end when the one who asked has gone. */
export const misbehaviours = {
  'begins to answer after 30 s': async (response, answer) => {
    await delay(30_000, undefined, { ref: false })
    send(response, answer)
  },
  'answers one byte a second': async (response, { headers, body }) => {
    response.writeHead(200, headers)
    for (let at = 0; at < body.length && !response.destroyed; at++) {
      response.write(body.subarray(at, at + 1))
      await delay(1_000, undefined, { ref: false })
    }
  },
  'answers half of the time with 500': (response, answer) => {
    if (Math.random() < 0.5) send(response, { ...answer, status: 500, body: Buffer.from('broken') })
    else send(response, answer)
  },
  'answers garbage': (response, answer) => {
    send(response, { ...answer, body: Buffer.from('\u0000\uFFFD{]<html>Maintenance', 'utf16le') })
  },
  'breaks its JSON off in the middle': (response, answer) => {
    send(response, { ...answer, body: answer.body.subarray(0, answer.body.length / 2) })
  },
  'hangs up in the middle': (response, { headers, body }) => {
    response.writeHead(200, { ...headers, 'content-length': String(body.length) })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  'has the wrong type in every field': changing(withWrongTypes),
  'has one bad item in each list': changing((value) => withLists(value, withOneBadItem)),
  'has 50,000 items in each list': changing((value) => withLists(value, withVeryMany)),
  'has only empty lists': changing((value) => withLists(value, () => [])),
  'answers a page in HTML': (response, answer) => {
    const body = Buffer.from('<!doctype html><title>Please log in</title>')
    send(response, { ...answer, headers: { 'content-type': 'text/html' }, body })
  },
  'never stops answering': async (response, { headers }) => {
    response.writeHead(200, headers)
    response.write('[')
    const piece = Buffer.alloc(64 * 1024, ' ')
    while (!response.destroyed) {
      const isFull = !response.write(piece)
      await (isFull ? delay(5) : undefined)
    }
  },
  'redirects to itself for ever': (response, _answer, { url = '/' }) => {
    response.writeHead(302, { location: url }).end()
  },
  'speaks TLS where HTTP is asked for': (response) => {
    response.socket?.end(Buffer.from('160301005a010000560303', 'hex'))
  },
  'says "not modified" to everybody': (response) => {
    response.writeHead(304).end()
  },
  'says "not found" to everybody': (response, answer) => {
    send(response, { ...answer, status: 404, body: Buffer.from('{"status":404}') })
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

/** Each answer is changed once: visitors live in this process too, and would wait for it. */
function changing(change: (value: unknown) => unknown): Misbehave {
  const changed = new Map<string, Buffer>()
  return (response, answer) => {
    const tag = answer.headers['etag'] ?? ''
    const body = changed.get(tag) ?? Buffer.from(JSON.stringify(change(JSON.parse(answer.body.toString()))))
    changed.set(tag, body)
    // A tag that the site does not have yet, as a changed answer has.
    send(response, { ...answer, headers: { ...answer.headers, etag: `"${Math.random()}"` }, body })
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

/** The list an answer is, or those right inside it. */
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

/** Of long items the answer would be given up for its size before anybody counts. */
function shortened(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item
  const isShort = ([, field]: [string, unknown]) => JSON.stringify(field).length < 40
  return Object.fromEntries(Object.entries(item).filter(isShort).slice(0, 4))
}
