import { gallerySchema } from '@promenade/contract/kinds/gallery/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('galleries', () => {
  const platform = usePlatform()

  it('sends galleries with their pictures in order', async () => {
    const [gallery] = z.array(gallerySchema).parse(await platform.json('/galleries?locale=es'))
    expect(gallery).toMatchObject({ slug: 'harbour', name: 'Puerto' })
    expect(gallery?.gallery_items.map((item) => item.image_url_alt_text)).toEqual(['Un muelle', 'Gaviotas'])
    expect(gallery?.gallery_items[0]).toMatchObject({
      description: 'Morning',
      untranslated_fields: ['description'],
    })
  })
})
