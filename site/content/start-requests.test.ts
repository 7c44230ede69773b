import { locales } from '@promenade/domain/locale/locale'
import { expect, it } from 'vitest'
import { useTestGateways } from '../testing/gateways.ts'
import type { PlatformFetch } from './platform-request.ts'

const codes = locales.map(({ code }) => code)
const test = useTestGateways()

interface Sent {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

/** What a site requests at its start, in order, with the notifications last. */
async function requestsAtStart(): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const fetch: PlatformFetch = (url, init) => {
    sent.push({ url: new URL(url), headers: init.headers })
    return test.platform.fetch(url, init)
  }
  test.platform.responses['site_map_data'] = { meta_data: [{ path: '/hours' }] }
  const gateway = test.create({ fetch })
  await gateway.start()
  await expect
    .poll(() => sent.filter(({ url }) => url.pathname.endsWith('/meta_data')).length)
    .toBe(codes.length)
  await gateway.stop()
  return sent
}

const lists = [
  'hours',
  'stores/list',
  'stores',
  'categories',
  'promotions',
  'coupons',
  'events',
  'news',
  'jobs',
  'contests',
  'pages',
  'banners',
  'galleries',
  'homepage',
  'popups',
  'blogs',
  'social',
  'pois',
  'site_map_data',
]

it('requests at its start what specification §7 lists, each once: the property first, then every list in each language', async () => {
  const sent = await requestsAtStart()
  const addresses = sent.map(({ url }) => `${url.pathname.replace('/properties/1', '')}${url.search}`)
  const key = '?api_key=k-secret'
  expect(addresses.filter((address) => !address.startsWith('/changes'))).toEqual([
    ...codes.map((locale) => `/${key}&locale=${locale}`),
    ...codes.flatMap((locale) => lists.map((list) => `/${list}${key}&locale=${locale}`)),
    ...['map', 'mapplic'].map((resource) => `/${resource}${key}`),
    ...codes.map((locale) => `/meta_data${key}&locale=${locale}&path=%2Fhours`),
  ])
  expect(addresses.filter((address) => address.startsWith('/changes'))).toEqual([`/changes${key}`])
})

it('requests JSON, as JSON', async () => {
  const sent = await requestsAtStart()
  const others = sent.filter(
    ({ headers }) =>
      headers['accept'] !== 'application/json' || headers['content-type'] !== 'application/json',
  )
  expect(others.map(({ url }) => url.pathname)).toEqual(['/properties/1/changes'])
})
