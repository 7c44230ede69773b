import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { readDay } from './dates.ts'
import { readHtml } from './html.ts'
import { readId, readIds } from './id.ts'
import { readEmail, readLink } from './link.ts'
import { maxListLength } from './limits.ts'
import { readCount, readInteger, readNumber } from './number.ts'
import { readFocalPoint, readPicture, readPictureAddress } from './picture.ts'
import { decodeList } from './response.ts'
import { readSlug } from './slug.ts'
import { readNetworkName, readSocialLinks } from './social-links.ts'
import { readText, readTexts } from './text.ts'

const letters = (count: number) => 'a'.repeat(count)
const each = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

/** The last length that is decoded, and the next one, which counts as absent. */
const texts: readonly (readonly [string, number, (length: number) => unknown])[] = [
  ['a text', 200_000, (length) => readText(letters(length))],
  ['HTML', 200_000, (length) => readHtml(letters(length), context)],
  ['an id', 200, (length) => readId(letters(length))],
  ['a slug', 600, (length) => readSlug(letters(length))],
  [
    'an e-mail address',
    64 + '@shop.example'.length,
    (length) => readEmail(`${letters(length - 13)}@shop.example`),
  ],
  ['a link', 4_000, (length) => readLink(`https://shop.example/${letters(length - 21)}`, context)],
  ['the address of a picture', 4_000, (length) => readPictureAddress(`/${letters(length - 5)}.png`, context)],
]

describe('the longest', () => {
  it.each(texts)('%s has %i characters', (_, most, read) => {
    expect(read(most)).toBeDefined()
    expect(read(most + 1)).toBeUndefined()
  })

  it('slug is cut to 200 characters, a tag too, and the name of a network to 60', () => {
    expect(readSlug(letters(600))).toHaveLength(200)
    expect(readTexts([letters(300)])[0]).toHaveLength(200)
    expect(readNetworkName(letters(70))).toHaveLength(60)
    expect(readNetworkName(`${letters(59)} ${letters(5)}`)).toHaveLength(59)
  })
})

describe('the items of a list after the first', () => {
  it.each([
    ['1,000 ids', 1_000, (count: number) => readIds(each(count, String))],
    ['200 tags', 200, (count: number) => readTexts(each(count, String))],
    [
      '50 social links',
      50,
      (count: number) =>
        readSocialLinks(
          each(count, (index) => ({ social_type: 'x', url: `https://x.com/${index}` })),
          context,
        ),
    ],
  ])('%s are left out', (_, most, read) => {
    expect(read(most)).toHaveLength(most)
    expect(read(most + 1)).toHaveLength(most)
  })

  it('20,000 records are left out, and reported', () => {
    const read = (count: number) =>
      decodeList(
        'stores',
        each(count, () => ({})),
        {},
        () => 1,
      )
    expect(read(maxListLength).faults).toEqual([])
    expect(read(maxListLength + 1).value).toHaveLength(20_000)
    expect(read(maxListLength + 1).faults).toEqual([
      { item: 'stores', message: 'has 20001 items; those after 20000 are left out' },
    ])
  })
})

describe('a number', () => {
  it.each([
    [' 12 ', 12],
    ['-0.5', -0.5],
    ['999999999999999', 999_999_999_999_999],
    ['1000000000000000', undefined],
    ['1.', undefined],
    ['', undefined],
  ])('written %j is %s', (value, number) => {
    expect(readNumber(value)).toBe(number)
  })

  it('is within its bounds, which are included', () => {
    expect([-1, 0, 6, 7].map((value) => readInteger(value, 0, 6))).toEqual([undefined, 0, 6, undefined])
    expect([0, 1_000_000, 1_000_001].map(readCount)).toEqual([0, 1_000_000, 0])
  })

  it.each([
    [0, true],
    [1, true],
    [-0.01, false],
    [1.01, false],
  ])('%d is a share of a picture: %s', (share, isShare) => {
    expect(readFocalPoint({ x: share, y: 0.5 }) !== undefined).toBe(isShare)
    expect(readFocalPoint({ x: 0.5, y: share }) !== undefined).toBe(isShare)
  })

  it.each([
    [0, undefined],
    [1, 1],
    [100_000, 100_000],
    [100_001, undefined],
  ])('%i as the width of a picture is %s', (width, read) => {
    const fields = { addresses: ['url'], width: 'width', height: 'height' }
    expect(readPicture({ url: '/a.png', width, height: 1 }, fields, context)?.width).toBe(read)
    expect(readPicture({ url: '/a.png', width: 1, height: width }, fields, context)?.height).toBe(read)
  })
})

describe('a day', () => {
  it.each([
    ['1970-01-01', undefined],
    ['1970-01-02', '1970-01-02'],
    ['2199-12-31', '2199-12-31'],
    ['2200-01-01', undefined],
    ['2026-11-25 23:59:59', '2026-11-25'],
    ['2026-11-25 24:00:00', undefined],
    ['2026-11-25 23:60:00', undefined],
    ['2026-11-25 23:59:60', undefined],
  ])('%s is read as %s', (date, day) => {
    expect(readDay({ date }, 'date', { timeZone: 'America/Halifax', note: () => {} })).toBe(day)
  })
})

describe('a social network', () => {
  it.each([
    ['facebook.com', 'Facebook'],
    ['instagram.com', 'Instagram'],
    ['twitter.com', 'Twitter'],
    ['x.com', 'X'],
    ['youtube.com', 'YouTube'],
    ['pinterest.com', 'Pinterest'],
    ['tiktok.com', 'TikTok'],
    ['yelp.com', 'Yelp'],
    ['tripadvisor.com', 'Tripadvisor'],
    ['weibo.com', 'Weibo'],
    ['snapchat.com', 'Snapchat'],
    ['linkedin.com', 'LinkedIn'],
    ['threads.net', 'Threads'],
  ])('at %s is %s, also without its name; its home page is no profile', (host, network) => {
    const url = `https://www.${host}/larchgate`
    expect(readSocialLinks([{ url }], context)).toEqual([{ network, url }])
    expect(readSocialLinks([{ url: `https://m.${host}/` }], context)).toEqual([])
    expect(readSocialLinks([{ url: `https://${host}/?id=7` }], context)).toHaveLength(1)
    expect(readNetworkName(network.toUpperCase().split('').join(' '))).toBe(network)
  })

  it('of another name keeps it, and one without a name and a known host is left out', () => {
    const url = 'https://shop.example/larchgate'
    expect(readSocialLinks([{ social_type: 'Mastodon', url }], context)).toEqual([
      { network: 'Mastodon', url },
    ])
    expect(
      readSocialLinks([{ url }, { social_type: 'x', url: 'mailto:a@shop.example' }, 7], context),
    ).toEqual([])
  })
})
