import { describe, expect, it } from 'vitest'
import { isLocale } from './locale.ts'
import { preferredLocale } from './preferred-locale.ts'

describe('preferredLocale', () => {
  it.each([
    ['es', 'es'],
    ['ES-mx', 'es'],
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.8, es;q=0.9', 'es'],
    ['es;q=0.5,en;q=0.5', 'es'],
    ['xx-CA,xx;q=0.9,es;q=0.1', 'es'],
    ['es;q=0,en;q=0.1', 'en'],
    ['es-419', 'es'],
    ['en ; q=1.000', 'en'],
  ])('finds the language of %j: %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })

  it.each([null, '', '*', 'xx', 'est', 'es;q=0', 'es;q=2', 'es;q=-1', 'es;q=x', ';;,,=', 'es mx', '\u0000'])(
    'finds none in %j',
    (header) => {
      expect(preferredLocale(header)).toBeUndefined()
    },
  )

  it('reads only the beginning of an endless header', () => {
    expect(preferredLocale(`${'x,'.repeat(40)}es`)).toBeUndefined()
    expect(preferredLocale(`es,${'a-'.repeat(100_000)}`)).toBe('es')
    expect(preferredLocale(`${'x,'.repeat(31)}es`)).toBe('es')
    expect(preferredLocale(`${'x,'.repeat(32)}es`)).toBeUndefined()
    expect(preferredLocale(`${' '.repeat(998)}es`)).toBe('es')
    expect(preferredLocale(`${' '.repeat(999)}es`)).toBeUndefined()
  })
})

describe('isLocale', () => {
  it('accepts only the codes of the site', () => {
    expect(['en', 'es'].every(isLocale)).toBe(true)
    expect(['EN', 'es-MX', '', 'xx', null, undefined, 1].some(isLocale)).toBe(false)
  })
})
