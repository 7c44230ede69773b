import { it } from 'vitest'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { expectSafe } from '../attempts.ts'
import { exchange } from '../raw-http.ts'

it('answers no request hidden inside another', () => withMall({}, trySmuggling))

/** Bytes that another server might parse as a second request. */
const hidden = 'GET /smuggled HTTP/1.1\r\nHost: evil.example\r\n\r\n'

interface Disguise {
  readonly name: string
  readonly bytes: (host: string) => string
}

const bodyHeaders: Readonly<Record<string, string>> = {
  'Content-Length before Transfer-Encoding': `Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked`,
  'Transfer-Encoding before Content-Length': `Transfer-Encoding: chunked\r\nContent-Length: 4`,
  'Transfer-Encoding twice': 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: xchunked': 'Transfer-Encoding: xchunked\r\nContent-Length: 5',
  'Transfer-Encoding: chunked, identity': 'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked': 'Transfer-Encoding: identity, chunked\r\nContent-Length: 5',
  'a blank before the colon': 'Transfer-Encoding : chunked\r\nContent-Length: 5',
  'a tab before the value': 'Transfer-Encoding:\tchunked\r\nContent-Length: 5',
  'a blank before the name': ' Transfer-Encoding: chunked\r\nContent-Length: 5',
  'a control character in the value': 'Transfer-Encoding: \x0bchunked\r\nContent-Length: 5',
  'quotes round the value': 'Transfer-Encoding: "chunked"\r\nContent-Length: 5',
  'a folded line': 'Transfer-Encoding:\r\n chunked\r\nContent-Length: 5',
  'a folded line of another header': 'X-Folded: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 5',
  'another case': 'tRANSFER-eNCODING: cHuNkEd\r\nContent-Length: 5',
  'two lengths': 'Content-Length: 5\r\nContent-Length: 60',
  'the same length twice': 'Content-Length: 5\r\nContent-Length: 5',
  'a list of lengths': 'Content-Length: 5, 60',
  'a length with a sign': 'Content-Length: +5',
  'a negative length': 'Content-Length: -5',
  'a length in hex': 'Content-Length: 0x5',
  'a length with a blank': 'Content-Length: 5 5',
  'a length that overflows': 'Content-Length: 18446744073709551621',
  'an end of line that is bare, after the length': 'X: y\nContent-Length: 5',
  'a carriage return alone': 'X: y\rContent-Length: 5',
  'NUL in a name': 'Content-Length\x00: 5',
}

const chunked: Readonly<Record<string, string>> = {
  'an extension of a chunk': `0;evil="\r\n${hidden}"\r\n\r\n`,
  'a bare end of line after a size': `0\n\r\n${hidden}`,
  'a size that overflows': `10000000000000000\r\n${hidden}`,
  'a size with a sign': `+0\r\n\r\n${hidden}`,
  'a size in no hex': `0x0\r\n\r\n${hidden}`,
  'a chunk longer than it says': `1\r\nabc\r\n0\r\n\r\n${hidden}`,
  'trailers with a length': `0\r\nContent-Length: 60\r\n\r\n${hidden}`,
}

const lines: Readonly<Record<string, (host: string) => string>> = {
  'bare ends of line throughout': (host) => `GET / HTTP/1.1\nHost: ${host}\n\n${hidden}`,
  'no version': () => `GET /\r\n\r\n${hidden}`,
  'version 2.0': (host) => `GET / HTTP/2.0\r\nHost: ${host}\r\n\r\n${hidden}`,
  'no host': () => `GET / HTTP/1.1\r\n\r\n${hidden}`,
}

/** All disguises of the hidden request, for one method and path. */
function disguises(method: string, path: string): readonly Disguise[] {
  const start = (host: string) => `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n`
  const type = 'Content-Type: application/x-www-form-urlencoded\r\nSec-Fetch-Site: same-origin\r\n'
  return [
    ...Object.entries(bodyHeaders).map(([name, headers]) => ({
      name,
      bytes: (host: string) => `${start(host)}${type}${headers}\r\n\r\n0\r\n\r\n${hidden}`,
    })),
    ...Object.entries(chunked).map(([name, body]) => ({
      name,
      bytes: (host: string) => `${start(host)}${type}Transfer-Encoding: chunked\r\n\r\n${body}`,
    })),
    ...Object.entries(lines).map(([name, bytes]) => ({ name, bytes })),
  ]
}

/** Longer than a server keeps a connection after a refusal, shorter than it keeps a valid one. */
const listenMs = 4_000

/** Sends requests whose end two servers might see in different places. */
async function trySmuggling({ siteUrl, platformUrl }: MallUnderAttack): Promise<void> {
  for (const [server, url, targets] of [
    [
      'site',
      siteUrl,
      [
        ['GET', '/stores'],
        ['POST', '/contact-us'],
      ],
    ],
    [
      'platform',
      platformUrl,
      [
        ['GET', '/healthz'],
        ['POST', '/mall/contact_message'],
      ],
    ],
  ] as const) {
    const list = targets.flatMap(([method, path]) =>
      disguises(method, path).map(({ name, bytes }) => ({ name: `${name} (${method})`, bytes })),
    )
    const tries = await Promise.all(list.map((disguise) => attempt(url, disguise)))
    expectSafe(`${server}: refused, the hidden request unanswered, connection ended`, tries)
  }
}

/** Expected statuses for invalid requests. */
const refusals = new Set([400, 408, 411, 413, 415, 431, 501, 505])

/** Safe if every response is a refusal and the connection is closed. */
async function attempt(url: string, { name, bytes }: Disguise) {
  const { responses, isClosed } = await exchange(url, bytes(new URL(url).host), listenMs)
  const statuses = responses.map(({ status }) => status)
  const isRefused = statuses.length > 0 && statuses.every((status) => refusals.has(status))
  return { name, isSafe: isRefused && isClosed, seen: `${statuses.join(' then ')}${isClosed ? '' : ' open'}` }
}
