import { describe, expect, it } from 'vitest'
import { cachedPage, findHydrationData, picturesIn } from './cached-page.ts'

const at = Date.UTC(2026, 10, 21, 3, 5)
const html = '<html><body class="a"><a href="#main">Skip</a><header>$1</header><main></main></body></html>'

describe('a cached page', () => {
  it('shows its date before the header, in the time zone of the mall', () => {
    const page = cachedPage(html, { locale: 'en', path: '/stores', at, timeZone: 'America/Phoenix' })
    expect(page).toContain('Offline: as of Friday, November 20, 8:05 p.m.</p>')
    expect(page).toContain('</a><aside data-cached="/stores"')
    expect(page).toContain('</aside><header>$1</header>')
  })

  it('shows it in the language of the page', () => {
    const page = cachedPage(html, { locale: 'es', path: '/es', at, timeZone: 'America/Mexico_City' })
    expect(page).toContain('Sin conexión: información del viernes 20 de noviembre, 21:05</p>')
  })

  it('shows it first without a header', () => {
    const page = cachedPage('<body id="a"><main>', { locale: 'en', path: '/"', at, timeZone: 'UTC' })
    expect(page).toMatch(/^<body id="a"><aside data-cached="\/&quot;"/)
  })
})

describe('the hydration data of a page', () => {
  it('is at the address that the page names', () => {
    const list =
      '<script type="application/json" id="hydration">{"routes":{},"data":"/hydration/map?v=1.a"}</script>'
    expect(findHydrationData(`<p>{"data":"/x"}</p>${list}<p>{"data":"/y"}</p>`)).toBe('/hydration/map?v=1.a')
  })

  it.each(['<p>', '<script type="application/json" id="hydration">{"data":{"stream":[]}}</script>'])(
    'has no address where there is none: %s',
    (html) => expect(findHydrationData(html)).toBeUndefined(),
  )
})

describe('the pictures of a page', () => {
  it('are those of the site, each once', () => {
    const pictures = '<img alt="" src="/media/a/b.svg?x=1&amp;y=2"/><img src="/media/a/b.svg?x=1&amp;y=2"/>'
    const elsewhere = '<img src="https://pictures.example/media/c.svg"/>'
    expect(picturesIn(pictures + elsewhere)).toEqual(['/media/a/b.svg?x=1&y=2'])
  })

  it('include logos, but no photographs with a srcset', () => {
    const sign = '<img class="logo" src="/pictures/0123456789abcdef/480x288.webp" alt=""/>'
    const photograph =
      '<img srcSet="/pictures/a/480x320.jpg 480w" src="/pictures/a/480x320.jpg" alt="Ferry"/>'
    expect(picturesIn(photograph + sign)).toEqual(['/pictures/0123456789abcdef/480x288.webp'])
  })
})
