import type { Hours } from '@promenade/domain/mall/hours'
import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import {
  testTime,
  createTestCategory,
  createTestSlide,
  createTestStore,
  createTestContext,
} from '../../../testing/page-context.ts'
import type { MallContent } from '../../../content/mall-content.ts'
import { countByCategory } from './directory-selection.ts'
import { directoryScreen, sectionScreen } from './directory-screen.server.ts'

const categories = [
  createTestCategory('1', 'retail'),
  createTestCategory('2', 'food-and-beverage'),
  createTestCategory('11', 'fashion', '1'),
  createTestCategory('111', 'shoes', '11'),
  createTestCategory('12', 'books', '1'),
  createTestCategory('21', 'coffee', '2'),
]
const stores = [
  createTestStore({ id: '1', name: 'Zest', categoryIds: ['21'] }),
  createTestStore({ id: '2', name: 'École', categoryIds: ['12'] }),
  createTestStore({ id: '3', name: '7 Knots', categoryIds: ['111'] }),
  createTestStore({ id: '4', name: 'Eel', categoryIds: ['nobody-knows'] }),
]

describe('the banner of a directory', () => {
  const storesBanner = { name: 'Stores Banner', items: [createTestSlide('stores')] }
  const directory = {
    name: 'Directory Banner',
    items: ['/retail', '/foodandbeverage'].map((path) =>
      createTestSlide(path.slice(1), { link: { kind: 'page', path } }),
    ),
  }

  it.each([
    ['/stores', '/stores.jpg'],
    ['/retail', '/retail.jpg'],
    ['/foodandbeverage', '/foodandbeverage.jpg'],
    ['/professionalservices', '/retail.jpg'],
  ])('at %s is %s: the one that links there, else the first', (path, url) => {
    const context = createTestContext({ path }, { banners: [storesBanner, directory] })
    const screenAt = path === '/stores' ? directoryScreen : sectionScreen
    expect(screenAt(context, new URLSearchParams()).banner).toMatchObject({ url })
  })

  it('is that of all stores if a category has none', () => {
    const context = createTestContext({ path: '/retail' }, { banners: [storesBanner] })
    expect(sectionScreen(context, new URLSearchParams()).banner?.url).toBe('/stores.jpg')
  })
})

describe('the directory', () => {
  it('groups the stores by letter, accents folded, other characters under # at the end', () => {
    expect(screenOf('').groups.map(({ letter, rows }) => [letter, rows.map(({ name }) => name)])).toEqual([
      ['E', ['École', 'Eel']],
      ['Z', ['Zest']],
      ['#', ['7 Knots']],
    ])
  })

  it('has the whole alphabet, and # if a store needs it', () => {
    expect(screenOf('').letters).toHaveLength(27)
    expect(screenOf('').letters.at(-1)).toBe('#')
    expect(screenOf('', { stores: stores.slice(0, 2) }).letters).toHaveLength(26)
  })

  it('counts the stores of each category with its subcategories, for any letter', () => {
    const screen = screenOf('')
    const [food, retail] = screen.categories
    const { groups } = screen
    const all = { letter: undefined, category: undefined, filter: undefined }
    expect(food).toMatchObject({ slug: 'food-and-beverage', children: [{ slug: 'coffee' }] })
    expect(retail).toMatchObject({
      slug: 'retail',
      children: [{ slug: 'books' }, { slug: 'fashion', children: [{ slug: 'shoes' }] }],
    })
    expect(Object.fromEntries(countByCategory(groups, all))).toEqual({
      'food-and-beverage': 1,
      coffee: 1,
      retail: 2,
      books: 1,
      fashion: 1,
      shoes: 1,
    })
    expect(Object.fromEntries(countByCategory(groups, { ...all, letter: 'E' }))).toEqual({
      retail: 1,
      books: 1,
    })
    expect(countByCategory(groups, { ...all, letter: 'B' }).size).toBe(0)
  })

  it('shows the state of a store that differs from the centre’s', () => {
    const regular = (opens: number, closes: number): Hours => ({
      regular: [{ dayOfWeek: 5, hours: { kind: 'open', opens: opens * 60, closes: closes * 60 } }],
      holidays: [],
    })
    const differing = [
      createTestStore({ id: '1', name: 'Evening Bar', hours: regular(17, 23) }),
      createTestStore({ id: '2', name: 'Early Bird', hours: regular(9, 14) }),
      createTestStore({ id: '3', name: 'As the Centre' }),
      createTestStore({ id: '4', name: 'Away', hours: regular(17, 23), isTemporarilyClosed: true }),
    ]
    const context = createTestContext({ path: '/stores' }, { stores: differing, hours: regular(10, 21) })
    const linesAt = (time: string) => {
      const { groups } = directoryScreen({ ...context, now: testTime(time) }, new URLSearchParams())
      const rows = groups.flatMap((group) => group.rows)
      return Object.fromEntries(rows.map(({ name, lines }) => [name, lines?.map(({ text }) => text)]))
    }
    expect(linesAt('2026-11-20 13:00')).toEqual({ 'Evening Bar': ['Open Today', ''] })
    expect(linesAt('2026-11-20 15:00')).toEqual({
      'Evening Bar': ['Open Today', ''],
      'Early Bird': ['Closed Now', ''],
    })
    expect(linesAt('2026-11-20 22:00')).toEqual({ 'Evening Bar': ['Open Now', ''] })
  })

  it('finds a store under all parents of its category', () => {
    const rows = screenOf('').groups.flatMap((group) => group.rows)
    expect(rows.find(({ name }) => name === '7 Knots')?.categories.toSorted()).toEqual([
      'fashion',
      'retail',
      'shoes',
    ])
    expect(rows.find(({ name }) => name === 'Eel')?.categories).toEqual([])
  })

  it('links to its stores in the page’s language', () => {
    const { path, storesPath, groups } = screenOf('', {}, 'es')
    expect(`${storesPath}/${groups[0]?.rows[0]?.id}`).toBe('/es/stores/store-2')
    expect(path).toBe('/es/stores')
  })

  it('follows a change of the content', () => {
    expect(screenOf('', { stores: stores.slice(0, 1) }).groups.map(({ letter }) => letter)).toEqual(['Z'])
    expect(screenOf('', { stores: stores.slice(1, 2) }).groups.map(({ letter }) => letter)).toEqual(['E'])
  })

  it('is noindex only with two filters', () => {
    expect(screenOf('').head).not.toHaveProperty('noindex')
    expect(screenOf('letter=E').head).not.toHaveProperty('noindex')
    expect(screenOf('category=books').head).not.toHaveProperty('noindex')
    expect(screenOf('letter=E&category=books').head.noindex).toBe(true)
  })

  it.each([
    'letter=%3Cscript%3E&category=..%2F..',
    'letter=__proto__&category=constructor',
    `letter=${'A'.repeat(5000)}`,
    'letter=%00&letter=B&category=%F0%9F%90%9F',
    'letter=%C3%9F',
  ])('has the same stores for ?%.40s', (query) => {
    expect(screenOf(query).groups).toEqual(screenOf('').groups)
  })

  it('is empty in a mall without stores', () => {
    const screen = directoryScreen(createTestContext({ path: '/stores' }), new URLSearchParams())
    expect(screen).toMatchObject({ groups: [], categories: [] })
    expect(screen.letters).toHaveLength(26)
  })
})

describe('a section of the directory', () => {
  it('has the stores of its category at any depth', () => {
    expect(namesIn('/retail')).toEqual(['École', '7 Knots'])
    expect(namesIn('/foodandbeverage')).toEqual(['Zest'])
  })

  it('has all subcategories, by which every store is found', () => {
    const screen = sectionOf('/retail')
    expect(screen.categories).toMatchObject([
      { slug: 'books' },
      { slug: 'fashion', children: [{ slug: 'shoes' }] },
    ])
    const rows = screen.groups.flatMap((group) => group.rows)
    expect(rows.find(({ name }) => name === '7 Knots')?.categories.toSorted()).toEqual(['fashion', 'shoes'])
  })

  it('is empty in a mall without such a category', () => {
    expect(sectionOf('/professionalservices')).toMatchObject({ groups: [], categories: [] })
    const empty = sectionScreen(createTestContext({ path: '/retail' }), new URLSearchParams())
    expect(empty).toMatchObject({ groups: [], categories: [] })
  })

  it('has its own texts, address and head', () => {
    expect(sectionOf('/retail')).toMatchObject({ title: 'Retail', path: '/retail' })
    expect(sectionOf('/foodandbeverage', 'es')).toMatchObject({
      title: 'Comida y bebida',
      path: '/es/foodandbeverage',
      head: { canonical: 'https://mall.example/es/foodandbeverage' },
    })
  })

  it("has the mall's own introduction if there is one", () => {
    const introOf = (content: Partial<MallContent>) =>
      sectionScreen(createTestContext({ path: '/retail' }, content), new URLSearchParams()).intro
    const metaData = new Map([['/retail', { description: 'Looms and kettles on two floors.' }]])
    expect(introOf({ metaData })).toBe('Looms and kettles on two floors.')
    expect(introOf({})).toBe('Every shop, by category and from A to Z.')
  })

  it('survives cyclic categories', () => {
    const circle = [createTestCategory('1', 'retail', '11'), createTestCategory('11', 'fashion', '1')]
    const context = createTestContext({ path: '/retail' }, { categories: circle, stores })
    expect(sectionScreen(context, new URLSearchParams()).path).toBe('/retail')
  })
})

function screenOf(query: string, content: Partial<MallContent> = {}, locale: Locale = 'en') {
  const context = createTestContext({ path: '/stores', locale }, { categories, stores, ...content })
  return directoryScreen(context, new URLSearchParams(query))
}

function sectionOf(path: string, locale: Locale = 'en') {
  return sectionScreen(createTestContext({ path, locale }, { categories, stores }), new URLSearchParams())
}

function namesIn(path: string): string[] {
  return sectionOf(path).groups.flatMap(({ rows }) => rows.map(({ name }) => name))
}
