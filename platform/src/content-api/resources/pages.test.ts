import { pageSchema } from '@promenade/contract/kinds/page/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('pages', () => {
  const platform = usePlatform()

  it('sends pages with their subpages and galleries', async () => {
    const [page] = z.array(pageSchema).parse(await platform.json('/pages?locale=es'))
    expect(page).toMatchObject({
      slug: 'about',
      title: 'Quiénes somos',
      body: '<p>Un puerto.</p>',
      galleries: ['harbour'],
    })
    expect(page).toMatchObject({ banner_url_alt_text: 'Un muelle', banner_width: 1200, image_url: null })
    expect(page?.subpages).toMatchObject([{ title: 'Desk', untranslated_fields: ['title'] }])
  })
})
