import { metaDataSchema } from '@promenade/contract/kinds/meta-data/response'
import { siteMapDataSchema } from '@promenade/contract/public-api/site-map-data'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('metadata', () => {
  const platform = usePlatform()

  it('sends the metadata of a path', async () => {
    const response = metaDataSchema.parse(await platform.json('/meta_data?path=/hours&locale=es'))
    expect(response).toMatchObject({ path: '/hours', meta_title: 'Horario', meta_keywords: null })
    expect(response.image_url).toMatch(/^\/media\//)
    expect(response.image_url_alt_text).toBe('El muelle')
    expect(response.untranslated_fields).toEqual(['meta_description'])
  })

  it('accepts a path with a trailing slash', async () => {
    for (const path of ['/hours/', '/es/hours', '/hours%3Fweek=2', '/es/hours/%23today']) {
      expect(await platform.json(`/meta_data?path=${path}`)).toMatchObject({ path: '/hours' })
    }
  })

  it.each([
    ['path=/es/hours', 'Horario'],
    ['path=/es/hours%3Fweek=2', 'Horario'],
    ['path=/es/hours&locale=', 'Horario'],
    ['path=/es/hours&locale=en', 'Opening hours'],
    ['path=/hours', 'Opening hours'],
    ['path=/hours&locale=es', 'Horario'],
  ])('sends ?%s in the language of the path unless a locale is given: %s', async (query, title) => {
    expect(await platform.json(`/meta_data?${query}`)).toMatchObject({ path: '/hours', meta_title: title })
  })

  it('sends an empty object for a path without metadata, and for none', async () => {
    for (const query of ['?path=/stores', '?path=', '', '?path=%00', '?path=/hours%00x']) {
      expect(await platform.json(`/meta_data${query}`)).toEqual({})
    }
  })

  it('lists the paths for the site map', async () => {
    const response = siteMapDataSchema.parse(await platform.json('/site_map_data'))
    expect(response.meta_data).toEqual([{ path: '/hours' }])
  })
})
