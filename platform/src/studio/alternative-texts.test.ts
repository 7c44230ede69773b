import { gallerySchema } from '@promenade/contract/kinds/gallery/response'
import { byLocale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../testing/test-platform.ts'
import { useStudio } from '../testing/test-studio.ts'

describe('alternative texts of pictures', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)

  it('are empty on purpose for a decorative picture, and missing with a warning for another', async () => {
    const ada = await studio.logIn()
    const { id, version, document } = await ada.entry('gallery', 'harbour')
    const [pier, gulls] = z.array(z.looseObject({ path: z.string() })).parse(document['items'])
    const items = [
      { path: pier?.path, alt: { ...byLocale(() => 'Not used'), es: 'No se usa' }, decorative: true },
      { path: gulls?.path, decorative: false },
    ]
    const name = byLocale(() => 'Harbour')
    const saved = await ada.save(id, version, { ...document, name, items })
    const warning = { path: ['items', 1, 'alt'], code: 'no-alt' }
    expect(await saved.json()).toMatchObject({ faults: [], warnings: [warning] })
    const published = await ada.change({ entry: id, version: version + 1, action: 'publish' })
    expect(published.warnings).toMatchObject([{ entry: id, ...warning }])
    expect(await altsOf('es')).toEqual([
      ['', []],
      [null, []],
    ])
  })

  it('are warned of when a publication waits', async () => {
    const ada = await studio.logIn()
    const { id, version, document } = await ada.entry('promotion', 'parking')
    const { items } = z
      .object({ items: z.array(z.object({ path: z.string() })) })
      .parse((await ada.entry('gallery', 'harbour')).document)
    const picture = { path: items[0]?.path }
    const result = await ada.change({
      entry: id,
      version,
      action: 'publish',
      document: { ...document, picture },
      at: '2026-11-27T10:00:00.000Z',
    })
    expect(result.warnings).toMatchObject([{ entry: id, path: ['picture', 'alt'], code: 'no-alt' }])
  })

  async function altsOf(locale: string) {
    const [gallery] = z.array(gallerySchema).parse(await platform.json(`/galleries?locale=${locale}`))
    return gallery?.gallery_items.map((item) => [item.image_url_alt_text, item.untranslated_fields])
  }
})
