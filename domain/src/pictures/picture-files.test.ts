import { describe, expect, it } from 'vitest'
import { fallbackUrl, largestSize, logoFile, readPictureFiles, srcSetOf } from './picture-files.ts'

const files = { folder: '/pictures/a', sizes: ['320x213', '480x320', '960x640'], fallback: 'png' } as const

describe('the files of a picture', () => {
  it('are the files of their folder, ascending', () => {
    const names = ['960x640', '320x213', '480x320'].flatMap((size) => [`${size}.png`, `${size}.avif`])
    expect(readPictureFiles('/pictures/a', names)).toEqual(files)
    expect(readPictureFiles('/pictures/b', ['9x9.jpg', '9x9.webp'])?.fallback).toBe('jpg')
  })

  it('are undefined without a file for all browsers', () => {
    expect(readPictureFiles('/pictures/a', [])).toBeUndefined()
    expect(readPictureFiles('/pictures/a', ['9x9.avif'])).toBeUndefined()
  })

  it('have a srcset with their widths', () => {
    expect(srcSetOf(files, 'avif')).toBe(
      '/pictures/a/320x213.avif 320w, /pictures/a/480x320.avif 480w, /pictures/a/960x640.avif 960w',
    )
    expect(fallbackUrl(files)).toBe('/pictures/a/480x320.png')
    expect(largestSize(files)).toEqual({ width: 960, height: 640 })
  })

  it('have one for a sign: sharp on its plate and no larger, or the largest there is', () => {
    expect(logoFile(files)).toBe('/pictures/a/480x320.webp')
    expect(logoFile({ ...files, sizes: ['120x60'] })).toBe('/pictures/a/120x60.webp')
  })
})
