import { storeRowSchema, storeSchema } from '@promenade/contract/kinds/store/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { friday } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'

const day = 86_400_000

describe('stores', () => {
  const platform = usePlatform()
  const list = async (path: string, now?: Date) =>
    z.array(storeRowSchema).parse(await platform.json(path, now))

  it('lists rows for the directory', async () => {
    const [row, ...others] = await list('/stores/list')
    expect(others).toEqual([])
    expect(row).toMatchObject({
      slug: 'net-works',
      unit: '12',
      level: 1,
      is_new_store: true,
      tags: ['nets', 'rope'],
    })
    expect(row?.logo_image_url).toMatch(/^\/media\/[0-9a-f]{12}\/net-works\.svg$/)
    expect(row).toMatchObject({ logo_width: 300, logo_height: 100, store_front_width: 1200 })
  })

  it('sends the categories of a store with their parents', async () => {
    const categories = z
      .array(z.looseObject({ id: z.number(), slug: z.string() }))
      .parse(await platform.json('/categories'))
    const [row] = await list('/stores/list')
    const slugs = categories.filter(({ id }) => row?.categories.includes(id)).map(({ slug }) => slug)
    expect(slugs).toEqual(['retail', 'fishing', 'books'])
  })

  it('counts current offers, events and jobs, without coupons and unannounced records', async () => {
    const [row] = await list('/stores/list')
    expect(row).toMatchObject({ active_promotions_count: 1, active_events_count: 0, active_jobs_count: 1 })
    const [later] = await list('/stores/list', new Date(friday.getTime() + 11 * day))
    expect(later).toMatchObject({ active_promotions_count: 0, active_events_count: 1, active_jobs_count: 1 })
  })

  it('sends a store from its first day on', async () => {
    const slugs = async (now: string) => (await list('/stores/list', new Date(now))).map(({ slug }) => slug)
    expect(await slugs('2026-11-23T03:59:59.999Z')).toEqual(['net-works'])
    expect(await slugs('2026-11-23T04:00:00.000Z')).toEqual(['net-works', 'quiet-corner'])
  })

  it('sends stores with all texts, as a list and singly', async () => {
    const [first] = z.array(storeSchema).parse(await platform.json('/stores'))
    expect(first).toMatchObject({ website: 'https://net-works.example', email: 'net@net-works.example' })
    expect(first?.social_links).toMatchObject([{ social_type: 'Facebook' }])
    expect(storeSchema.parse(await platform.json('/store_by_slug/net-works'))).toEqual(first)
    expect(storeSchema.parse(await platform.json('/store_by_slug/Net-Works'))).toEqual(first)
  })

  it('falls back to English field by field', async () => {
    const store = storeSchema.parse(await platform.json('/store_by_slug/net-works?locale=es'))
    expect(store).toMatchObject({
      name: 'Net Works',
      summary: 'Redes y nudos',
      tags: ['redes'],
      products: '<p>Hilo.</p>',
    })
    expect(store.description).toContain('herring')
    expect(store.untranslated_fields).toEqual(['store_front_image_alt_text', 'description'])
  })

  it('responds with 404 for a slug that no store has, and for one that no store can have', async () => {
    for (const slug of ['nobody', 'quiet-corner', '%00', '..%2f', 'a'.repeat(500)]) {
      const response = await platform.get(`/store_by_slug/${slug}`)
      expect([slug, response.status]).toEqual([slug, 404])
    }
    expect(platform.errors).toEqual([])
  })

  it("has its own hours where they differ from the centre's", async () => {
    const [row] = await list('/stores/list')
    expect(row?.hours?.regular_hours.map(({ day_of_week }) => day_of_week)).toEqual([1, 5])
    expect(row?.hours?.calm_hours).toMatchObject([
      { days_of_week: [5], start_time: '08:00', end_time: '09:00', note: null },
    ])
    expect(row?.hours?.todays_hours).toMatchObject({
      open_time: { local: '08:00' },
      close_time: { local: '12:00' },
    })
    const [tuesday] = await list('/stores/list', new Date('2026-11-24T15:00:00Z'))
    expect(tuesday?.hours?.todays_hours).toMatchObject({ open_time: { local: '10:00' } })
  })

  it('marks hours that are prose', async () => {
    const later = new Date(friday.getTime() + 5 * day)
    const store = storeSchema.parse(await platform.json('/store_by_slug/quiet-corner?locale=es', later))
    expect(store).toMatchObject({
      is_free_form_hours: true,
      free_form_hours: '<p>Con cita.</p>',
      hours: null,
    })
    expect(store).toMatchObject({ name: 'Rincón Callado', is_coming_soon_store: true, logo_image_url: null })
  })
})
