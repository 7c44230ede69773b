import { homepageSchema } from '@promenade/contract/kinds/homepage/response'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('homepage', () => {
  const platform = usePlatform()
  const homepage = async (now?: string) =>
    homepageSchema.parse(
      await platform.json('/homepage?locale=es', now === undefined ? undefined : new Date(now)),
    )

  it('sends the featured records that are published now', async () => {
    const response = await homepage()
    expect(response.banners.map(({ name }) => name)).toEqual(['Home Banner'])
    expect(response.featured_promotions.map(({ slug }) => slug)).toEqual(['half-price-nets'])
    expect(response.featured_on_home_page_promotions.map(({ slug }) => slug)).toEqual([
      'half-price-nets',
      'parking',
    ])
    expect(response.featured_on_home_page_events.map(({ slug }) => slug)).toEqual(['market'])
    expect(response.featured_stores.map(({ slug }) => slug)).toEqual(['net-works'])
    expect(response).toMatchObject({
      welcome_message: 'Te damos la bienvenida',
      callout: null,
      untranslated_fields: [],
    })
  })

  it('drops records that are over', async () => {
    const response = await homepage('2026-12-10T15:00:00Z')
    expect(response.featured_promotions).toEqual([])
    expect(response.featured_on_home_page_events).toEqual([])
    expect(response.featured_stores.map(({ slug }) => slug)).toEqual(['net-works', 'quiet-corner'])
  })
})
