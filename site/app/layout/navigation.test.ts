import { menuPages } from '@promenade/domain/mall/menu-pages'
import { describe, expect, it } from 'vitest'
import { createTestPage, createTestContext } from '../../testing/page-context.ts'
import { en } from '../messages/en.ts'
import { layoutData } from './layout-data.server.ts'
import { navigation } from './navigation.ts'

describe('the navigation', () => {
  it('links to all pages of the menu if the mall has them', () => {
    expect(contentPages(menuPages)).toEqual(menuPages.map((slug) => `/pages/${slug}`))
    expect(layoutData(contextWith(menuPages)).missingPages).toBeUndefined()
  })

  it('omits a page that the mall lacks', () => {
    expect(contentPages(['accessibility', 'gift-cards'])).toEqual([
      '/pages/gift-cards',
      '/pages/accessibility',
    ])
  })

  it('finds a page with the name of the mall before its slug', () => {
    expect(contentPages(['larchgate-gift-cards'])).toEqual(['/pages/gift-cards'])
  })

  it('omits the map where the mall has none', () => {
    const { missingPages } = layoutData(createTestContext())
    const paths = navigation(en, missingPages).flatMap(({ items }) => items.map(({ path }) => path))
    expect(missingPages).toContain('/map')
    expect(paths).not.toContain('/map')
    expect(paths).toContain('/plan-my-visit')
  })

  it('omits an empty group', () => {
    expect(contentPages([])).toEqual([])
    const titles = groupsFor([]).map(({ text }) => text)
    expect(titles).toEqual([en.nav.stores, en.nav.events, en.nav.jobs, en.nav.about])
  })
})

function contentPages(slugs: readonly string[]) {
  const paths = groupsFor(slugs).flatMap(({ items }) => items.map(({ path }) => path))
  return paths.filter((path) => path.startsWith('/pages/'))
}

function groupsFor(slugs: readonly string[]) {
  return navigation(en, layoutData(contextWith(slugs)).missingPages)
}

function contextWith(slugs: readonly string[]) {
  const mapPicture = { levels: [{ id: '1', pins: [] }], firstLevelId: '1' }
  return createTestContext(
    {},
    { mapPicture, pages: slugs.map((slug, id) => createTestPage({ id: String(id), slug })) },
  )
}
