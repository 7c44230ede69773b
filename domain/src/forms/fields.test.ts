import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  requiredCheckbox,
  emailAddress,
  singleLine,
  multiLine,
  name,
  phone,
  required,
  checkbox,
} from './fields.ts'

describe('a name', () => {
  it.each([
    "Siobhán O'Neil",
    'José-Luis Núñez',
    '山田 太郎',
    'X Æ',
    'Ng',
    'María del Carmen',
    "D'Arcy-Smith Jr.",
    'محمد',
    'Zoë 3rd',
  ])('is accepted unchanged: %s', (text) => {
    expect(name(100)(text)).toEqual({ value: text.normalize('NFC') })
  })

  it.each(['Win at https://bad.example', 'www.bad.example', '<b>Ann</b>', 'ann@example.com'])(
    'is not an address or markup: %s',
    (text) => {
      expect(name(100)(text)).toEqual({ problem: { kind: 'notAName' } })
    },
  )

  it('has a limit in characters as a reader counts them', () => {
    expect(name(3)('é'.normalize('NFD').repeat(3))).toEqual({ value: 'ééé' })
    expect(name(2)('🦀🦀')).toEqual({ value: '🦀🦀' })
    expect(name(2)('abc')).toEqual({ problem: { kind: 'tooLong', limit: 2 } })
  })
})

describe('an e-mail address', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    [' Ann.Lee+mall@Mail.Example.CO ', 'Ann.Lee+mall@mail.example.co'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['josé@correo.example', 'josé@correo.example'],
    ['info@münchen.example', 'info@münchen.example'],
    ['x@a.io', 'x@a.io'],
    ['ann@ｅｘａｍｐｌｅ.com', 'ann@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('is accepted: %s', (text, value) => {
    expect(emailAddress(text)).toEqual({ value })
  })

  it.each([
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@@example.com',
    'ann@example..com',
    'ann@-example.com',
    'ann@example.com, bob@example.com',
    'Ann <ann@example.com>',
    '"ann"@example.com',
    'ann lee@example.com',
    'ann@exa mple.com',
    'ann@example.com\nBcc: bob@example.com',
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@[127.0.0.1]',
    '.ann@example.com',
    'ann.@example.com',
    'a..nn@example.com',
    'ann\u0000@example.com\u0001x',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `ann@${'abcdefghi.'.repeat(25)}com`,
  ])('is refused: %j', (text) => {
    expect(emailAddress(text)).toEqual({ problem: { kind: 'notAnAddress' } })
  })

  it('has 254 characters at most', () => {
    const address = (length: number) => `${'a'.repeat(length - 200)}@${'a.'.repeat(92)}aaaaaaa.example`
    expect(address(254)).toHaveLength(254)
    expect('value' in emailAddress(address(254))).toBe(true)
    expect(emailAddress(address(255))).toEqual({ problem: { kind: 'notAnAddress' } })
  })

  it('never contains characters with a meaning in a mail header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (local, domain) => {
        const read = emailAddress(`${local}@${domain}.example`)
        if ('problem' in read || read.value === undefined) return
        expect(read.value).not.toMatch(/[\s<>,;:"\\()[\]\p{C}]/u)
        expect(read.value.split('@')).toHaveLength(2)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a single line', () => {
  it('is one line without extra spaces', () => {
    expect(singleLine(50)('  Lost\n\tglove  ')).toEqual({ value: 'Lost glove' })
    expect(singleLine(50)(' \n ')).toEqual({ value: undefined })
  })

  it('is stripped of invisible characters and direction marks', () => {
    expect(singleLine(50)('a\u0000b\u202Ec\u2066d\u200B\uD800')).toEqual({ value: 'abcd' })
    expect(singleLine(50)('👩‍👧')).toEqual({ value: '👩‍👧' })
  })
})

describe('a text', () => {
  it('keeps its lines', () => {
    expect(multiLine(50)('One\r\ntwo\rthree\n')).toEqual({ value: 'One\ntwo\nthree' })
  })

  it('ends at its limit', () => {
    expect(multiLine(3)('abcd')).toEqual({ problem: { kind: 'tooLong', limit: 3 } })
  })
})

describe('a phone number', () => {
  it.each(['902-555-0100', '+52 (55) 5555 0100', '902.555.0100 x12', '#902 555 0100'])(
    'is taken as people write it: %s',
    (text) => {
      expect(phone(text)).toEqual({ value: text })
    },
  )

  it.each(['call me', '12345', '1'.repeat(21), '902-555-0100; drop'])('is refused: %s', (text) => {
    expect(phone(text)).toEqual({ problem: { kind: 'notAPhone' } })
  })

  it.each([
    [5, false],
    [6, true],
    [20, true],
    [21, false],
  ])('of %i digits is one: %s', (digits, isPhone) => {
    expect('value' in phone('1'.repeat(digits))).toBe(isPhone)
  })

  it('has 40 characters at most', () => {
    expect('value' in phone(`902-555 ${'-'.repeat(32)}`)).toBe(true)
    expect(phone(`902-555 ${'-'.repeat(33)}`)).toEqual({ problem: { kind: 'tooLong', limit: 40 } })
  })

  it('may be left out', () => {
    expect(phone(' ')).toEqual({ value: undefined })
  })
})

describe('a checkbox', () => {
  it('that is required is missing when it is not checked', () => {
    expect([requiredCheckbox('on'), requiredCheckbox('')]).toEqual([
      { value: true },
      { problem: { kind: 'missing' } },
    ])
  })

  it('may be optional', () => {
    expect([checkbox('on'), checkbox('')]).toEqual([{ value: true }, { value: false }])
  })
})

it('a mandatory field is missing when it is empty', () => {
  expect(required(singleLine(5))(' ')).toEqual({ problem: { kind: 'missing' } })
  expect(required(singleLine(5))('a')).toEqual({ value: 'a' })
  expect(required(singleLine(5))('abcdef')).toEqual({ problem: { kind: 'tooLong', limit: 5 } })
})
