import { homepageWire } from '@promenade/contract/resources/homepage'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('homepage', () => {
  const platform = usePlatform()
  const homepage = async (now?: string) =>
    homepageWire.parse(
      await platform.json('/homepage?locale=es', now === undefined ? undefined : new Date(now)),
    )

  it('answers what is featured and shown now', async () => {
    const answer = await homepage()
    expect(answer.banners.map(({ name }) => name)).toEqual(['Home Banner'])
    expect(answer.featured_promotions.map(({ slug }) => slug)).toEqual(['half-price-nets'])
    expect(answer.featured_on_home_page_promotions.map(({ slug }) => slug)).toEqual([
      'half-price-nets',
      'parking',
    ])
    expect(answer.featured_on_home_page_events.map(({ slug }) => slug)).toEqual(['market'])
    expect(answer.featured_stores.map(({ slug }) => slug)).toEqual(['net-works'])
    expect(answer).toMatchObject({
      welcome_message: 'Te damos la bienvenida',
      callout: null,
      untranslated_fields: [],
    })
  })

  it('drops what is over by itself', async () => {
    const answer = await homepage('2026-12-10T15:00:00Z')
    expect(answer.featured_promotions).toEqual([])
    expect(answer.featured_on_home_page_events).toEqual([])
    expect(answer.featured_stores.map(({ slug }) => slug)).toEqual(['net-works', 'quiet-corner'])
  })
})
