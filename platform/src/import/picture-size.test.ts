import { describe, expect, it } from 'vitest'
import { measurePicture } from './picture-size.ts'

const svg = (text: string) => measurePicture('image/svg+xml', Buffer.from(text))

describe('measurePicture', () => {
  it('reads an SVG by its size or else by its box', () => {
    expect(svg('<?xml version="1.0"?><svg width="320px" height="160.4" viewBox="0 0 1 1">')).toEqual({
      width: 320,
      height: 160,
    })
    expect(svg('<svg\n viewBox="0 0 24 12.5">')).toEqual({ width: 24, height: 13 })
    expect(svg('<svg stroke-width="3" viewBox="0 0 24 12">')).toEqual({ width: 24, height: 12 })
  })

  it('reads PNG, GIF and WebP', () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d494844520000012c000000c8', 'hex')
    expect(measurePicture('image/png', png)).toEqual({ width: 300, height: 200 })
    expect(measurePicture('image/gif', Buffer.from('4749463839612c01c800', 'hex'))).toEqual({
      width: 300,
      height: 200,
    })
    const webp = Buffer.from('524946460000000057454250565038580a000000100000002b0100c70000', 'hex')
    expect(measurePicture('image/webp', webp)).toEqual({ width: 300, height: 200 })
  })

  it('reads a JPEG past its other segments', () => {
    const jpeg = Buffer.from('ffd8ffe000044a46ffc00011080 0c8012c03'.replace(' ', ''), 'hex')
    expect(measurePicture('image/jpeg', jpeg)).toEqual({ width: 300, height: 200 })
  })

  it.each(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])(
    'finds no %s in something else or in nothing',
    (contentType) => {
      for (const bytes of [
        Buffer.alloc(0),
        Buffer.from('hello'),
        Buffer.from('<svg><!-- no size -->'),
        Buffer.alloc(64, 0xff),
      ]) {
        expect(measurePicture(contentType, bytes)).toBeUndefined()
      }
    },
  )
})
