import { describe, expect, it } from 'vitest'
import { createTestSlide, createTestContext } from '../../testing/page-context.ts'
import type { FindOpenGraphFile } from '../../content/open-graph-file.ts'
import { openGraphImage } from './open-graph-image.server.ts'

const openGraphFile: FindOpenGraphFile = (source, look) =>
  source.includes('unpainted')
    ? undefined
    : { path: `/open-graph/${look}-of${source.replaceAll('/', '-')}`, width: 1200, height: 630, size: 9 }

const banners = [{ name: 'Property Banner', items: [createTestSlide('mall')] }]

describe('the Open Graph image', () => {
  it('is generated from the item’s own picture, at an absolute address', () => {
    const context = createTestContext({ openGraphFile }, { banners })
    const sources = { picture: { url: '/media/a.svg', alt: 'A kite' }, logo: { url: '/media/logo.svg' } }
    expect(openGraphImage(context, sources)).toEqual({
      url: 'https://mall.example/open-graph/picture-of-media-a.svg',
      width: 1200,
      height: 630,
      alt: 'A kite',
    })
  })

  it('is its store’s logo if it has none or it is not generated yet', () => {
    const context = createTestContext({ openGraphFile }, { banners })
    const picture = { url: '/media/unpainted.svg' }
    const logo = { url: '/media/logo.svg' }
    expect(openGraphImage(context, { logo })?.url).toContain('logo-of-media-logo.svg')
    expect(openGraphImage(context, { picture, logo })?.url).toContain('logo-of-media-logo.svg')
  })

  it('is the centre’s by default', () => {
    expect(openGraphImage(createTestContext({ openGraphFile }, { banners }))?.url).toContain(
      'picture-of-mall.jpg',
    )
  })

  it('is undefined until one is generated, never a drawing', () => {
    const sources = { picture: { url: 'https://pictures.example/a.svg?w=1' } }
    expect(openGraphImage(createTestContext({}, { banners: [] }), sources)).toBeUndefined()
  })

  it('of another host is used as it is, with its size if known', () => {
    const url = 'https://pictures.example/a.jpg'
    const context = createTestContext({
      openGraphFile: () => undefined,
    })
    expect(openGraphImage(context, { picture: { url, width: 800, height: 600 } })).toEqual({
      url,
      width: 800,
      height: 600,
    })
    expect(openGraphImage(context, { picture: { url } })).toEqual({ url })
    expect(openGraphImage(context, { picture: { url: '/media/unpainted.png' } })?.url).toBe(
      'https://mall.example/media/unpainted.png',
    )
  })
})
