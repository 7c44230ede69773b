import { describe, expect, it } from 'vitest'
import { createTestPage, createTestContext, testHtml } from '../../../testing/page-context.ts'
import { pagesScreen } from './pages-screen.server.ts'

const pages = [
  createTestPage({
    id: '1',
    slug: 'security',
    name: 'Security',
    body: testHtml('<p>Day and night.</p><ul><li>Always</li></ul>'),
  }),
  createTestPage({
    id: '2',
    slug: 'contact-us',
    name: 'Contact us',
    banner: { url: '/door.svg', alt: 'A door' },
  }),
  createTestPage({
    id: '3',
    slug: 'árboles',
    name: 'Árboles',
    body: testHtml(`<p>${'Un árbol más. '.repeat(40)}</p>`),
  }),
]

describe('the content pages', () => {
  it('are in alphabetical order, accents ignored, those with a picture first', () => {
    expect(storiesOf('es').map(({ title }) => title)).toEqual(['Contact us', 'Árboles', 'Security'])
  })

  it('link to their address, which is special for some', () => {
    expect(storiesOf('es').map(({ to }) => to)).toEqual([
      '/es/contact-us',
      '/es/pages/%C3%A1rboles',
      '/es/pages/security',
    ])
  })

  it('have an excerpt that fits a card', () => {
    const [empty, long, short] = storiesOf('en')
    expect(short?.summary).toBe('Day and night. Always')
    expect(empty?.summary).toBeUndefined()
    expect(long?.summary?.length).toBeLessThanOrEqual(151)
    expect(long?.summary?.endsWith('…')).toBe(true)
  })

  it('have their meta description if there is one', () => {
    const metaData = new Map([['/pages/security', { description: 'Who watches, day and night.' }]])
    const context = createTestContext({}, { pages, metaData })
    expect(pagesScreen(context).pages.at(-1)?.summary).toBe('Who watches, day and night.')
  })

  it('have their picture, else their banner, else none', () => {
    expect(storiesOf('en').map(({ picture }) => picture?.url)).toEqual(['/door.svg', undefined, undefined])
  })

  it('are marked if they are English on a Spanish page', () => {
    const english = { ...pages[0], untranslated: ['name', 'body'] }
    const context = createTestContext({ locale: 'es' }, { pages: [createTestPage(english)] })
    expect(pagesScreen(context).pages).toMatchObject([{ lang: 'en', summaryLang: 'en' }])
  })

  it('are empty if the platform has none', () => {
    expect(pagesScreen(createTestContext()).pages).toEqual([])
  })
})

function storiesOf(locale: 'en' | 'es') {
  return pagesScreen(createTestContext({ locale, path: '/pages' }, { pages })).pages
}
