import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SearchKind, SearchRecord, SearchTexts } from '@promenade/domain/search/search-record'
import { parse } from 'yaml'

const content = join(import.meta.dirname, '..', 'demo', 'content')

const kinds: Readonly<Record<string, SearchKind>> = {
  stores: 'store',
  promotions: 'promotion',
  coupons: 'promotion',
  events: 'event',
  news: 'event',
  jobs: 'job',
  pages: 'page',
}

/** Search records of the demo mall in both languages, from its content folder. */
export function demoRecords(): readonly SearchRecord[] {
  const categories = categoryNames()
  return Object.entries(kinds).flatMap(([folder, kind]) =>
    globSync(`${content}/${folder}/*.yaml`)
      .toSorted()
      .map((file) => {
        const source = readSource(file)
        const texts = (['en', 'es'] as const).map((locale): SearchTexts => ({
          locale,
          name: textIn(source['name'] ?? source['title'], locale),
          categories: listIn(source['categories'], locale).map((slug) => categories(slug, locale)),
          tags: listIn(source['tags'], locale),
          descriptions: [source['summary'], source['description'], source['body']].map((text) =>
            textIn(text, locale).replaceAll(/<[^>]*>/g, ' '),
          ),
        }))
        return { kind, id: `${folder} ${basename(file, '.yaml')}`, texts }
      }),
  )
}

function readSource(file: string): Readonly<Record<string, unknown>> {
  const source: unknown = parse(readFileSync(file, 'utf8'))
  if (!isTable(source)) throw new Error(`${file} is no table`)
  return source
}

function categoryNames(): (slug: string, locale: string) => string {
  const names = new Map<string, unknown>()
  const read = (nodes: unknown): void => {
    for (const node of Array.isArray(nodes) ? nodes.filter(isTable) : []) {
      names.set(String(node['slug']), node['name'])
      read(node['children'])
    }
  }
  read(parse(readFileSync(join(content, 'categories.yaml'), 'utf8')))
  return (slug, locale) => textIn(names.get(slug), locale)
}

function textIn(value: unknown, locale: string): string {
  if (typeof value === 'string') return value
  return isTable(value) ? textIn(value[locale], locale) : ''
}

function listIn(value: unknown, locale: string): readonly string[] {
  if (Array.isArray(value)) return value.map(String)
  return isTable(value) ? listIn(value[locale], locale) : []
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
