import { expect, it } from 'vitest'
import { visitorAddress } from './client-address.ts'

function addressOf(address: string, forwarded?: string, trustedProxies = 0): string {
  const header = (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined)
  return visitorAddress({ method: 'GET', target: '/', header, address }, trustedProxies)
}

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['2001:0DB8:0000:0007::1', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, counted) => {
  expect(addressOf(address)).toBe(counted)
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
])('of what is noted, %s, with %i proxies of ours %s is believed', (forwarded, trusted, believed) => {
  expect(addressOf('10.0.0.1', forwarded, trusted)).toBe(believed)
})
