import { describe, expect, it } from 'vitest'
import {
  createGuardedLookup,
  isPublicAddress,
  PrivateAddressError,
  requireAllowedHost,
} from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '1.1.1.1',
    '100.63.255.255',
    '172.32.0.1',
    '198.20.0.1',
    '223.255.255.255',
  ])('holds for IPv4 %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '2606:4700:4700::1111',
    '2606:4700::1111',
    '2a00:1450::1',
    '2a00:1450:4001:81b::200e',
    '2001:4860:4860::8888',
  ])('holds for IPv6 %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ])('does not hold for IPv4 %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2002:a00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%lo',
    'ff02::1',
  ])('does not hold for IPv6 %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['', 'localhost', '127.1', '0x7f000001', '2130706433'])('does not hold for %j', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('a host', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
  ])('written as a number is judged as it is: %s', (address) => {
    expect(() => requireAllowedHost(new URL(address), isPublicAddress)).toThrow(PrivateAddressError)
  })

  it('whose name leads into a private network is not found', async () => {
    const guarded = createGuardedLookup(isPublicAddress)
    const error = await new Promise((resolve) => guarded('localhost', {}, resolve))
    expect(error).toBeInstanceOf(PrivateAddressError)
  })

  it('whose address is allowed is found, in the form that was asked for', async () => {
    const guarded = createGuardedLookup(() => true)
    const one = await new Promise((resolve) =>
      guarded('localhost', { family: 4 }, (_, address) => resolve(address)),
    )
    expect(one).toBe('127.0.0.1')
    const all = await new Promise((resolve) =>
      guarded('localhost', { family: 4, all: true }, (_, found) => resolve(found)),
    )
    expect(all).toEqual([{ address: '127.0.0.1', family: 4 }])
  })
})
