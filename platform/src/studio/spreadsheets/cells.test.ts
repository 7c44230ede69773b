import { type Column, columnsOf } from '@promenade/contract/kinds/columns'
import { describe, expect, it } from 'vitest'
import { findDateOrder, formatCell, needsApostrophe, parseCell, readText } from './cells.ts'

const of = (cell: Column['cell'], isList = false): Column => ({
  header: cell,
  path: [cell],
  cell,
  isList,
  isReadOnly: false,
  fallback: undefined,
})

describe('a cell', () => {
  it.each([
    ['text', 'Café & Co', 'Café & Co'],
    ['text', 'May', 'May'],
    ['text', 'SAVE-20', 'SAVE-20'],
    ['text', '#1 in town!', '#1 in town!'],
    ['number', '12', 12],
    ['number', '-2', -2],
    ['number', '1,5', 1.5],
    ['number', '3.0', 3],
    ['flag', 'yes', true],
    ['flag', 'VERDADERO', true],
    ['flag', 'sí', true],
    ['flag', 'FALSO', false],
    ['date', '2026-12-24', '2026-12-24'],
    ['date', '24/12/2026', '2026-12-24'],
    ['date', '12/24/2026', '2026-12-24'],
    ['date', '24.12.2026', '2026-12-24'],
    ['date', '5/5/2026', '2026-05-05'],
    ['date', '24/12/2026 0:00', '2026-12-24'],
    ['date-or-date-time', '24/12/2026 9:30', '2026-12-24 09:30'],
    ['date-or-date-time', '2026-12-24T19:00:00', '2026-12-24 19:00'],
    ['opening-hours', '10:00 – 21:00', '10:00-21:00'],
    ['opening-hours', 'Closed', 'closed'],
  ] as const)('has a value: %s %s', (cell, text, value) => {
    expect(parseCell(of(cell), text, undefined)).toEqual({ value })
  })

  it.each([
    ['number', 'twelve', 'number'],
    ['number', '1.000', 'number'],
    ['number', '1,23E+15', 'mangled'],
    ['flag', 'perhaps', 'flag'],
    ['date', '31/02/2026', 'date'],
    ['date', '24/12/26', 'date'],
    ['date', 'tomorrow', 'date'],
    ['date', '24/12/2026 9:30', 'date'],
    ['date', '03/04/2026', 'ambiguous-date'],
    ['date', '########', 'mangled'],
    ['text', '1,23E+15', 'mangled'],
    ['text', '########', 'mangled'],
    ['text', '#¿NOMBRE?', 'mangled'],
    ['text', '12-dic', 'mangled'],
    ['text', 'Mar-27', 'mangled'],
  ] as const)('is refused rather than guessed: %s %s', (cell, text, fault) => {
    expect(parseCell(of(cell), text, undefined)).toEqual({ fault })
  })

  it('holds a list', () => {
    expect(formatCell(['boots', 'rain gear'])).toBe('boots; rain gear')
    expect(parseCell(of('text', true), 'boots ;rain gear; ', undefined)).toEqual({
      value: ['boots', 'rain gear'],
    })
    expect(parseCell(of('date', true), '24/12/2026; soon', undefined)).toEqual({ fault: 'date' })
  })

  it('leaves a text out that Excel would cut', () => {
    expect(formatCell('a'.repeat(32_000))).toHaveLength(32_000)
    expect(formatCell('a'.repeat(32_001))).toBe('')
  })

  it.each([
    '=HYPERLINK("http://evil.example")',
    '=1+1\n<p>more</p>',
    '+1 902 555 0190',
    '-20 %',
    '@mall',
    '\t=1',
    ' =1',
    '＝1',
    "'quoted",
    '0045',
    '3-12',
    '12/25',
    '2E3',
    '902555019012',
  ])('is no formula, and comes back: %j', (text) => {
    expect(needsApostrophe.test(text)).toBe(true)
    expect(readText(`'${text}`)).toBe(text.trim())
  })

  it.each(['plain', "'Twas the night", '2026-12-24', '10:00-20:00', '45', 'a=b'])(
    'stays as it is: %j',
    (text) => expect(readText(text)).toBe(text),
  )
})

describe('the order of dates', () => {
  const pair = (text: string, before = '') => ({ text, before })

  it('is that of a day above 12', () => {
    expect(findDateOrder([pair('03/04/2026'), pair('24/12/2026')], undefined)).toBe('day-first')
    expect(findDateOrder([pair('03/04/2026'), pair('12/24/2026')], undefined)).toBe('month-first')
  })

  it('is that of a date that is as it was', () => {
    expect(findDateOrder([pair('03/04/2026', '2026-04-03')], undefined)).toBe('day-first')
    expect(findDateOrder([pair('03/04/2026', '2026-03-04')], 'day-first')).toBe('month-first')
  })

  it('is uncertain where dates differ, whatever the language', () => {
    expect(findDateOrder([pair('24/12/2026'), pair('12/24/2026')], 'day-first')).toBe(undefined)
    expect(findDateOrder([pair('3/4/2026', '2026-04-03'), pair('5/6/2026', '2026-05-06')], 'day-first')).toBe(
      undefined,
    )
  })

  it('is that of the language where no date tells', () => {
    expect(findDateOrder([pair('03/04/2026', '2027-01-01')], 'day-first')).toBe('day-first')
    expect(findDateOrder([pair('2026-12-24', '2026-12-24')], undefined)).toBe(undefined)
  })
})

describe('the columns of a kind', () => {
  it('are the values that a cell can hold, in each language and for each day', () => {
    const headers = columnsOf('store').map(({ header }) => header)
    expect(headers).toEqual(
      expect.arrayContaining(['name.en', 'name.es', 'categories', 'hours.regular.monday']),
    )
    expect(headers.filter((header) => /social|holidays|calm/.test(header))).toEqual([])
    expect(columnsOf('promotion').map(({ header }) => header)).not.toContain('draft')
  })

  it('show a picture that only the studio changes', () => {
    expect(columnsOf('store').filter(({ isReadOnly }) => isReadOnly)).toMatchObject([
      { header: 'logo.path' },
      { header: 'store_front.path' },
    ])
  })
})
