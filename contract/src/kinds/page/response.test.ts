import { resources } from '../../public-api/resources.ts'
import { describe, expect, it } from 'vitest'
import { findPage } from './response.ts'
import { pageExample } from '../../testing/content-examples.ts'
import { context } from '../../testing/decoders.ts'

describe('the decoder of pages', () => {
  it('reads a response of our own platform', () => {
    expect(resources.pages.decode([pageExample], context).value[0]).toMatchObject({
      slug: 'gift-cards',
      name: 'Gift cards',
      body: '<h2>At the desk</h2><p>From ten dollars.</p>',
      banner: { url: 'https://platform.example/media/bb20/gift-cards.svg', width: 1600, height: 500 },
      subpages: [{ title: 'Balance', body: '<p>Ask at the desk.</p>' }],
      gallerySlugs: ['winter-on-the-quay'],
    })
  })

  it('takes the second language of title and body, and galleries that are objects', () => {
    const page = {
      ...pageExample,
      title_2: 'Tarjetas',
      body_2: '<p><a href="/hours">Horario</a></p>',
      galleries: [{ slug: 'a' }, 'a', null],
    }
    expect(resources.pages.decode([page], { ...context, locale: 'es' }).value[0]).toMatchObject({
      name: 'Tarjetas',
      body: '<p><a href="/es/hours">Horario</a></p>',
      untranslated: ['banner', 'picture'],
      gallerySlugs: ['a'],
    })
  })
})

describe('findPage', () => {
  const page = (id: number, slug: string) => ({ ...pageExample, id, slug })
  const { value: pages } = resources.pages.decode(
    [
      page(1, 'larchgate-gift-cards'),
      page(2, 'Contact-Us'),
      page(3, 'hours'),
      page(4, 'larchgate-hours'),
      page(5, 'x-caf%C3%A9'),
    ],
    context,
  )

  it.each([
    ['hours', '3'],
    ['gift-cards', '1'],
    ['GIFT-CARDS', '1'],
    ['larchgate-gift-cards', '1'],
    ['contact-us', '2'],
    ['caf%C3%A9', '5'],
    ['cards', '1'],
    ['ours', undefined],
    ['', undefined],
    ['-', undefined],
    ['%', undefined],
  ])('finds %j as page %j', (slug, id) => {
    expect(findPage(pages, slug)?.id).toBe(id)
  })
})
