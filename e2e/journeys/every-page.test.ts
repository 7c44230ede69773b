import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { fixedPages } from '@promenade/domain/routing/fixed-pages'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import routes from '../../site/app/routes.ts'
import { partOf, readPage, textOf } from '../support/read-page.ts'
import { readSiteMap, type SiteMapEntry } from '../support/site-map.ts'
import { type CrawledPage, crawl } from '../support/crawl.ts'

const origin = inject('siteUrl')

describe('every linked page', () => {
  let found: Map<string, CrawledPage>
  let pages: [path: string, page: CrawledPage][]

  beforeAll(async () => {
    found = await crawl(origin)
    pages = [...found].filter(([, { isPage }]) => isPage)
  }, 240_000)

  it('is there', () => {
    expect(pages.length).toBeGreaterThan(450)
    expect([...found].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
  })

  it('covers every route of the site in both languages', () => {
    const unseen = routes
      .filter(({ id, path = '' }) => id !== undefined && !unlinked.has(splitLocalePath(`/${path}`).path))
      .filter(({ path = '' }) => ![...found.keys()].some((seen) => addressOf(path).test(seen)))
    expect(unseen.map(({ id }) => id)).toEqual([])
  })

  it('has one title, one h1 and a language, and shows no raw values', () => {
    expect(pages.flatMap(([path, { html }]) => headFaults(path, html))).toEqual([])
  })

  it('links every phone number internationally', () => {
    expect(
      pages.flatMap(([path, { html }]) => undialledNumbers(html).map((text) => `${path}: ${text}`)),
    ).toEqual([])
  })

  it('links every phone number that is a field of the content', () => {
    const numbers = phoneFields()
    expect(numbers.length).toBeGreaterThan(50)
    const all = pages.map(([, { html }]) => html).join('')
    expect(numbers.filter((number) => !all.includes(`href="tel:+1${number.replaceAll('-', '')}"`))).toEqual(
      [],
    )
  })

  it('has a caption in every table and a scope at every heading of one', () => {
    expect(
      pages.flatMap(([path, { html }]) => tableFaults(html).map((fault) => `${path}: ${fault}`)),
    ).toEqual([])
  })

  it('has no two options with the same name', () => {
    expect(
      pages.flatMap(([path, { html }]) => duplicateOptions(html).map((name) => `${path}: ${name}`)),
    ).toEqual([])
  })

  it('shows no unit number without its label', async () => {
    const file = await fetch(`${origin}/stores.json`)
    const units = new Set((await file.text()).match(/(?<="unit":\s*")[^"]+/g))
    expect(units.size).toBeGreaterThan(100)
    const faults = pages.flatMap(([path, { html }]) =>
      [...html.matchAll(/>\s*([^<>\s]+)\s*</g)]
        .filter(([, text = '']) => units.has(text))
        .map(([, text]) => `${path}: ${text}`),
    )
    expect(faults).toEqual([])
  })

  // Every page in `npm run audit`.
  it('is valid HTML', { timeout: inject('isAudit') ? 480_000 : 120_000 }, async () => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
      rules: {
        // The site's own files need no integrity checksum, and lists of slides may have labels.
        'require-sri': 'off',
        'aria-label-misuse': ['error', { allowAnyNamable: true }],
      },
    })
    const all = pages.map(([path]) => path)
    const looked = new Set(inject('isAudit') ? all : sample(alternating(all)))
    const faults = []
    for (const [path, { html }] of pages.filter(([seen]) => looked.has(seen))) {
      // Lets Node notice closed connections, which it would use for the next request.
      await setImmediate()
      const { results } = await validator.validateString(html, path)
      const messages = results.flatMap((result) => result.messages)
      faults.push(
        ...messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId} ${selector}: ${message}`),
      )
    }
    expect(faults).toEqual([])
  })

  it('has no broken links to choices and fragments', { timeout: 240_000 }, async () => {
    const links = new Map(pages.flatMap(([, page]) => page.links.map((link) => [link.href, link])))
    const faults = []
    for (const { href, pathname, hash } of links.values()) {
      const html = found.get(pathname)?.html ?? ''
      if (hash !== '' && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)) faults.push(href)
    }
    const choices = [...links.values()]
      .filter(({ search }) => search !== '')
      .map(({ pathname, search }) => pathname + search)
    for (const choice of sample(alternating(choices))) {
      const response = await fetch(origin + choice, { redirect: 'manual' })
      // The language endpoint redirects to the page in the other language.
      const { status } = found.get(response.headers.get('location') ?? '') ?? response
      if (status !== 200) faults.push(`${status} ${choice}`)
    }
    expect(faults).toEqual([])
  })

  it('is in the site map under its own address, with the same languages', async () => {
    const entries = await readSiteMap()
    expect(entries.length).toBeGreaterThan(300)
    const faults = entries.flatMap((entry) => siteMapFaults(entry, found.get(entry.path)))
    expect(faults).toEqual([])
  })

  it('shows all of its pictures', { timeout: 240_000 }, async () => {
    const sources = pages.flatMap(([, { html }]) =>
      [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src),
    )
    const pictures = new Set(sources)
    expect(pictures.size).toBeGreaterThan(150)
    const broken = []
    for (const src of pictures) {
      const response = await fetch(new URL(src, origin))
      if (response.status !== 200 || !response.headers.get('content-type')?.startsWith('image/'))
        broken.push(src)
    }
    expect(broken).toEqual([])
  })
})

function siteMapFaults({ path, alternates }: SiteMapEntry, page: CrawledPage | undefined): string[] {
  if (page === undefined) return [`${path}: no link leads there`]
  const { status, html } = page
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const named = [...html.matchAll(/<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .join()
  return [
    ...(status === 200 ? [] : [`${path}: status ${status}`]),
    ...(canonical === origin + path ? [] : [`${path}: prefers ${canonical}`]),
    ...(html.includes('content="noindex"') ? [`${path}: noindex`] : []),
    ...(named === alternates.join() ? [] : [`${path}: ${named}, not ${alternates.join()}`]),
  ]
}

/** Phone numbers outside of links, and `tel:` links without country code. */
function undialledNumbers(html: string): string[] {
  const text = html
    .slice(html.indexOf('</head>'))
    .replace(/<script[\s\S]*?<\/script>|<a\b[\s\S]*?<\/a>/g, '')
    .replace(/<[^>]*>/g, ' ')
  const plain = text.match(/\(?\b[2-9]\d{2}\)?[-. ][2-9]\d{2}[-. ]\d{4}\b/g) ?? []
  return [...plain, ...(html.match(/href="tel:[^+"][^"]*"/g) ?? [])]
}

/** The numbers of stores, jobs and the mall itself, without duplicates. */
function phoneFields(): string[] {
  const files = globSync('demo/content/**/*.yaml', { cwd: join(import.meta.dirname, '..', '..') })
  const texts = files.map((file) => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8'))
  const fields = texts.flatMap((text) => [...text.matchAll(/^\s*(?:contact_)?phone: ([\d-]+)$/gm)])
  return [...new Set(fields.map(([, number = '']) => number))]
}

/** Pages that need a login or a link from a mail, and responses to scripts. */
const unlinked: ReadonlySet<string> = new Set([
  ...fixedPages.filter((page) => 'needs' in page).map(({ path }) => path),
  '/search-results/suggestions',
  '/profile/data',
  '/favorites/change',
  '/*',
  '/plan-my-visit/favorites',
  // Only with the stops in the query.
  '/plan-my-visit.ics',
  // Only with the record in the query.
  '/report',
])

/** Pattern of a route's addresses: `es/stores/:slug` matches `/es/stores/ixtle`. */
function addressOf(path: string): RegExp {
  return new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}$`)
}

/** Pages of records, such as stores, in alternating languages; all others in both. */
function alternating(addresses: readonly string[]): string[] {
  const languages = Map.groupBy(new Set(addresses), (address) => splitLocalePath(address).path)
  return [...languages].flatMap(([path, same], place) =>
    /\/.*[/?]/.test(path) ? same.slice(place % same.length).slice(0, 1) : same,
  )
}

/** All addresses, but only one in eight of the kinds with hundreds, such as the map with a chosen store. */
function sample(addresses: readonly string[]): string[] {
  const kindOf = (address: string) => {
    const { pathname, searchParams } = new URL(splitLocalePath(address).path, origin)
    return `${pathname.replace(/^(\/[^/]+)\/.+/, '$1/')} ${[...searchParams.keys()].join()}`
  }
  return [...Map.groupBy(addresses, kindOf).values()].flatMap((same) =>
    same.filter((_, place) => same.length <= 64 || place % 8 === 0),
  )
}

function tableFaults(html: string): string[] {
  return [...html.matchAll(/<table\b[^>]*>([^]*?)<\/table>/g)].flatMap(([, table = '']) => [
    ...(/^\s*<caption[^>]*>\s*[^<\s]/.test(table) ? [] : ['a table without a caption']),
    ...(table.includes('<th') ? [] : ['a table without headings']),
    ...(table.match(/<th\b(?![^>]* scope=")[^>]*>/g) ?? []),
  ])
}

/** Names that several options of one field share. */
function duplicateOptions(html: string): string[] {
  return [...html.matchAll(/<select\b[^]*?<\/select>/g)].flatMap(([select]) => {
    const options = select.matchAll(/<option\b[^>]*? value="([^"]*)"[^>]*>([^<]*)</g)
    const byName = Map.groupBy(options, ([, , name = '']) => name)
    return [...byName]
      .filter(([, same]) => new Set(same.map(([, value]) => value)).size > 1)
      .map(([name]) => name)
  })
}

function headFaults(path: string, html: string): string[] {
  const faults = []
  if (html.match(/<h1\b/g)?.length !== 1) faults.push(`${path}: not one h1`)
  // Without the titles of SVG drawings in the body.
  const head = html.slice(0, html.indexOf('</head>'))
  if (head.match(/<title>[^<]+<\/title>/g)?.length !== 1) faults.push(`${path}: not one title`)
  const lang = path === '/es' || path.startsWith('/es/') ? 'es-MX' : 'en-CA'
  if (!html.includes(`<html lang="${lang}"`)) faults.push(`${path}: not lang ${lang}`)
  if (/\bstyle="/.test(html)) faults.push(`${path}: an inline style, which the policy forbids`)
  if (/undefined|\[object Object\]|NaN/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) {
    faults.push(`${path}: a value without words`)
  }
  return faults
}

describe('an address that leads nowhere', () => {
  it.each(['/ES', '/STORES', '/es/Hours'])('has no second spelling of an address: %s', async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
  })

  it('responds to an unknown address with 404', async () => {
    for (const [path, title] of [
      ['/no-such-page', 'This page could not be found'],
      ['/es/stores/nadie', 'No encontramos esta página'],
    ] as const) {
      const { status, html } = await readPage(path)
      expect([status, textOf(partOf(html, 'h1'))]).toEqual([404, title])
    }
  })
})
