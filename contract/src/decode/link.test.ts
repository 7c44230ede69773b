import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { readEmail, readLink, readWebAddress } from './link.ts'

describe('readLink', () => {
  it.each([
    ['/stores/gull', '/stores/gull'],
    ['stores/gull', '/stores/gull'],
    ['/stores/gull/?a=1#b', '/stores/gull?a=1#b'],
    ['/', '/'],
    ['/es/hours', '/hours'],
    ['/es', '/'],
    ['/essays', '/essays'],
    ['https://larchgate.example//events/kite', '/events/kite'],
    ['http://www.larchgate.example/es/map', '/map'],
    ['larchgate.example/jobs', '/jobs'],
    ['https://larchgate.example', '/'],
    ['/../..//evil', '/evil'],
    ['contact.html', '/contact.html'],
  ])('reads %s as the page %s', (value, path) => {
    expect(readLink(value, context)).toEqual({ kind: 'page', path })
  })

  it.each([
    ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
    ['HTTP://shop.example', 'http://shop.example/'],
    ['//shop.example/a', 'https://shop.example/a'],
    ['www.shop.example', 'https://www.shop.example/'],
    ['shop.example/menu', 'https://shop.example/menu'],
    ['shop.example:8443/menu', 'https://shop.example:8443/menu'],
    ['mailto:a@shop.example', 'mailto:a@shop.example'],
    ['a@shop.example', 'mailto:a@shop.example'],
    ['tel:+1 (902) 555-0100', 'tel:+19025550100'],
    ['/system/menus/a.pdf?17', 'https://platform.example/system/menus/a.pdf?17'],
    ['https://larchgate.example/files/a.pdf', 'https://larchgate.example/files/a.pdf'],
    ['/\\evil.example/x', 'https://evil.example/x'],
  ])('reads %s as the outside address %s', (value, url) => {
    expect(readLink(value, context)).toEqual({ kind: 'outside', url })
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:secret@shop.example/',
    'http://',
    'mailto:nobody',
    'tel:nobody',
    '#top',
    '',
    'null',
    null,
    42,
    {},
    `https://shop.example/${'a'.repeat(4000)}`,
  ])('is absent for %j', (value) => {
    expect(readLink(value, context)).toBeUndefined()
  })
})

describe('readEmail and readWebAddress', () => {
  it('read addresses and nothing else', () => {
    expect(readEmail(' mailto:a.b@shop.example ')).toBe('a.b@shop.example')
    expect(readEmail('a@b')).toBeUndefined()
    expect(readEmail('a@b.example, c@d.example')).toBeUndefined()
    expect(readWebAddress('https://larchgate.example/')).toBe('https://larchgate.example')
    expect(readWebAddress('larchgate.example')).toBe('https://larchgate.example')
    expect(readWebAddress('/hours')).toBeUndefined()
    expect(readWebAddress('mailto:a@b.example')).toBeUndefined()
  })
})
