import { describe, expect, it } from 'vitest'
import { asleepForEver, keptPage, pageParts } from './cached-page.ts'

const at = Date.UTC(2026, 10, 21, 3, 5)
const html = '<html><body class="a"><a href="#main">Skip</a><header>$1</header><main></main></body></html>'

describe('a kept page', () => {
  it('says before its header as of when it is, in the time of the mall', () => {
    const page = keptPage(html, { locale: 'en', path: '/stores', at, timeZone: 'America/Phoenix' })
    expect(page).toContain('Offline: as of Friday, November 20, 8:05 p.m.</p>')
    expect(page).toContain('</a><aside data-kept="/stores"')
    expect(page).toContain('</aside><header>$1</header>')
  })

  it('says it in the language of its address', () => {
    const page = keptPage(html, { locale: 'es', path: '/es', at, timeZone: 'America/Mexico_City' })
    expect(page).toContain('Sin conexión: información del viernes 20 de noviembre, 21:05</p>')
  })

  it('says it first where there is no header', () => {
    const page = keptPage('<body id="a"><main>', { locale: 'en', path: '/"', at, timeZone: 'UTC' })
    expect(page).toMatch(/^<body id="a"><aside data-kept="\/&quot;"/)
  })

  it('that stands in for others has no script left', () => {
    const scripts =
      '<script type="application/json" id="wake">{}</script><script>\nwake()\n</script><p>Stay</p>'
    expect(asleepForEver(scripts)).toBe('<p>Stay</p>')
  })
})

describe('what a page needs', () => {
  it('are the data it wakes with, and its pictures, each once', () => {
    const list = '<script type="application/json" id="wake">{"data":"/wake/map?v=1.a"}</script>'
    const pictures = '<img alt="" src="/media/a/b.svg?x=1&amp;y=2"/><img src="/media/a/b.svg?x=1&amp;y=2"/>'
    const elsewhere = '<img src="https://pictures.example/media/c.svg"/>'
    expect(pageParts(list + pictures + elsewhere)).toEqual({
      data: '/wake/map?v=1.a',
      pictures: ['/media/a/b.svg?x=1&y=2'],
    })
  })

  it('is a sign made of a photograph, and no photograph that comes in sizes', () => {
    const sign = '<img class="logo" src="/pictures/0123456789abcdef/480x288.webp" alt=""/>'
    const photograph =
      '<img srcSet="/pictures/a/480x320.jpg 480w" src="/pictures/a/480x320.jpg" alt="Ferry"/>'
    expect(pageParts(photograph + sign).pictures).toEqual(['/pictures/0123456789abcdef/480x288.webp'])
  })

  it('is nothing where it does not wake', () => {
    expect(pageParts('<p>')).toEqual({ data: undefined, pictures: [] })
  })
})
