import { describe, expect, it } from 'vitest'
import {
  createGuardedLookup,
  isPublicAddress,
  PrivateAddressError,
  requireAllowedHost,
} from './public-address.ts'

describe('isPublicAddress', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::',
    'localhost',
    '',
  ])('refuses %s', (address) => {
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
