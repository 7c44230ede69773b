import { describe, expect, it } from 'vitest'
import { readNumbers } from './number-words.ts'
import { wordsOf } from './words.ts'

const textOf = (text: string) =>
  readNumbers(wordsOf(text))
    ?.map((reading) => reading.text)
    .join(' ')

describe('numbers in words', () => {
  it.each([
    ['seven eleven', '7 11'],
    ['7 eleven', '7 11'],
    ['siete once', '7 11'],
    ['7 once', '7 11'],
    ['forever twenty one', 'forever 21'],
    ['forever twenty-one', 'forever 21'],
    ['forever veintiuno', 'forever 21'],
    ['veintidós', '22'],
    ['treinta y uno', '31'],
    ['treinta y un', '30 un'],
    ['treinta y tantos', '30 tantos'],
    ['twenty ten', '20 10'],
    ['twenty', '20'],
    ['zero waste', '0 waste'],
    ['cien montaditos', '100 montaditos'],
    ['ciento veinte', '120'],
    ['ciento treinta y dos', '132'],
    ['two hundred', '200'],
    ['twenty hundred', '20 100'],
    ['nineteen', '19'],
    ['diecinueve', '19'],
    ['ninety nine', '99'],
    ['noventa y nueve', '99'],
    ['five guys and six friends', '5 guys 6 friends'],
  ])('read %j as %j', (text, expected) => {
    expect(textOf(text)).toBe(expected)
  })

  it.each(['', 'boots', '711', 'once upon a tide', 'una tienda'])('are not in %j', (text) => {
    expect(textOf(text)).toBeUndefined()
  })

  it.each([
    [
      0,
      1,
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
        'eighteen nineteen twenty',
    ],
    [10, 10, 'ten twenty thirty forty fifty sixty seventy eighty ninety'],
    [0, 1, 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'],
    [
      12,
      1,
      'doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés ' +
        'veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta',
    ],
    [10, 10, 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'],
  ])('count from %i in steps of %i', (first, step, words) => {
    const all = words.split(' ')
    expect(all.map(textOf)).toEqual(all.map((_, index) => String(first + index * step)))
  })

  it.each([
    ['nine hundred', '900'],
    ['hundred', '100'],
    ['hundred and one', '101'],
    ['ciento', '100'],
    ['ciento noventa y nueve', '199'],
    ['cien cien', '100 100'],
    ['ten hundred', '10 100'],
    ['zero hundred', '0 100'],
    ['thirty zero', '30 0'],
    ['fifteen one', '15 1'],
  ])('read %j as %j, the longest number first', (text, expected) => {
    expect(textOf(text)).toBe(expected)
  })

  it('say which words they are read from', () => {
    expect(readNumbers(['forever', 'twenty', 'one', 'shop'])).toEqual([
      { text: 'forever', from: 0, to: 1 },
      { text: '21', from: 1, to: 3 },
      { text: 'shop', from: 3, to: 4 },
    ])
  })
})
