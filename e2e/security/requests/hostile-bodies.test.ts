import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readStamp } from '../../resilience/form-visitor.ts'
import { type MallUnderAttack, withMall } from '../mall-under-attack.ts'
import { attemptEach, expectSafe } from '../attempts.ts'
import { sendRaw, type RawRequest } from '../raw-http.ts'

it('refuses hostile bodies', () => withMall({}, tryHostileBodies))

type Body = RawRequest & { readonly name: string; readonly expected: readonly number[] }

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
const multipart = { ...form, 'Content-Type': 'multipart/form-data; boundary=b' }
const refusedBeforeReading = [413]

/** 20 MB that compress to a few kilobytes. */
const bomb = Buffer.alloc(20 * 1024 * 1024, 'a')

const tooLarge: readonly Body[] = [
  { name: 'a form of 64 KB and one byte', body: 'a'.repeat(64 * 1024 + 1), expected: refusedBeforeReading },
  {
    name: 'a form that claims 10 GB',
    headers: { 'Content-Length': '10000000000' },
    expected: refusedBeforeReading,
  },
  {
    name: 'a form of unknown length',
    headers: { 'Transfer-Encoding': 'chunked' },
    expected: refusedBeforeReading,
  },
  { name: 'a header of 9 KB', headers: { 'X-Long': 'a'.repeat(9_000) }, expected: [431] },
  { name: 'a cookie of 9 KB', headers: { Cookie: `auInfo=${'a'.repeat(9_000)}` }, expected: [431] },
  { name: 'an address of 3 KB', target: `/contact-us?${'a'.repeat(3_000)}`, expected: [400, 405, 413, 414] },
]

const compressed: readonly Body[] = [
  ...Object.entries({
    gzip: gzipSync(bomb),
    deflate: deflateSync(bomb),
    br: brotliCompressSync(bomb),
    zstd: zstdCompressSync(bomb),
  }).map(([coding, body]) => ({ name: coding, coding, body })),
  { name: 'gzip twice', coding: 'gzip, gzip', body: gzipSync(gzipSync(bomb)) },
  { name: 'an unknown coding', coding: 'evil', body: gzipSync(bomb) },
].map(({ name, coding, body }) => ({
  name,
  body: body.subarray(0, 60_000),
  headers: { 'Content-Encoding': coding },
  expected: refusedBeforeReading,
}))

function part(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

/** Refused with field errors, or as an invalid form. */
const malformedForms: readonly Body[] = [
  {
    name: 'prototype keys',
    body: '__proto__=x&__proto__[polluted]=x&constructor[prototype][polluted]=x&toString=x',
  },
  {
    name: 'prototype keys in parts',
    headers: multipart,
    body: `${part('__proto__', 'x')}${part('constructor', 'x')}--b--\r\n`,
  },
  {
    name: 'no boundary',
    headers: { ...form, 'Content-Type': 'multipart/form-data' },
    body: part('name', 'x'),
  },
  { name: 'parts that break off', headers: multipart, body: part('name', 'x').slice(0, 40) },
  { name: 'a part without end', headers: multipart, body: part('name', 'x'.repeat(30_000)) },
  { name: 'a thousand parts', headers: multipart, body: `${part('a', '').repeat(1_000)}--b--\r\n` },
  {
    name: 'a thousand parts in capitals',
    headers: multipart,
    body: `${part('a', '').replace('form-data', 'FORM-DATA').repeat(1_000)}--b--\r\n`,
  },
  {
    name: 'the end of a line in the name of a part',
    headers: multipart,
    body: `${part('a"\r\nX-Evil: 1', 'x')}--b--\r\n`,
  },
  { name: 'ten thousand fields', body: 'a=&'.repeat(10_000) },
  { name: 'one field a thousand times', body: 'name=x&'.repeat(1_000) },
  { name: 'invalid UTF-8', body: Buffer.from([0x6e, 0x3d, 0xff, 0xfe, 0xc0, 0xaf]) },
  { name: 'invalid percent-encoding', body: 'name=%ff%zz%&email=%c0%af' },
  { name: 'NUL and other invisible characters', body: 'name=a%00b&email=%e2%80%ae&message=%ef%bf%bf' },
  { name: 'lone surrogates', body: 'name=%ed%a0%80&message=%ed%b0%80' },
  { name: 'nothing', body: '&' },
].map((body) => ({ ...body, expected: [200, 400, 413, 415, 422] }))

/** Sends hostile bodies to a form. */
async function tryHostileBodies({ siteUrl }: MallUnderAttack): Promise<void> {
  const before = await sendRaw(siteUrl, { target: '/stores.json' })
  const stamp = await readStamp(siteUrl, '/contact-us')
  const attempt = async ({ name, expected, headers, ...request }: Body) => {
    const all = { method: 'POST', target: '/contact-us', ...request, headers: { ...form, ...headers } }
    const { status, headers: got, body } = await sendRaw(siteUrl, all)
    const isSafe = expected.includes(status) && got['x-evil'] === undefined && !body.includes('Thank You!')
    return { name, isSafe, seen: String(status) }
  }
  const stamped = malformedForms.map((one) =>
    typeof one.body === 'string' && one.headers === undefined
      ? { ...one, body: `stamp=${stamp}&${one.body}` }
      : one,
  )
  expectSafe('beyond the limits: 413, 414 or 431', await attemptEach(tooLarge, attempt))
  expectSafe('compressed bodies are refused before they are read', await attemptEach(compressed, attempt))
  expectSafe('malformed forms are not accepted and cause no 5xx', await attemptEach(stamped, attempt))
  const after = await sendRaw(siteUrl, { target: '/stores.json' })
  expect(after).toMatchObject({ status: 200, body: before.body })
}
