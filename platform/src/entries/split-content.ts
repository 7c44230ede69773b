import { documentSchemas, type EntryKind } from '@promenade/contract/editing/documents'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { defaultLocale } from '@promenade/domain/locale/locale'
import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import { listsByKind, foldersByKind } from '../import/content-files.ts'
import { resolveDate, resolveDateAndTime } from '../import/dates.ts'
import { blogOf, postOf, recordOf } from '../import/read-records.ts'
import type { Source } from '../import/source.ts'
import { mapFields, expandShorthand } from '../import/walk-fields.ts'
import { createSlug, freeSlug } from './create-slug.ts'
import type { EntryDocument } from './entry-document.ts'

/** Replaces values that only a content folder can have. */
export interface Resolution {
  /** The day of import where the property is: documents have absolute dates. */
  readonly today: string
  /** The path below `/media/` of a picture of the folder. Throws for a picture that is not there. */
  readonly mediaPath: (path: string) => string
  /** The picture of the folder that is the logo of a store without one; undefined where there is none. */
  readonly defaultLogo: (slug: string) => string | undefined
}

/** The documents of a checked content folder, in the order of its files. */
export function splitContent(
  sources: ReadonlyMap<string, Source>,
  resolution: Resolution,
): readonly EntryDocument[] {
  return [...sources.values()].flatMap((source) =>
    splitSource(source).map(({ kind, slug, document }) => ({
      kind,
      slug,
      document: resolve({ kind, slug, document }, resolution),
    })),
  )
}

function splitSource({ file, value }: Source): readonly EntryDocument[] {
  const whole = isGroup(value) ? value : {}
  if (file === 'property.yaml') return splitProperty(whole)
  if (file === 'hours.yaml') return splitHours(whole)
  if (file === 'homepage.yaml') return [{ kind: 'homepage', slug: 'homepage', document: whole }]
  for (const [kind, folder] of foldersByKind) {
    const slug = recordOf(folder)(file)
    if (slug !== undefined) return [{ kind, slug, document: whole }]
  }
  for (const [kind, name] of listsByKind) if (file === name) return splitList(kind, listOf(value))
  const [blog, post] = [blogOf(file), postOf(file)]
  if (blog !== undefined) return [{ kind: 'blog', slug: blog, document: whole }]
  const [ofBlog = '', slug = ''] = post?.split('/') ?? []
  return [{ kind: 'post', slug, document: { blog: ofBlog, ...whole } }]
}

function splitProperty({ alert, ...document }: Document): readonly EntryDocument[] {
  const property = { kind: 'property', slug: 'property', document } as const
  return isGroup(alert) ? [property, { kind: 'alert', slug: 'alert', document: alert }] : [property]
}

function splitHours({ holidays, ...document }: Document): readonly EntryDocument[] {
  return [{ kind: 'hours', slug: 'hours', document }, ...splitList('special-day', listOf(holidays))]
}

function splitList(kind: EntryKind, items: readonly Document[]): readonly EntryDocument[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    const { slug: own, ...others } = item
    const hasSlug = 'slug' in documentSchemas[kind].shape
    const name = typeof own === 'string' ? own.trim() : createSlug(nameOf(kind, item), kind)
    const slug = freeSlug(name, (other) => taken.has(other))
    taken.add(slug)
    const isOrdered = 'position' in documentSchemas[kind].shape
    return {
      kind,
      slug,
      document: { ...(hasSlug ? item : others), ...(isOrdered ? { position: index + 1 } : {}) },
    }
  })
}

/** The text from which the slug of an item is made. */
export function nameOf(kind: EntryKind, document: Document): string {
  const [path, name] = [fieldOf(document, 'path'), fieldOf(document, 'name')]
  if (kind === 'meta-data' && typeof path === 'string') return path === '/' ? 'home' : path
  return typeof name === 'string' ? name : titleOf(document)[defaultLocale]
}

/** Languages spelled out, dates absolute, pictures by their bytes. */
function resolve({ kind, slug, document }: EntryDocument, resolution: Resolution): Document {
  const { today, mediaPath, defaultLogo } = resolution
  const schema = documentSchemas[kind]
  const logo = kind === 'store' && fieldOf(document, 'logo') === undefined ? defaultLogo(slug) : undefined
  const whole = logo === undefined ? document : { ...document, logo: { path: logo, alt: document['name'] } }
  const resolved = mapFields(schema, expandShorthand(schema, whole), (value, field) => {
    if (typeof value !== 'string') return value
    if (field?.kind === 'picture') return mediaPath(value.trim())
    if (field?.kind === 'date') return resolveDate(value.trim(), today) ?? value
    return field?.kind === 'date-or-date-time' ? formatMoment(value.trim(), today) : value
  })
  return isGroup(resolved) ? resolved : {}
}

function formatMoment(text: string, today: string): string {
  const moment = resolveDateAndTime(text, today)
  if (moment?.minute === undefined) return moment?.date ?? text
  const [hours, minutes] = [Math.floor(moment.minute / 60), moment.minute % 60]
  return `${moment.date} ${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function listOf(value: unknown): readonly Document[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}
