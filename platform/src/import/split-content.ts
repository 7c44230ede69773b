import { documentSchemas } from '@promenade/contract/kinds/documents'
import { type EntryKind, kindOf } from '@promenade/contract/kinds/kinds'
import { type Document, fieldOf, isGroup, type Path } from '@promenade/domain/studio/document'
import { fileKinds, slugOfFile } from './content-files.ts'
import { resolveDate, resolveDateAndTime } from '../checks/dates.ts'
import { isHtml, withPicturePaths } from '../checks/field-pictures.ts'
import type { Source } from '../checks/source.ts'
import { mapFields, expandShorthand } from '../checks/walk-fields.ts'
import { createSlug, freeSlug, nameOf } from '../documents/create-slug.ts'
import type { EntryDocument } from '../documents/entry-document.ts'

/** Replaces values that only a content folder can have. */
export interface Resolution {
  /** The day of import where the property is: documents have absolute dates. */
  readonly today: string
  /** The path below `/media/` of a picture of the folder. Throws for a picture that is not there. */
  readonly mediaPath: (path: string) => string
  /** The picture of the folder that is the logo of a store without one; undefined where there is none. */
  readonly defaultLogo: (slug: string) => string | undefined
}

/** A document with its place in the content folder. */
export interface SplitDocument extends EntryDocument {
  readonly origin: { readonly source: Source; readonly path: Path }
}

/** The documents of a content folder, in the order of its files. */
export function splitContent(
  sources: ReadonlyMap<string, Source>,
  resolution: Resolution,
): readonly SplitDocument[] {
  return [...sources.values()].flatMap((source) =>
    splitSource(source).map(({ path = [], ...entry }) => ({
      ...entry,
      document: resolve(entry, resolution),
      origin: { source, path },
    })),
  )
}

interface Part extends EntryDocument {
  /** Where the document is in its file; absent for the whole file. */
  readonly path?: Path
}

function splitSource({ file, value }: Source): readonly Part[] {
  const kind = fileKinds.find((one) => slugOfFile(one, file) !== undefined)
  if (kind === undefined) throw new Error(`No kind of record has the file ${file}.`)
  const whole = isGroup(value) ? value : {}
  if (kind === 'property') return splitProperty(whole)
  if (kind === 'hours') return splitHours(whole)
  const { place } = kindOf(kind)
  if ('list' in place) return splitList(kind, listOf(value))
  const slug = slugOfFile(kind, file) || kind
  if (kind !== 'post') return [{ kind, slug, document: whole }]
  const [blog = '', ofPost = ''] = slug.split('/')
  return [{ kind, slug: ofPost, document: { blog, ...whole } }]
}

function splitProperty({ alert, ...document }: Document): readonly Part[] {
  const property = { kind: 'property', slug: 'property', document } as const
  return isGroup(alert)
    ? [property, { kind: 'alert', slug: 'alert', document: alert, path: ['alert'] }]
    : [property]
}

function splitHours({ holidays, ...document }: Document): readonly Part[] {
  return [
    { kind: 'hours', slug: 'hours', document },
    ...splitList('special-day', listOf(holidays), ['holidays']),
  ]
}

function splitList(kind: EntryKind, items: readonly Document[], path: Path = []): readonly Part[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    const { slug: own, ...others } = item
    const hasSlug = 'slug' in documentSchemas[kind].shape
    const slug =
      typeof own === 'string'
        ? own.trim()
        : freeSlug(createSlug(nameOf(kind, item), kind), (other) => taken.has(other))
    taken.add(slug)
    const isOrdered = 'position' in documentSchemas[kind].shape
    return {
      kind,
      slug,
      path: [...path, index],
      document: { ...(hasSlug ? item : others), ...(isOrdered ? { position: index + 1 } : {}) },
    }
  })
}

/** Languages spelled out, dates absolute, pictures by their bytes. */
function resolve({ kind, slug, document }: EntryDocument, resolution: Resolution): Document {
  const { today, mediaPath, defaultLogo } = resolution
  const schema = documentSchemas[kind]
  const logo = kind === 'store' && fieldOf(document, 'logo') === undefined ? defaultLogo(slug) : undefined
  const whole = logo === undefined ? document : { ...document, logo: { path: logo, alt: document['name'] } }
  const resolved = mapFields(schema, expandShorthand(schema, whole), (value, field) => {
    if (typeof value !== 'string') return value
    if (field?.kind === 'picture' || isHtml(field)) return withPicturePaths(value, field, mediaPath)
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
