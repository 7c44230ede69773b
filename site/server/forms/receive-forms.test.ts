import { describe, expect, it } from 'vitest'
import { createFormSite, htmlOf } from '../../testing/form-site.ts'
import { createTestSite } from '../../testing/site.ts'
import type { SiteBindings } from '../http/site-env.ts'

describe('a form', () => {
  it('reaches the action of its route, and the response is the page', async () => {
    const { post } = await createFormSite()
    const response = await post('/note', { name: 'José-Luis', message: 'a\r\nb' })
    expect(response.status).toBe(200)
    expect(await htmlOf(response)).toContain('[["name","José-Luis"],["message","a\\r\\nb"]]')
  })

  it('is never stored, whatever the response', async () => {
    const { post } = await createFormSite()
    for (const [form, status] of [
      [{ name: 'a' }, 200],
      [{ name: '' }, 422],
      [{ go: '1' }, 302],
    ] as const) {
      const { status: actual, headers } = await post('/note', form)
      expect(actual).toBe(status)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
      expect(headers.get('etag')).toBeNull()
    }
  })

  it('is processed each time, and leaves the cached page unchanged', async () => {
    const { get, post } = await createFormSite()
    const before = await (await get('/note')).text()
    expect(await htmlOf(await post('/note', { name: 'Ana' }))).toContain('Ana')
    expect(await htmlOf(await post('/note', { name: 'Bo' }))).not.toContain('Ana')
    expect(await (await get('/note')).text()).toBe(before)
  })

  it('has the language of its path', async () => {
    const { post } = await createFormSite()
    expect((await post('/es/note', { name: 'Ana' })).status).toBe(200)
  })

  it('may have a file', async () => {
    const form = new FormData()
    const { post, stamp, photos } = await createFormSite()
    form.set('stamp', stamp)
    form.set('photo', new File([new Uint8Array(70_000)], '../../photo.jpg'))
    form.set('name', 'Ana')
    const page = await htmlOf(await post('/contests/harbour', form))
    expect(page).toContain(`"sent":[["stamp","${stamp}"],["name","Ana"]]`)
    expect(photos).toMatchObject([{ kind: 'file', bytes: { byteLength: 70_000 } }])
  })

  it('is all that the action gets of the request', async () => {
    const { post } = await createFormSite()
    const headers = { 'sec-fetch-site': 'same-origin', cookie: 'a=1', authorization: 'x', 'user-agent': 'y' }
    expect(await htmlOf(await post('/note', { name: 'a' }, headers))).toContain('"seen":["content-type"]')
  })

  it('is sent to the data of a page by a hydrated browser', async () => {
    const { post } = await createFormSite()
    const response = await post('/note.data?build=0', { name: 'Ana' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).toContain('Ana')
    expect((await post('/note.data', { go: '1' })).status).toBe(202)
  })

  it('changes what the device stores', async () => {
    const { post } = await createFormSite()
    const [cookie] = (await post('/note', { name: 'a', favorites: 's1.p2' })).headers.getSetCookie()
    expect(cookie).toBe('favorites=s1.p2; Max-Age=34560000; Path=/; Secure; SameSite=Lax')
  })

  it('has its hydration data in its page, with the input escaped', async () => {
    const { post } = await createFormSite()
    const html = await (await post('/note', { name: '</script><script>alert(1)</script>' })).text()
    const list = /<script type="application\/json" id="hydration">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null'
    expect(JSON.parse(list)).toMatchObject({ data: { stream: [expect.stringContaining('alert(1)')] } })
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('a malformed form', () => {
  it.each([
    undefined,
    'application/json',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
  ])('is refused: %s', async (type) => {
    const { request } = await createFormSite()
    const headers = { 'sec-fetch-site': 'same-origin', ...(type !== undefined && { 'content-type': type }) }
    const body = new TextEncoder().encode('{"name":"Ana"}')
    expect((await request('/note', { method: 'POST', headers, body })).status).toBe(415)
  })

  it.each(['form-data', 'Form-Data', 'FORM-DATA', 'attachment'])(
    'is refused at once with too many parts: %s',
    async (disposition) => {
      const { request } = await createFormSite()
      const part = `--b\r\nContent-Disposition: ${disposition}; name="a"\r\n\r\n\r\n`
      const piece = new TextEncoder().encode(part.repeat(1_000))
      let pieces = 0
      const body = streamOf(() => ((pieces += 1) > 95 ? undefined : piece))
      const { status } = await request('/contests/harbour', ...formOf(body))
      expect([status, pieces]).toEqual([415, 1])
    },
  )

  it.each([
    [70, 200],
    [71, 415],
  ])('may have a boundary of 70 letters at most: with %d the status is %d', async (letters, expected) => {
    const { request } = await createFormSite()
    const boundary = 'b'.repeat(letters)
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--${boundary}--\r\n`
    const type = `multipart/form-data; boundary=${boundary}`
    const { status } = await request('/note', ...formOf(new Blob([part]).stream(), { type }))
    expect(status).toBe(expected)
  })

  it('is refused where its fields are too large', async () => {
    const { post } = await createFormSite()
    const form = new FormData()
    for (const name of ['a', 'b', 'c']) form.set(name, 'x'.repeat(30_000))
    expect((await post('/contests/harbour', form)).status).toBe(413)
  })

  it.each(['/stores', '/nothing', '/note/', '/profile', '/hydration/note', '/healthz', '/note.json'])(
    'cannot be sent to %s',
    async (target) => {
      const { post } = await createFormSite()
      expect((await post(target, { name: 'a' })).status).toBe(405)
    },
  )
})

describe('a form sent by another site', () => {
  const own = 'https://mall.example'

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
    { 'sec-fetch-site': 'cross-site', origin: own },
    { 'sec-fetch-site': 'same-origin, cross-site' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://attacker.example' },
    { origin: 'https://mall.example:8443' },
    { origin: 'http://mall.example' },
    { origin: 'https://mall.example.attacker.example' },
    { origin: 'https://attacker.example', host: 'mall.example' },
    { origin: 'https://attacker.example', 'x-forwarded-host': 'attacker.example', host: 'mall.example' },
    { origin: 'http://mall.internal', host: 'mall.internal' },
    { referer: `${own}/note` },
  ])('is refused before it is read: %j', async (headers) => {
    const { post } = await createFormSite()
    const response = await post('/note', { name: 'Ana' }, headers)
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await response.text()).not.toContain('Ana')
  })

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: own },
    { origin: 'https://mall.internal', host: 'mall.internal' },
  ])('is not assumed with %j', async (headers) => {
    const { post } = await createFormSite()
    expect((await post('/note', { name: 'Ana' }, headers)).status).toBe(200)
  })
})

describe('an upload', () => {
  const megabytes = 1024 * 1024

  /** A form without its end: a stamp and the start of a file. */
  const beginning = (stamp: string, bytes: number) => {
    const part = (rest: string) => `--b\r\nContent-Disposition: form-data; name=${rest}\r\n\r\n`
    const head = `${part('"stamp"')}${stamp}\r\n${part('"photo"; filename="a.jpg"')}`
    return new Blob([head, new Uint8Array(bytes)]).bytes()
  }

  it('from another site is refused before it is read', async () => {
    const { request } = await createFormSite()
    const body = streamOf(() => new Promise(() => undefined))
    const sent = formOf(body, { site: 'cross-site' })
    expect((await request('/contests/harbour', ...sent)).status).toBe(403)
    expect(body.locked).toBe(false)
  })

  it('is dropped without a valid stamp before it; the other fields stay', async () => {
    const { post, stamp, photos } = await createFormSite()
    const form = new FormData()
    form.set('photo', new File([new Uint8Array(7)], 'photo.jpg'))
    form.set('stamp', stamp)
    form.set('name', 'Ana')
    expect(await htmlOf(await post('/contests/harbour', form))).toContain('["name","Ana"]')
    expect(photos).toEqual([{ kind: 'no room' }])
  })

  it('that is too large gets an error; the other fields stay', async () => {
    const { post, stamp, photos } = await createFormSite()
    const form = new FormData()
    form.set('stamp', stamp)
    form.set('photo', new File([new Uint8Array(20 * megabytes)], 'photo.jpg'))
    form.set('name', 'Ana')
    expect(await htmlOf(await post('/contests/harbour', form))).toContain('["name","Ana"]')
    expect(photos).toEqual([{ kind: 'too large' }])
  })

  it('that stalls does not block others', async () => {
    const { request, post, stamp, photos } = await createFormSite()
    const begun = await beginning(stamp, 3)
    for (let idle = 0; idle < 50; idle += 1) void request('/contests/harbour', ...formOf(stalledAfter(begun)))
    await expect.poll(() => begun.byteLength).toBeGreaterThan(0)
    const form = new FormData()
    form.set('stamp', stamp)
    form.set('photo', new File([new Uint8Array(5 * megabytes)], 'photo.jpg'))
    expect((await post('/contests/harbour', form)).status).toBe(422)
    expect(photos).toMatchObject([{ kind: 'file' }])
  })

  it('from one network address leaves memory for others', async () => {
    const { request, stamp, photos } = await createFormSite()
    const begun = await beginning(stamp, 4 * megabytes)
    const upload = (address: string, body: ReadableStream<Uint8Array>) =>
      request('/contests/harbour', ...formOf(body, { address }))
    const whole = async () => new Blob([begun, '\r\n--b--\r\n']).stream()
    for (let hostile = 0; hostile < 20; hostile += 1) void upload('192.0.2.1', stalledAfter(begun))
    const kindOf = async (address: string) => {
      await upload(address, await whole())
      return photos.at(-1)?.kind
    }
    await expect.poll(() => kindOf('192.0.2.1')).toBe('no room')
    expect(await kindOf('192.0.2.2')).toBe('file')
  })
})

describe('a body', () => {
  /** The status for a body of so many bytes, none of which is ever received. */
  async function statusFor(path: string, bytes: number, { method = 'POST', type = multipart } = {}) {
    const headers = { 'content-length': String(bytes), 'content-type': type }
    return (await createTestSite().request(path, { method, headers })).status
  }
  const multipart = 'multipart/form-data; boundary=x'
  const tooLarge = 413
  /** The length is accepted: the next check refuses the missing origin. */
  const fromOtherSite = 403

  it.each([
    ['/note', 65_536],
    ['/es/note.data?_routes=x', 65_536],
    ['/contests/harbour', 33_554_432],
    ['/contests/harbour.data', 33_554_432],
  ])('for %s may have at most %d bytes', async (path, bytes) => {
    expect(await statusFor(path, bytes)).toBe(fromOtherSite)
    expect(await statusFor(path, bytes + 1)).toBe(tooLarge)
  })

  it('for a contest has the normal limit if it cannot contain a photo', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await statusFor('/contests/harbour', 65_536, { type })).toBe(fromOtherSite)
    expect(await statusFor('/contests/harbour', 65_537, { type })).toBe(tooLarge)
  })

  it.each(['/', '/stores', '/note/', '/note/contests/harbour', '//note', '/profile', '/%'])(
    'is not accepted by %s',
    async (path) => expect(await statusFor(path, 1)).toBe(tooLarge),
  )

  it('is accepted by POST only', async () => {
    expect(await statusFor('/note', 1, { method: 'PUT' })).toBe(tooLarge)
    expect(await statusFor('/note', 1, { method: 'GET' })).toBe(tooLarge)
  })

  it.each([
    { 'transfer-encoding': 'chunked' },
    { 'content-length': '5', 'content-encoding': 'br' },
    { 'content-length': '5', 'transfer-encoding': 'chunked' },
  ])('must state its length and not be compressed: %j', async (headers) => {
    expect((await createTestSite().request('/note', { method: 'POST', headers })).status).toBe(tooLarge)
  })
})

function streamOf(next: () => Uint8Array | undefined | Promise<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await next()
        if (chunk === undefined) controller.close()
        else controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
}

function stalledAfter(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(bytes) })
}

/** A form that is received piece by piece, from a page of the site by default. */
function formOf(
  body: ReadableStream<Uint8Array>,
  { type = 'multipart/form-data; boundary=b', site = 'same-origin', address = '' } = {},
): [RequestInit, SiteBindings] {
  const headers = { 'sec-fetch-site': site, 'content-type': type }
  return [
    { method: 'POST', headers },
    { address, body: () => body },
  ]
}
