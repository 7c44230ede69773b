import { isWebhookUrl } from '@promenade/contract/studio-api/webhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { localReach } from '../../testing/test-webhooks.ts'
import {
  accept,
  refuseWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts'
import { postEvent, publicReach, type Reach } from './post-event.ts'

const never = new AbortController().signal

describe('postEvent', () => {
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await startWebhookReceiver()
  })
  afterEach(() => {
    receiver.received.splice(0)
    receiver.answer = accept
  })
  afterAll(() => receiver.stop())

  const post = (url: string, reach: Partial<Reach> = {}) =>
    postEvent({ url, headers: {}, body: '{"ü":1}' }, { ...localReach, ...reach }, never)

  it('sends the body once, and tells the status', async () => {
    expect(await post(receiver.url)).toMatchObject({ status: 204, error: null })
    expect(receiver.received).toMatchObject([{ body: '{"ü":1}', path: '/hook' }])
  })

  it('follows no redirect', async () => {
    receiver.answer = refuseWith(307, { Location: '/elsewhere' })
    expect(await post(receiver.url)).toMatchObject({ status: 307 })
    expect(receiver.received).toHaveLength(1)
  })

  it('tells when it may come back', async () => {
    receiver.answer = refuseWith(503, { 'Retry-After': '120' })
    expect(await post(receiver.url)).toEqual({ status: 503, error: null, retryAfter: '120' })
  })

  it('waits for no receiver that says nothing', async () => {
    receiver.answer = () => {}
    expect(await post(receiver.url, { timeoutMs: 50 })).toEqual({ status: null, error: 'no-answer' })
  })

  it('reads little of a long answer', async () => {
    const closed = Promise.withResolvers<number>()
    receiver.answer = (response) => {
      let sent = 0
      const send = () => {
        sent += 65_536
        response.write('x'.repeat(65_536), (error) => error ?? setImmediate(send))
      }
      response.on('close', () => closed.resolve(sent))
      response.writeHead(200)
      send()
    }
    expect(await post(receiver.url)).toMatchObject({ status: 200 })
    // What the buffers of both sockets take.
    expect(await closed.promise).toBeLessThan(10_000_000)
  })

  it('tells that nobody is there', async () => {
    const gone = await startWebhookReceiver()
    await gone.stop()
    expect(await post(gone.url)).toEqual({ status: null, error: 'unreachable' })
    expect(await post('http://nobody.invalid/')).toEqual({ status: null, error: 'unreachable' })
  })

  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[ff02::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://localhost/',
  ])('asks nothing of a private network: %s', async (url) => {
    const outcome = await postEvent({ url, headers: {}, body: '' }, publicReach, never)
    expect(outcome).toEqual({ status: null, error: 'private' })
  })

  it('connects to nothing when a name leads inwards, also where the receiver listens', async () => {
    const { port } = new URL(receiver.url)
    const isAllowedAddress = () => false
    expect(await post(`http://localhost:${port}/`, { isAllowedAddress })).toMatchObject({ error: 'private' })
    expect(receiver.received).toEqual([])
  })

  it('takes no address but https, in the database either', async () => {
    const { isAllowedUrl } = publicReach
    expect(await post(receiver.url, { isAllowedUrl })).toEqual({ status: null, error: 'private' })
    expect(receiver.received).toEqual([])
  })
})

describe('the address of a receiver', () => {
  it.each(['https://shop.example/hook?key=1', 'https://shop.example:8443/', 'https://shop.example:443/'])(
    'may be %s',
    (url) => expect(isWebhookUrl(url)).toBe(true),
  )

  it.each([
    'http://shop.example/',
    'https://shop.example:22/',
    'https://user@shop.example/',
    'https://:secret@shop.example/',
    'ftp://shop.example/',
    'shop.example',
    'javascript:alert(1)',
    '',
  ])('is never %j', (url) => expect(isWebhookUrl(url)).toBe(false))
})
