import { bannerSchema } from '@promenade/contract/kinds/banner/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('banners', () => {
  const platform = usePlatform()
  const list = async (now?: string) =>
    z
      .array(bannerSchema)
      .parse(await platform.json('/banners?locale=es', now === undefined ? undefined : new Date(now)))

  it('sends only pictures within their period', async () => {
    const banners = await list()
    expect(banners.map(({ name, gallery_items }) => [name, gallery_items.length])).toEqual([
      ['Home Banner', 1],
      ['Hours Banner', 0],
    ])
    expect(banners[0]?.gallery_items[0]).toMatchObject({ heading: 'Hola', url: '/stores', position: 1 })
  })

  it('shows a picture from its first day', async () => {
    expect((await list('2026-11-21T03:59:59.999Z'))[0]?.gallery_items).toHaveLength(1)
    expect((await list('2026-11-21T04:00:00.000Z'))[0]?.gallery_items).toHaveLength(2)
  })
})
