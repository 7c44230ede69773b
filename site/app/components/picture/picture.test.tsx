import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture, type PictureSource } from './picture.tsx'

const files = {
  folder: '/pictures/0123456789abcdef',
  sizes: ['320x213', '480x320', '640x427'],
  fallback: 'jpg',
} as const

function markupOf(picture: Partial<PictureSource>, priority: 'first' | 'later' = 'later'): string {
  const shown = { url: '/media/1/ferry.jpg', alt: 'The last ferry', ...picture }
  return renderToStaticMarkup(
    <Picture className="wide" picture={shown} width={1200} height={900} sizes="50vw" priority={priority} />,
  )
}

describe('a picture', () => {
  it('with files is offered in every size, the smallest format first', () => {
    const html = markupOf({ files })
    const types = [...html.matchAll(/<source type="image\/(\w+)"/g)].map(([, type]) => type)
    expect(types).toEqual(['avif', 'webp'])
    for (const ending of ['avif', 'webp', 'jpg']) {
      const set = files.sizes.map((size) => `${files.folder}/${size}.${ending} ${Number.parseInt(size, 10)}w`)
      expect(html).toContain(`srcSet="${set.join(', ')}" sizes="50vw"`)
    }
    expect(html).toContain(`src="${files.folder}/480x320.jpg"`)
    expect(html).not.toContain('/media/')
  })

  it('without files is the original', () => {
    const html = markupOf({})
    expect(html).toMatch(/^<img /)
    expect(html).toContain('src="/media/1/ferry.jpg"')
    expect(html).not.toContain('srcSet')
  })

  it.each([undefined, files])('has its size, alternative text and class', (made) => {
    expect(markupOf({ files: made })).toMatch(
      /<img (?=.*class="wide")(?=.*width="1200")(?=.*height="900")(?=.*alt="The last ferry")/,
    )
  })

  it('says what stays in sight in a crop, and nothing for its middle', () => {
    expect(markupOf({ files, focus: '26' })).toMatch(/rel="stylesheet".*<img (?=.*data-focus="26")/)
    expect(markupOf({ files })).not.toContain('data-focus')
  })

  it('with priority loads first, the others lazily', () => {
    expect(markupOf({ files }, 'first')).toContain('fetchPriority="high"')
    expect(markupOf({ files }, 'first')).not.toContain('loading=')
    expect(markupOf({ files })).toMatch(/<img (?=.*loading="lazy")(?=.*decoding="async")/)
    expect(markupOf({ files })).not.toContain('fetchPriority')
  })
})
