import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { imageFieldNames, readPicture, readPictureAddress } from './picture.ts'

describe('readPictureAddress', () => {
  it.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['http://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/system/a.png?17', 'https://platform.example/system/a.png?17'],
    ['system/a.png', 'https://platform.example/system/a.png'],
    ['http://localhost:4100/a.png', 'http://localhost:4100/a.png'],
    ['http://127.0.0.1:4100/a.png', 'http://127.0.0.1:4100/a.png'],
    ['http://[::1]:4100/a.png', 'http://[::1]:4100/a.png'],
    ['http://127.evil.example/a.png', 'https://127.evil.example/a.png'],
    ['https://mall.imgix.net/a.png', 'https://mall.imgix.net/a.png?auto=format,compress'],
    ['https://mall.imgix.net/a.png?w=9', 'https://mall.imgix.net/a.png?w=9'],
  ])('completes %s', (value, address) => {
    expect(readPictureAddress(value, context)).toBe(address)
  })

  it.each([
    null,
    '',
    'null',
    'missing',
    '/images/original/missing.png',
    'https://cdn.example/original/missing.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'https://user@cdn.example/a.png',
    'http://[',
    7,
  ])('is absent for %j', (value) => {
    expect(readPictureAddress(value, context)).toBeUndefined()
  })

  it('keeps http on the own origin of the platform', () => {
    const inside = { ...context, assetOrigin: 'http://platform:4100' }
    expect(readPictureAddress('/media/a.png', inside)).toBe('http://platform:4100/media/a.png')
    expect(readPictureAddress('//cdn.example/a.png', inside)).toBe('https://cdn.example/a.png')
  })
})

describe('readPicture', () => {
  const otherRow = { ...imageFieldNames, addresses: ['image_url', 'promo_image_url_abs'] }

  it('has its size and its alternative text', () => {
    const row = { image_url: '/a.png', image_url_alt_text: ' A gull ', image_width: '30', image_height: 20 }
    expect(readPicture(row, otherRow, context)).toEqual({
      url: 'https://platform.example/a.png',
      alt: 'A gull',
      width: 30,
      height: 20,
    })
  })

  it.each([
    [
      { x: 0.25, y: '1' },
      { x: 0.25, y: 1 },
    ],
    [{ x: 0.25 }, undefined],
    [{ x: 0.25, y: 1.01 }, undefined],
    ['middle', undefined],
  ])('decodes the focal point %j', (image_focal_point, focalPoint) => {
    expect(readPicture({ image_url: '/a.png', image_focal_point }, otherRow, context)?.focalPoint).toEqual(
      focalPoint,
    )
  })

  it.each([
    ['of our rows counts: the picture only decorates', { untranslated_fields: [] }, ''],
    ['of other platforms is a missing one', {}, undefined],
  ])('an empty alternative text %s', (_, others, alt) => {
    const row = { image_url: '/a.png', image_url_alt_text: '', ...others }
    expect(readPicture(row, otherRow, context)?.alt).toBe(alt)
  })

  it('uses the next address, without a size', () => {
    const row = {
      image_url: 'missing.png',
      promo_image_url_abs: '//c.example/b.png',
      image_width: 3,
      image_height: 2,
    }
    expect(readPicture(row, otherRow, context)).toEqual({ url: 'https://c.example/b.png' })
  })

  it('has both width and height or none', () => {
    expect(readPicture({ image_url: '/a.png', image_width: 30, image_height: 0 }, otherRow, context)).toEqual(
      {
        url: 'https://platform.example/a.png',
      },
    )
  })
})
