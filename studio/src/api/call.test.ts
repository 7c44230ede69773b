import { describe, expect, it, vi } from 'vitest'
import { call, onForbidden } from './call.ts'
import { refusalOf } from './request-error.ts'

/** Stubs `fetch` to respond with this body; returns the list of received requests. */
function answer(body: unknown, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    typeof body === 'string' ? new Response(body, init) : Response.json(body, init),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

/** The body of a refusal. */
function problem(status: number, code: string, title: string) {
  return { type: `/problems/${code}`, title, status, code }
}

const saving = 'PUT /api/v1/entries/:id/draft'
const draft = { params: { id: 7 }, headers: { 'If-Match': '"3"' }, body: { document: { name: 'Ixtle' } } }
const saved = { version: 4, revision: 9, faults: [], warnings: [] }

describe('a call', () => {
  it('fills in the address, the headers and the body of its endpoint', async () => {
    const fetch = answer(saved)
    await expect(call(saving, draft)).resolves.toEqual(saved)
    const [address, init] = fetch.mock.calls[0] ?? []
    expect(address).toBe('/api/v1/entries/7/draft')
    expect(init).toMatchObject({
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"3"' },
      body: '{"document":{"name":"Ixtle"}}',
    })
  })

  it('leaves out of a query what is not given, and encodes the rest', async () => {
    const fetch = answer({ entries: [] })
    await call('GET /api/v1/search', { query: { query: 'a&b' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/search?query=a%26b')
    const list = answer({ items: [], total: 0 })
    await call('GET /api/v1/entries', { query: { kind: 'store', cursor: undefined } })
    expect(list.mock.calls[0]?.[0]).toBe('/api/v1/entries?kind=store')
  })

  it('sends a file as it is', async () => {
    const fetch = answer(problem(413, 'too-large', 'Too large.'), { status: 413 })
    const file = new Blob(['a,b'], { type: 'text/csv' })
    await expect(
      call('POST /api/v1/imports/csv', { query: { kind: 'store' }, body: file }),
    ).rejects.toMatchObject({ code: 'too-large' })
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body: file, headers: { 'Content-Type': 'text/csv' } })
  })

  it.each([
    ['another shape', { ...saved, version: 'four' }, '/version'],
    ['a page of a proxy', '<html>', '/'],
    ['nothing', '', '/'],
  ])('is refused %s for a response', async (_, body, place) => {
    answer(body)
    const failed = call(saving, draft)
    await expect(failed).rejects.toMatchObject({ code: 'unexpected', status: 0 })
    await expect(failed).rejects.toThrow(`${saving}: the response has an unexpected value at ${place}.`)
  })

  it('tells what the platform refused, and when it may be tried again', async () => {
    const issues = [{ path: ['name'], code: 'missing', message: 'The name is missing.' }]
    answer(
      { ...problem(422, 'faults', 'There are faults.'), errors: issues },
      { status: 422, headers: { 'Retry-After': '3' } },
    )
    await expect(call(saving, draft)).rejects.toMatchObject({
      code: 'faults',
      status: 422,
      issues,
      retryAfterMs: 3_000,
    })
  })

  it.each([
    [401, 'unauthorized'],
    [404, 'not-found'],
    [413, 'too-large'],
    [502, 'failed'],
  ])('takes a page of a proxy with %s for %s', async (status, code) => {
    answer('<html>', { status })
    await expect(call(saving, draft)).rejects.toMatchObject({ code, status })
  })

  it('is offline where nothing answers, and where the answer breaks off', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(call('GET /api/v1/session')).rejects.toMatchObject({ code: 'offline', status: 0 })
    const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) })
    vi.stubGlobal('fetch', async () => new Response(broken))
    await expect(call('GET /api/v1/session')).rejects.toMatchObject({ code: 'offline' })
  })

  it('tells of an act that the role does not allow, not of a screen', async () => {
    const listener = vi.fn<() => void>()
    onForbidden(listener)
    answer(problem(403, 'forbidden', 'Not allowed.'), { status: 403 })
    await expect(call('GET /api/v1/inbox')).rejects.toMatchObject({ code: 'forbidden' })
    expect(listener).not.toHaveBeenCalled()
    await expect(call('DELETE /api/v1/staff/:id/sessions', { params: { id: 2 } })).rejects.toThrow(
      'Not allowed.',
    )
    expect(listener).toHaveBeenCalledOnce()
    onForbidden(() => {})
  })
})

describe('a refusal with more than a problem', () => {
  const stale = {
    ...problem(412, 'version-stale', 'Somebody went on since.'),
    current: { version: 5, document: {}, by: null },
    mine: [],
    theirs: [],
    conflicts: [],
  }
  const refuse = async (body: unknown) => {
    answer(body, { status: 412 })
    return call(saving, draft).catch((error: unknown) => error)
  }

  it('is read by the table of endpoints', async () => {
    expect(refusalOf(await refuse(stale), saving, 412)?.current.version).toBe(5)
  })

  it('is none where it has another shape, or where the request failed for another reason', async () => {
    expect(refusalOf(await refuse({ ...stale, current: 5 }), saving, 412)).toBeUndefined()
    expect(refusalOf(new Error('Something else.'), saving, 412)).toBeUndefined()
  })
})
