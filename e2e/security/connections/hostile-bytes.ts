import { now } from '../../support/clock/run-clock.ts'

/** The bytes of a connection, and how the client leaves. */
export interface HostileBytes {
  readonly name: string
  readonly bytes: Uint8Array
  /** `half`: sends its end and reads on. `reset`: breaks off at once. Absent: waits for the server. */
  readonly leaves?: 'half' | 'reset'
}

interface Target {
  readonly host: string
  readonly path: string
  /** A path that takes a body. */
  readonly formPath: string
  /** Further headers, such as a cookie. */
  readonly headers: Readonly<Record<string, string>>
}

/** Requests that no client sends, each for a connection of its own. */
export function listHostileBytes(target: Target): readonly HostileBytes[] {
  return [
    ...lines.map((line) => raw(line, `${line}\r\nHost: ${target.host}\r\n\r\n`)),
    ...methods.map((method) => request(target, { method })),
    ...targets.map((path) => request(target, { path })),
    ...headers.map(([name, value]) => request(target, { headers: { [name]: value } })),
    ...bodies.map(([name, more, body]) =>
      request(target, { name, method: 'POST', path: target.formPath, headers: more, body }),
    ),
    ...protocols.map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes, 'latin1') })),
    ...brokenOff(target),
  ]
}

const lines = [
  '',
  ' ',
  'GET',
  'GET /',
  'GET / HTTP',
  'GET / HTTP/9.9',
  'GET  /  HTTP/1.1',
  'GET / HTTP/1.1 x',
  'get / http/1.1',
  'G\0T / HTTP/1.1',
  'GET / HTTP/1.1\r\nA',
  'GET / HTTP/1.1\r\n: b',
  'GET / HTTP/1.1\r\nA\0: b',
  'GET / HTTP/1.1\r\nA: \x01\x7f\xff',
  `GET /${'a'.repeat(9_000)} HTTP/1.1`,
  `${'A'.repeat(9_000)} / HTTP/1.1`,
  `GET / HTTP/1.1${'\r\nA: b'.repeat(2_000)}`,
]

const methods = ['HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'M-SEARCH', 'QUERY', 'PATCH']

const targets = [
  '*',
  '//',
  '///',
  '//evil.example/%2f..',
  'http://',
  'http://[',
  'http://evil.example:99999/',
  'https://a@b:c@d/',
  '/%',
  '/%ff%fe',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/\xff\xfe',
  '/..;/..;/',
  '/a\\b',
  '/?%',
  '/?=&&==&%=%',
  '/?__proto__=1&constructor[prototype][a]=1',
  '/#a',
  '/es/%E0%A4%A',
  `/${'%2f'.repeat(600)}`,
  `/?${'a&'.repeat(1_000)}`,
  '/media/%/x.webp',
  '/media/0123456789ab/%ff.webp',
  '/page-data?address=http://[::1',
  '/open-graph/%00.jpg',
  '/api/v1/entries/999999999999999999999',
  '/properties/%ff/stores/list?locale=%ff',
]

const headers: readonly (readonly [string, string])[] = [
  ['Host', ''],
  ['Host', 'a b'],
  ['Host', '[::1'],
  ['Host', '\xff'],
  ['Range', 'bytes=-'],
  ['Range', 'bytes=9-1,0-0,-0,99999999999999999999-'],
  ['Range', `bytes=${'0-1,'.repeat(1_500)}`],
  ['If-None-Match', '"'],
  ['If-None-Match', `W/"${',"'.repeat(3_000)}`],
  ['If-Match', '*, "a'],
  ['If-Modified-Since', 'Thu, 99 Foo 99999 99:99:99 GMT'],
  ['If-Unmodified-Since', '-1'],
  ['If-Range', '\x80'],
  ['Cookie', `a=${'b'.repeat(7_900)}`],
  ['Cookie', ';;=;a;=b;__Host-auInfo=%;__Host-studio=%00;i18n_redirected='],
  ['Cookie', '; '.repeat(3_500)],
  ['Accept-Language', 'x'.repeat(5_000)],
  ['Accept-Language', 'es;q=,'.repeat(1_000)],
  ['Accept-Encoding', ';q=;,gzip;q=x,*;q=-1'],
  ['Accept', ','.repeat(5_000)],
  ['Content-Type', 'multipart/form-data'],
  ['Content-Type', '/;='],
  ['Content-Encoding', 'gzip'],
  ['Transfer-Encoding', 'gzip'],
  ['Connection', 'upgrade, close, keep-alive, host'],
  ['Forwarded', 'for="['],
  ['X-Forwarded-For', '999.999,'.repeat(800)],
  ['X-Forwarded-Proto', 'javascript'],
  ['Authorization', 'Bearer '],
  ['Authorization', `Bearer promenade_${'a'.repeat(7_000)}`],
  ['access-token', '\xff'],
  ['Expect', '100-continue'],
  ['Expect', 'the unexpected'],
  ['Date', String(now())],
]

const form = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=b'

const bodies: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['JSON that is none', { 'Content-Type': 'application/json' }, '{"a":'],
  ['JSON of brackets', { 'Content-Type': 'application/json' }, '['.repeat(50_000)],
  ['JSON null', { 'Content-Type': 'application/json' }, 'null'],
  ['a form of signs', { 'Content-Type': form }, '%&=%ff&[]=&__proto__[a]=b'],
  ['a form in another encoding', { 'Content-Type': `${form}; charset=utf-16` }, '\0a\0=\0b'],
  [
    'parts without an end',
    { 'Content-Type': multipart },
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
  ],
  ['parts without a head', { 'Content-Type': multipart }, '--b\r\n\r\n\r\n--b--'],
  [
    'a part with a hostile head',
    { 'Content-Type': multipart },
    `--b\r\n${'A'.repeat(20_000)}: b\r\n\r\n\r\n--b--`,
  ],
  [
    'a file without a name',
    { 'Content-Type': multipart },
    '--b\r\nContent-Disposition: form-data; filename*=x\r\n\r\n\r\n--b--',
  ],
  ['no boundary', { 'Content-Type': 'multipart/form-data' }, '--b--'],
  ['less than announced', { 'Content-Type': form, 'Content-Length': '5000' }, 'a=b'],
  ['more than announced', { 'Content-Type': form, 'Content-Length': '1' }, 'a=b&c=d'],
  ['a chunk that is none', { 'Transfer-Encoding': 'chunked' }, 'zz\r\nab\r\n0\r\n\r\n'],
  ['a chunk without an end', { 'Transfer-Encoding': 'chunked' }, 'ffff\r\nab'],
  ['noise as CSV', { 'Content-Type': 'text/csv' }, '"a"b\xff\0'.repeat(2_000)],
  ['noise as a picture', { 'Content-Type': 'image/avif' }, `\0\0\0\x1cftypavif${'\xff'.repeat(5_000)}`],
]

const webSocket = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'

const protocols: readonly (readonly [string, string])[] = [
  ['a WebSocket without a key', `${webSocket}\r\n`],
  [
    'a WebSocket with a bad key',
    `${webSocket}Sec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 99\r\n\r\n\x81\xff\xff`,
  ],
  [
    'an upgrade to h2c',
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: ?\r\n\r\n',
  ],
  ['HTTP/2 at once', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'],
  ['CONNECT to another host', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n\x16\x03\x01'],
  ['TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ['SSH', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['a PROXY line', 'PROXY TCP4 1.1.1.1 2.2.2.2 1 2\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['zeros', '\0'.repeat(5_000)],
  ['ends of lines', '\r\n'.repeat(5_000)],
]

/** A form that breaks off after each byte of its head, and at some of its body; and answers that nobody waits for. */
function brokenOff(target: Target): readonly HostileBytes[] {
  const body =
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n\x89PNG\r\n\x1a\n\0\r\n--b--'
  const { bytes } = request(target, {
    method: 'POST',
    path: target.formPath,
    headers: { 'Content-Type': multipart, 'Sec-Fetch-Site': 'same-origin' },
    body,
  })
  const parts = Array.from({ length: bytes.length }, (_, end) => bytes.subarray(0, end))
  const requests = [target.path, target.formPath].map((path) => request(target, { path }).bytes)
  return [
    ...parts.map((part, end) => ({
      name: `a form of ${end} bytes`,
      bytes: part,
      leaves: end % 2 === 0 ? ('half' as const) : ('reset' as const),
    })),
    ...requests.flatMap((whole) =>
      (['half', 'reset'] as const).map((leaves) => ({
        name: `a client that leaves: ${leaves}`,
        bytes: whole,
        leaves,
      })),
    ),
  ]
}

interface Parts {
  readonly name?: string
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

function request(
  target: Target,
  { name, method = 'GET', path = target.path, headers: more = {}, body = '' }: Parts,
): HostileBytes {
  const length = body === '' || 'Transfer-Encoding' in more ? {} : { 'Content-Length': String(body.length) }
  const all = { Host: target.host, Connection: 'close', ...target.headers, ...length, ...more }
  const head = Object.entries(all).map(([key, value]) => `${key}: ${value}\r\n`)
  return raw(
    name ?? `${method} ${path.slice(0, 60)} ${Object.entries(more).join(' ').slice(0, 60)}`,
    `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`,
  )
}

function raw(name: string, text: string): HostileBytes {
  return { name: name.slice(0, 120), bytes: Buffer.from(text, 'latin1') }
}
