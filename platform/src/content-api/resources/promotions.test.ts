import { promotionSchema } from '@promenade/contract/kinds/promotion/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('promotions and coupons', () => {
  const platform = usePlatform()
  const list = async (path: string, now?: string) =>
    z.array(promotionSchema).parse(await platform.json(path, now === undefined ? undefined : new Date(now)))
  const slugs = async (path: string, now?: string) => (await list(path, now)).map(({ slug }) => slug)

  it('sends promotions of stores and of the centre, never drafts', async () => {
    const [parking, nets, ...others] = await list('/promotions')
    expect(others).toEqual([])
    expect(parking).toMatchObject({ promotionable_type: 'Property', promotionable_id: 1, no_end_date: true })
    expect(nets).toMatchObject({
      promotionable_type: 'Store',
      promotionable: { name: 'Net Works', type: 'Store' },
    })
    expect(nets).toMatchObject({ is_featured: true, image_width: 800, plain_text_description: 'All nets.' })
    expect(nets?.promotionable_id).toBe(nets?.promotionable.id)
  })

  it("sends a promotion until the last millisecond of its last day in the property's time zone", async () => {
    // Its last day is 22 November; Halifax is four hours behind UTC.
    expect(await slugs('/promotions', '2026-11-23T03:59:59.999Z')).toContain('half-price-nets')
    expect(await slugs('/promotions', '2026-11-23T04:00:00.000Z')).not.toContain('half-price-nets')
  })

  it('sends a promotion without an end forever', async () => {
    expect(await slugs('/promotions', '2040-01-01T00:00:00Z')).toEqual(['parking'])
  })

  it('lists each text that is in English', async () => {
    const nets = (await list('/promotions?locale=es')).find(({ slug }) => slug === 'half-price-nets')
    expect(nets).toMatchObject({
      name: 'Redes a mitad de precio',
      description: '<p>All nets.</p>',
      tags: ['nets'],
    })
    expect(nets?.untranslated_fields).toEqual(['description', 'plain_text_description', 'tags'])
  })

  it('sends coupons separately, with their code', async () => {
    const [coupon, ...others] = await list('/coupons')
    expect(others).toEqual([])
    expect(coupon).toMatchObject({ slug: 'two-hooks', code: 'HOOK2', api_resource: 'coupons' })
  })
})
