import { expect, it } from 'vitest'
import { Hono } from 'hono'
import type { SiteEnv } from '../http/site-env.ts'
import { clientAddress } from './client-address.ts'

async function addressOf(address: string, forwarded?: string, trustedProxies = 0): Promise<string> {
  const site = new Hono<SiteEnv>().get('/', (context) => context.text(clientAddress(context, trustedProxies)))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await site.request('/', { headers }, { address })).text()
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007::1', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', async (address, counted) => {
  expect(await addressOf(address)).toBe(counted)
})

it.each([
  ['203.0.113.9', 0, '10.0.0.1'],
  ['203.0.113.9', 1, '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['203.0.113.9', 2, '10.0.0.1'],
  ['unknown', 1, '10.0.0.1'],
  ['203.0.113.9:4711', 1, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
  ['2001:db8:1:2:3::4', 1, '2001:db8:1:2::/64'],
])('of what is noted, %s, with %i proxies of ours %s is believed', async (forwarded, trusted, believed) => {
  expect(await addressOf('10.0.0.1', forwarded, trusted)).toBe(believed)
})
