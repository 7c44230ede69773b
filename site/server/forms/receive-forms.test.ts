import { describe, expect, it } from 'vitest'
import { createFormSite, shown } from '../../testing/form-site.ts'
import { createTestSite } from '../../testing/site.ts'
import type { SiteBindings } from '../http/site-env.ts'

describe('a form', () => {
  it('reaches the action of its screen, and the answer is the page', async () => {
    const { post } = await createFormSite()
    const answer = await post('/note', { name: 'José-Luis', message: 'a\r\nb' })
    expect(answer.status).toBe(200)
    expect(await shown(answer)).toContain('[["name","José-Luis"],["message","a\\r\\nb"]]')
  })

  it('is kept by nobody, whatever it is answered', async () => {
    const { post } = await createFormSite()
    for (const [form, status] of [
      [{ name: 'a' }, 200],
      [{ name: '' }, 422],
      [{ go: '1' }, 302],
    ] as const) {
      const { status: given, headers } = await post('/note', form)
      expect(given).toBe(status)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('vary')).toBe('Cookie, Accept-Encoding')
      expect(headers.get('etag')).toBeNull()
    }
  })

  it('is read anew each time, and leaves the page itself as it was', async () => {
    const { get, post } = await createFormSite()
    const before = await (await get('/note')).text()
    expect(await shown(await post('/note', { name: 'Ana' }))).toContain('Ana')
    expect(await shown(await post('/note', { name: 'Bo' }))).not.toContain('Ana')
    expect(await (await get('/note')).text()).toBe(before)
  })

  it('speaks the language of its address', async () => {
    const { post } = await createFormSite()
    expect((await post('/es/note', { name: 'Ana' })).status).toBe(200)
  })

  it('may hold a file', async () => {
    const form = new FormData()
    const { post, stamp, photos } = await createFormSite()
    form.set('stamp', stamp)
    form.set('photo', new File([new Uint8Array(70_000)], '../../photo.jpg'))
    form.set('name', 'Ana')
    const page = await shown(await post('/contests/harbour', form))
    expect(page).toContain(`"sent":[["stamp","${stamp}"],["name","Ana"]]`)
    expect(photos).toMatchObject([{ kind: 'file', bytes: { byteLength: 70_000 } }])
  })

  it('is all that the action learns of the request', async () => {
    const { post } = await createFormSite()
    const headers = { 'sec-fetch-site': 'same-origin', cookie: 'a=1', authorization: 'x', 'user-agent': 'y' }
    expect(await shown(await post('/note', { name: 'a' }, headers))).toContain('"seen":["content-type"]')
  })

  it('is sent to the data of a page by a browser that has React hydrated', async () => {
    const { post } = await createFormSite()
    const answer = await post('/note.data?build=0', { name: 'Ana' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(await answer.text()).toContain('Ana')
    expect((await post('/note.data', { go: '1' })).status).toBe(202)
  })

  it('changes what the device keeps', async () => {
    const { post } = await createFormSite()
    const [cookie] = (await post('/note', { name: 'a', favorites: 's1.p2' })).headers.getSetCookie()
    expect(cookie).toBe('favorites=s1.p2; Max-Age=34560000; Path=/; Secure; SameSite=Lax')
  })

  it('carries its data inside its page, safe from what was typed', async () => {
    const { post } = await createFormSite()
    const html = await (await post('/note', { name: '</script><script>alert(1)</script>' })).text()
    const list = /<script type="application\/json" id="hydration">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null'
    expect(JSON.parse(list)).toMatchObject({ data: { stream: [expect.stringContaining('alert(1)')] } })
    expect(html).not.toContain('<script>alert(1)')
  })
})

describe('what is no form', () => {
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
    'is refused at once where it has more parts than any form: %s',
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
  ])('may have a boundary of 70 letters at most: with %d it is answered %d', async (letters, wanted) => {
    const { request } = await createFormSite()
    const boundary = 'b'.repeat(letters)
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--${boundary}--\r\n`
    const type = `multipart/form-data; boundary=${boundary}`
    const { status } = await request('/note', ...formOf(new Blob([part]).stream(), { type }))
    expect(status).toBe(wanted)
  })

  it('is refused where its fields are larger than those of any form', async () => {
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
  ])('is refused unread: %j', async (headers) => {
    const { post } = await createFormSite()
    const answer = await post('/note', { name: 'Ana' }, headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).not.toContain('Ana')
  })

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { origin: own },
    { origin: 'https://mall.internal', host: 'mall.internal' },
  ])('is not one with %j', async (headers) => {
    const { post } = await createFormSite()
    expect((await post('/note', { name: 'Ana' }, headers)).status).toBe(200)
  })
})

describe('an upload', () => {
  const megabytes = 1024 * 1024

  /** All of a form but its end: a stamp and the beginning of a file. */
  const beginning = (stamp: string, bytes: number) => {
    const part = (rest: string) => `--b\r\nContent-Disposition: form-data; name=${rest}\r\n\r\n`
    const head = `${part('"stamp"')}${stamp}\r\n${part('"photo"; filename="a.jpg"')}`
    return new Blob([head, new Uint8Array(bytes)]).bytes()
  }

  it('of another site is refused before anything of it is read', async () => {
    const { request } = await createFormSite()
    const body = streamOf(() => new Promise(() => undefined))
    const sent = formOf(body, { site: 'cross-site' })
    expect((await request('/contests/harbour', ...sent)).status).toBe(403)
    expect(body.locked).toBe(false)
  })

  it('is not kept before its form is known to be ours, which is answered all the same', async () => {
    const { post, stamp, photos } = await createFormSite()
    const form = new FormData()
    form.set('photo', new File([new Uint8Array(7)], 'photo.jpg'))
    form.set('stamp', stamp)
    form.set('name', 'Ana')
    expect(await shown(await post('/contests/harbour', form))).toContain('["name","Ana"]')
    expect(photos).toEqual([{ kind: 'no room' }])
  })

  it('that is larger than a photo may be is told so, with all else that was typed', async () => {
    const { post, stamp, photos } = await createFormSite()
    const form = new FormData()
    form.set('stamp', stamp)
    form.set('photo', new File([new Uint8Array(20 * megabytes)], 'photo.jpg'))
    form.set('name', 'Ana')
    expect(await shown(await post('/contests/harbour', form))).toContain('["name","Ana"]')
    expect(photos).toEqual([{ kind: 'too large' }])
  })

  it('that stands still keeps nobody else out', async () => {
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

  it('of one network address leaves room for those of others', async () => {
    const { request, stamp, photos } = await createFormSite()
    const begun = await beginning(stamp, 4 * megabytes)
    const upload = (address: string, body: ReadableStream<Uint8Array>) =>
      request('/contests/harbour', ...formOf(body, { address }))
    const whole = async () => new Blob([begun, '\r\n--b--\r\n']).stream()
    for (let hostile = 0; hostile < 20; hostile += 1) void upload('192.0.2.1', stalledAfter(begun))
    await new Promise((resolve) => setTimeout(resolve, 500))
    await upload('192.0.2.1', await whole())
    await upload('192.0.2.2', await whole())
    expect(photos.map(({ kind }) => kind)).toEqual(['no room', 'file'])
  })
})

describe('what may be sent', () => {
  /** The status for a body of so many bytes, of which none ever comes. */
  async function statusFor(path: string, bytes: number, { method = 'POST', type = multipart } = {}) {
    const headers = { 'content-length': String(bytes), 'content-type': type }
    return (await createTestSite().request(path, { method, headers })).status
  }
  const multipart = 'multipart/form-data; boundary=x'
  const tooLarge = 413
  /** The length is fine: what is refused next is that no page of ours has sent it. */
  const fromElsewhere = 403

  it.each([
    ['/note', 65_536],
    ['/es/note.data?_routes=x', 65_536],
    ['/contests/harbour', 33_554_432],
    ['/contests/harbour.data', 33_554_432],
  ])('to %s has at most %d bytes', async (path, bytes) => {
    expect(await statusFor(path, bytes)).toBe(fromElsewhere)
    expect(await statusFor(path, bytes + 1)).toBe(tooLarge)
  })

  it('to a contest is no larger than other forms where it can hold no photo', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await statusFor('/contests/harbour', 65_536, { type })).toBe(fromElsewhere)
    expect(await statusFor('/contests/harbour', 65_537, { type })).toBe(tooLarge)
  })

  it.each(['/', '/stores', '/note/', '/note/contests/harbour', '//note', '/profile', '/%'])(
    'is nothing to %s',
    async (path) => expect(await statusFor(path, 1)).toBe(tooLarge),
  )

  it('is nothing but by POST', async () => {
    expect(await statusFor('/note', 1, { method: 'PUT' })).toBe(tooLarge)
    expect(await statusFor('/note', 1, { method: 'GET' })).toBe(tooLarge)
  })

  it.each([
    { 'transfer-encoding': 'chunked' },
    { 'content-length': '5', 'content-encoding': 'br' },
    { 'content-length': '5', 'transfer-encoding': 'chunked' },
  ])('states its length and is not compressed: %j', async (headers) => {
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

/** A form that comes piece by piece, from a page of ours unless it says otherwise. */
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
