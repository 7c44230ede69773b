import { expect, it } from 'vitest'
import { createForwardedWarning } from './forwarded-warning.ts'

function warningsOf(trustedProxies: number, headers: readonly (string | undefined)[]): readonly string[] {
  const lines: string[] = []
  const ignore = () => {}
  const warn = (_: object, message: string) => void lines.push(message)
  const log = { debug: ignore, info: ignore, warn, error: ignore }
  const check = createForwardedWarning({ trustedProxies, setting: 'SITE_TRUSTED_PROXIES', log })
  for (const header of headers) check(header)
  return lines
}

it('warns once of a forwarded request when no proxy is trusted', () => {
  expect(warningsOf(0, [undefined, '', '192.0.2.1', '192.0.2.2'])).toEqual([
    expect.stringContaining('SITE_TRUSTED_PROXIES is 0'),
  ])
})

it('is silent without a proxy, and with one that is trusted', () => {
  expect(warningsOf(0, [undefined, undefined])).toEqual([])
  expect(warningsOf(1, ['192.0.2.1'])).toEqual([])
})
