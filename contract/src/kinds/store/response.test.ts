import { resources } from '../../public-api/resources.ts'
import { describe, expect, it } from 'vitest'
import { UnreadableResponse } from '../../decode/decode-context.ts'
import { decodeStore } from './response.ts'
import { context } from '../../testing/decoders.ts'
import { otherPlatformStores } from '../../testing/other-platform-responses.ts'
import { hoursExample, storeExample, storeRowExample } from '../../testing/place-examples.ts'

describe('the decoder of the directory', () => {
  it('reads a response of our own platform', () => {
    const { value } = resources.storeList.decode([storeRowExample], context)
    expect(value).toMatchObject([
      {
        id: '31',
        slug: 'gull-and-anchor',
        name: 'Gull & Anchor',
        untranslated: [],
        updatedAt: Date.parse('2026-11-02T14:30:00Z'),
        categoryIds: ['4', '9'],
        tags: ['rainwear', 'boots'],
        logo: {
          url: 'https://platform.example/media/aa10/gull-and-anchor.svg',
          alt: 'Gull & Anchor',
          width: 320,
          height: 160,
        },
        isNew: true,
        isComingSoon: false,
        activePromotions: 2,
        activeJobs: 1,
        activeEvents: 0,
        unit: '214',
        level: 2,
        phone: '902-555-0177',
        summary: 'Everything for a wet walk.',
      },
    ])
    expect(value[0]?.hours?.regular).toHaveLength(3)
    expect(value[0]).not.toHaveProperty('storeFront')
  })

  it('reads stores of another platform and reports what it dropped or corrected', () => {
    const { value, faults } = resources.storeList.decode({ stores: otherPlatformStores }, context)
    expect(value.map(({ id, slug, name }) => [id, slug, name])).toEqual([
      ['9001', 'larchgate-ember-bakery', 'Ember Bakery & Café'],
      ['9002', 'Larchgate-Ember-Bakery-9002', 'Ember Bakery Kiosk'],
    ])
    expect(value[0]).toMatchObject({
      categoryIds: ['12', '77777'],
      tags: [],
      storeFront: { url: 'https://cdn.example/fronts/ember.jpg' },
      location: 'Upper level, beside the fountain',
      isNew: true,
      isTemporarilyClosed: false,
      activePromotions: 3,
      activeEvents: 0,
      pictureMark: { region: 'unit-12', at: { x: 400, y: 225.5 } },
    })
    expect(value[1]).not.toHaveProperty('pictureMark')
    expect(value[0]).not.toHaveProperty('logo')
    expect(value[0]).not.toHaveProperty('phone')
    expect(value[0]).not.toHaveProperty('hours')
    expect(faults.map(({ message }) => message)).toEqual([
      'has neither id nor slug; left out',
      'is not an object; left out',
      'has the slug of an earlier one; its id was appended',
      'has the id of an earlier one; left out',
    ])
  })

  it('reads the logo and the child categories of other platforms', () => {
    const otherRow = {
      id: '5',
      slug: 'a',
      name: 'A',
      store_front_url_abs: '//c.example/l.png',
      categories: [1],
      subcategories: ['7', 1],
      tags: [],
      keywords: ['rope'],
    }
    expect(resources.storeList.decode([otherRow], context).value[0]).toMatchObject({
      logo: { url: 'https://c.example/l.png' },
      categoryIds: ['1', '7'],
      tags: ['rope'],
    })
  })

  it('lists the English texts in Spanish', () => {
    const row = { ...storeRowExample, untranslated_fields: ['summary', 'logo_image_alt_text', 'unknown'] }
    expect(resources.storeList.decode([row], { ...context, locale: 'es' }).value[0]?.untranslated).toEqual([
      'summary',
      'logo',
    ])
    expect(resources.storeList.decode([row], context).value[0]?.untranslated).toEqual([])
  })
})

describe('the decoders of stores', () => {
  it('read all fields of a store page', () => {
    const expected = {
      description: '<p>Coats that have seen weather.</p><p>Ask us about <em>re-waxing</em>.</p>',
      website: { kind: 'outside', url: 'https://gullandanchor.example/shop' },
      email: 'crew@gullandanchor.example',
      socialLinks: [{ network: 'Facebook', url: 'https://www.facebook.com/gullandanchor' }],
      sections: [
        { kind: 'products', body: '<ul><li>Coats</li><li>Boots</li></ul>' },
        { kind: 'service', body: '<p>Repairs while you wait.</p>' },
        { kind: 'returns', body: '<p>Thirty days.</p>' },
      ],
    }
    expect(resources.stores.decode([storeExample], context).value[0]).toMatchObject(expected)
    expect(decodeStore({ store: storeExample }, context).value).toMatchObject(expected)
  })

  it('complete an address without scheme', () => {
    expect(decodeStore(otherPlatformStores[0], context).value.website).toEqual({
      kind: 'outside',
      url: 'https://www.emberbakery.example/menu',
    })
  })

  it('create a summary from the description if there is none', () => {
    const { value } = decodeStore({ ...storeExample, summary: null }, context)
    expect(value.summary).toBe('Coats that have seen weather. Ask us about re-waxing.')
  })

  it('have hours as prose or as a table, never both', () => {
    const own = { ...storeExample, is_free_form_hours: true, free_form_hours: '<p>By the tide.</p>' }
    expect(decodeStore(own, context).value).toMatchObject({ freeFormHours: '<p>By the tide.</p>' })
    expect(decodeStore(own, context).value).not.toHaveProperty('hours')
    const otherRow = { ...storeExample, is_free_form_hours: true, hours: hoursExample }
    expect(decodeStore(otherRow, context).value.freeFormHours).toBe(
      '<p>The food hall opens an hour earlier.</p>',
    )
    expect(decodeStore(storeExample, context).value).not.toHaveProperty('freeFormHours')
  })

  it('refuses a response that is not a store', () => {
    expect(() => decodeStore({ status: 404, message: 'No such store' }, context)).toThrow(UnreadableResponse)
    expect(() => decodeStore({}, context)).toThrow(UnreadableResponse)
  })
})
