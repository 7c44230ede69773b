import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { respondConditionally } from './conditional-response.ts'

const long = { body: '{"a":1}'.repeat(500), contentType: 'application/json', cacheControl: 'no-cache' }
const ask = (headers: Record<string, string>, response = long) =>
  respondConditionally(new Request('http://platform.test/', { headers }), response)

describe('respondConditionally', () => {
  it('compresses for clients that accept gzip, with a separate ETag', async () => {
    const plain = await ask({})
    const compressed = await ask({ 'Accept-Encoding': 'br, gzip;q=0.5' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(await plain.text())
    expect(compressed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding')
  })

  it.each(['identity', 'br', 'gzip;q=0', 'gzip; q=0.000', ''])(
    'does not compress for "%s"',
    async (accepted) => {
      expect((await ask({ 'Accept-Encoding': accepted })).headers.get('content-encoding')).toBeNull()
    },
  )

  it('does not compress short bodies', async () => {
    const response = await ask({ 'Accept-Encoding': 'gzip' }, { ...long, body: '[]' })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe('[]')
  })

  it('recognises its ETags in every form', async () => {
    const tag = (await ask({})).headers.get('etag') ?? ''
    const compressedTag = (await ask({ 'Accept-Encoding': 'gzip' })).headers.get('etag') ?? ''
    for (const held of [tag, compressedTag, `W/${tag}`, `"x", ${tag}`, '*']) {
      expect((await ask({ 'If-None-Match': held })).status).toBe(304)
    }
    for (const held of ['"x"', tag.slice(1, -1), '']) {
      expect((await ask({ 'If-None-Match': held })).status).toBe(200)
    }
  })

  it('has another ETag for another body', async () => {
    const tag = (await ask({})).headers.get('etag')
    expect((await ask({}, { ...long, body: `${long.body} ` })).headers.get('etag')).not.toBe(tag)
  })
})
