import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { isGroup } from '@promenade/domain/studio/document'
import { parse } from 'yaml'
import type { StartDocument } from '../../studio/testing/fake-platform.ts'

const content = join(import.meta.dirname, '..', '..', 'demo', 'content')

const folders: Readonly<Record<string, EntryKind>> = {
  stores: 'store',
  promotions: 'promotion',
  coupons: 'coupon',
  events: 'event',
  news: 'news',
  jobs: 'job',
  contests: 'contest',
  galleries: 'gallery',
  pages: 'page',
  popups: 'popup',
  'points-of-interest': 'point-of-interest',
}

/** The demo mall's records as documents, with absolute dates around `today`. */
export function demoDocuments(today: Date): readonly StartDocument[] {
  const records = Object.entries(folders).flatMap(([folder, kind]) =>
    readdirSync(join(content, folder)).map((file) => ({
      kind,
      slug: basename(file, '.yaml'),
      document: readDocument(join(folder, file), today),
    })),
  )
  const { alert, name, ...property } = readDocument('property.yaml', today)
  const { holidays, ...hours } = readDocument('hours.yaml', today)
  const special = Array.isArray(holidays) ? holidays.filter(isGroup) : []
  return [
    {
      kind: 'property',
      slug: 'property',
      document: { name: isGroup(name) ? name['en'] : name, ...property },
    },
    ...(isGroup(alert) ? [{ kind: 'alert' as const, slug: 'alert', document: alert }] : []),
    { kind: 'hours', slug: 'hours', document: hours },
    { kind: 'homepage', slug: 'homepage', document: readDocument('homepage.yaml', today) },
    ...special.map((document, index) => ({ kind: 'special-day' as const, slug: `day-${index}`, document })),
    ...list('categories.yaml').map(({ slug, ...document }) => ({
      kind: 'category' as const,
      slug: String(slug),
      document,
    })),
    ...list('banners.yaml').map((document, index) => ({
      kind: 'banner' as const,
      slug: `banner-${index}`,
      document,
    })),
    ...records,
    ...readBlogs(today),
  ]
}

/** The documents with copies of their stores under other names, so that there are `count` stores. */
export function withStores(documents: readonly StartDocument[], count: number): readonly StartDocument[] {
  const stores = documents.filter(({ kind }) => kind === 'store')
  const copies = Array.from({ length: count - stores.length }, (_, index): StartDocument => {
    const name = `Store ${index}`
    const document = { ...stores[index % stores.length]?.document, name: { en: name, es: name } }
    return { kind: 'store', slug: `store-${index}`, document }
  })
  return [...documents, ...copies]
}

function readBlogs(today: Date): readonly StartDocument[] {
  const blogs = readdirSync(join(content, 'blogs'))
  return blogs.flatMap((blog) =>
    readdirSync(join(content, 'blogs', blog)).map((file): StartDocument => {
      const document = readDocument(join('blogs', blog, file), today)
      const slug = basename(file, '.yaml')
      if (slug === 'blog') return { kind: 'blog', slug: blog, document }
      return { kind: 'post', slug, document: { ...document, blog } }
    }),
  )
}

function list(file: string) {
  const items: unknown = parse(readFileSync(join(content, file), 'utf8'))
  return Array.isArray(items) ? items.filter(isGroup) : []
}

const dayFields: ReadonlySet<string> = new Set(['start', 'end', 'show_from', 'published'])

function readDocument(file: string, today: Date) {
  const document: unknown = parse(readFileSync(join(content, file), 'utf8'))
  const fields = Object.entries(isGroup(document) ? document : {})
  return Object.fromEntries(fields.map(([name, value]) => [name, expandShorthand(name, value, today)]))
}

/** Writes out what files may shorten: a text for all languages, a unit as a number, a day of some week. */
function expandShorthand(name: string, value: unknown, today: Date): unknown {
  if (dayFields.has(name)) return absolute(String(value), today)
  if (name === 'unit') return String(value)
  return (name === 'name' || name === 'summary') && typeof value === 'string'
    ? { en: value, es: value }
    : value
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** `saturday+1 14:00` as a date of the weeks around today. */
function absolute(text: string, today: Date): string {
  const [day = '', time] = text.split(' ')
  const [, name = '', offset = '0', unit] = /^([a-z]+)(?:([+-]\d{1,3})(d)?)?$/.exec(day) ?? []
  if (!days.includes(name)) return text
  const monday = today.getTime() - ((today.getDay() + 6) % 7) * 86_400_000
  const weekday = (days.indexOf(name) + 6) % 7
  const distance = weekday + Number(offset) * (unit === 'd' ? 1 : 7)
  const date = new Date(monday + distance * 86_400_000).toISOString().slice(0, 10)
  return [date, time].filter((part) => part !== undefined).join(' ')
}
