import { expect, it } from 'vitest'
import { z } from 'zod'
import { resources } from './public-api/resources.ts'
import { decodeRedirects } from './public-api/site-map-data.ts'
import type { Resource } from './kinds/resource.ts'
import { context } from './testing/decoders.ts'

const unnamed = 'Nothing refers to it.'
const fromItsList = 'Follows from the list that it is in.'
const onlyOne = 'A site shows one property.'
const unmarked = 'The site does not mark the language of these texts.'
const besides = 'Beside it in `promotionable_id` and the like.'
const alwaysTheSame = 'Has one value on our platform.'
const ownSizes = 'The site makes smaller pictures of the largest itself.'

/** Fields of our responses of which the site makes nothing, with the reason; other clients may. */
const unread: Readonly<Record<string, string>> = {
  'Banner.id': 'Banners are found by their names.',
  'CalmHours.id': unnamed,
  'Event.api_resource': fromItsList,
  'Event.is_featured_on_home_page': 'Follows from its position.',
  'Event.property_id': onlyOne,
  'HolidayHours.id': unnamed,
  'HolidayHours.is_holiday': fromItsList,
  'HolidayHours.untranslated_fields': unmarked,
  'Homepage.untranslated_fields': unmarked,
  'Hours.extra_hours.untranslated_fields': unmarked,
  'Job.property_id': onlyOne,
  'MetaData.path': 'The site has asked for it.',
  'MetaData.untranslated_fields': unmarked,
  'Owner.id': besides,
  'Owner.type': besides,
  'PointOfInterest.untranslated_fields': unmarked,
  'PointOfInterestItem.untranslated_fields': unmarked,
  'PointOfInterestLocation.untranslated_fields': unmarked,
  'Promotion.api_resource': fromItsList,
  'Promotion.is_featured_on_home_page': 'Follows from its position.',
  'Promotion.property_id': onlyOne,
  'Property.image_focal_point.x': alwaysTheSame,
  'Property.image_focal_point.y': alwaysTheSame,
  'Property.image_height': alwaysTheSame,
  'Property.image_url': alwaysTheSame,
  'Property.image_url_alt_text': alwaysTheSame,
  'Property.image_width': alwaysTheSame,
  'Property.status': alwaysTheSame,
  'Property.untranslated_fields': 'The notice has its own mark; an address has no language.',
  'Property.updated_at': 'No page says when the property changed.',
  'RegularHours.id': unnamed,
  'SocialLink.callout': alwaysTheSame,
  'SocialLink.id': unnamed,
  'SocialPost.images.low_resolution.height': ownSizes,
  'SocialPost.images.low_resolution.url': ownSizes,
  'SocialPost.images.low_resolution.width': ownSizes,
  'Subpage.id': unnamed,
  'Subpage.untranslated_fields': unmarked,
  'TodaysHours.close_time.local': 'Follows from `utc`.',
  'TodaysHours.open_time.local': 'Follows from `utc`.',
}

type Path = readonly (string | number)[]

it('gives the site each field of our responses, but for those without a use', () => {
  // The files of a map are in formats of others, which have tests of their own.
  const { map: _, ...ofContent } = resources
  const redirects = { ...resources.siteMapData, decode: decodeRedirects }
  const names = new Set<string>()
  const read = new Set<string>()
  for (const resource of [...Object.values<Resource>(ofContent), redirects]) readFields(resource, names, read)
  expect(names.size).toBeGreaterThan(250)
  expect([...names].filter((name) => !read.has(name)).toSorted()).toEqual(Object.keys(unread).toSorted())
})

/** Adds the fields of a response, and those that are read: another value of one changes what the site gets. */
function readFields({ schema, decode }: Resource, names: Set<string>, read: Set<string>): void {
  const examples = (['yes', 'no', 'bare'] as const).map((form) => exampleOf(schema, { form, count: 0 }))
  for (const example of examples) expect(z.safeParse(schema, example).error).toBeUndefined()
  const decoded = (response: unknown) =>
    JSON.stringify(decode(response, { ...context, locale: 'es' }).value, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    )
  const before = examples.map((example) => [example, decoded(example)] as const)
  const isRead = (path: Path) =>
    before.some(([example, result]) =>
      otherValues(schemaAt(schema, path), valueAt(example, path)).some(
        (value) => decoded(replaceAt(example, path, value)) !== result,
      ),
    )
  for (const path of leavesOf(examples[0])) {
    const name = nameOf(schema, path)
    names.add(name)
    // Several responses have the same groups: one that reads a field is enough.
    if (!read.has(name) && isRead(path)) read.add(name)
  }
}

/** `Job.contact_name`: the innermost group with a name of its own, and the path in it. */
function nameOf(schema: z.core.$ZodType, path: Path): string {
  const ends = path.map((_, index) => index).toReversed()
  const ids = ends.map((end) => [end, idOf(schemaAt(schema, path.slice(0, end)))] as const)
  const [end, id] = ids.find(([, found]) => found !== undefined) ?? [0, '']
  return [id, ...path.slice(end).filter((key) => typeof key === 'string')].join('.')
}

function idOf(schema: z.core.$ZodType | undefined): string | undefined {
  if (schema instanceof z.ZodNullable) return idOf(schema.unwrap())
  if (schema instanceof z.ZodUnion) return idOf(schema.options[0])
  return schema && z.globalRegistry.get(schema)?.id
}

interface Filling {
  /** `yes` and `no` are the booleans; `bare` has null for each single value that may be, too. */
  readonly form: 'yes' | 'no' | 'bare'
  /** Filled values, so that they differ. */
  count: number
}

/** A response with every field. */
function exampleOf(schema: z.core.$ZodType, filling: Filling): unknown {
  if (schema instanceof z.ZodNullable) {
    const inner = exampleOf(schema.unwrap(), filling)
    return filling.form === 'bare' && (typeof inner !== 'object' || inner === null) ? null : inner
  }
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] ?? z.null(), filling)
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element, filling)]
  if (schema instanceof z.ZodRecord) return { instagram: exampleOf(schema.valueType, filling) }
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, exampleOf(field, filling)]),
    )
  if (schema instanceof z.ZodBoolean) return filling.form === 'yes'
  const values = valuesOf(schema)
  if (schema instanceof z.ZodEnum) return filling.form === 'no' ? values[0] : values.at(-1)
  filling.count += 1
  return values[filling.count % values.length]
}

/** Texts of every form that a field has. */
const texts = [
  'summer',
  'winter',
  'America/Halifax',
  'UTC',
  'warning',
  'active',
  '<p>winter</p>',
  '/hours',
  '/stores',
  '/map',
  '/blogs',
  'https://shop.example/',
  'https://other.example/',
  '2026-12-24T15:00:00.000Z',
  '2026-12-24T16:00:00.000Z',
  '2026-12-26T16:00:00.000Z',
  'a@shop.example',
  'b@shop.example',
  '10:00',
  '11:00',
  '/media/1/summer.webp',
  '/media/2/winter.webp',
  '1790000000',
  '1790000001',
]
const numbers = [...Array.from({ length: 200 }, (_, index) => index + 1), 0, 0.25, 0.75]

const known = new WeakMap<z.core.$ZodType, readonly unknown[]>()

/** Values that a schema of one value takes. */
function valuesOf(schema: z.core.$ZodType): readonly unknown[] {
  const cached = known.get(schema)
  if (cached !== undefined) return cached
  const options = schema instanceof z.ZodEnum ? schema.options : [...texts, ...numbers, true, false]
  const values = options.filter((value) => z.safeParse(schema, value).success)
  known.set(schema, values)
  return values
}

/** A few other values of a field. */
function otherValues(schema: z.core.$ZodType | undefined, value: unknown): readonly unknown[] {
  if (schema === undefined || value === undefined) return []
  if (schema instanceof z.ZodNullable) return [null, ...otherValues(schema.unwrap(), value)]
  if (schema instanceof z.ZodArray)
    return [
      textFields,
      ...valuesOf(schema.element)
        .slice(0, 14)
        .map((item) => [item]),
    ]
  return valuesOf(schema).slice(0, 14)
}

/** Names that `untranslated_fields` may have. */
const textFields = 'name title heading description holiday_name note extra_hours caption meta_title'.split(
  ' ',
)

/** The paths of the single values of a response, and of lists of them. */
function leavesOf(value: unknown): readonly Path[] {
  if (Array.isArray(value) && typeof value[0] === 'object')
    return leavesOf(value[0]).map((path) => [0, ...path])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[]]
  return Object.entries(value).flatMap(([key, field]) => leavesOf(field).map((path) => [key, ...path]))
}

function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  const [key, ...rest] = path
  if (key === undefined) return schema
  if (schema instanceof z.ZodNullable) return schemaAt(schema.unwrap(), path)
  if (schema instanceof z.ZodUnion) return schemaAt(schema.options[0] ?? z.null(), path)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest)
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest)
  const field = schema instanceof z.ZodObject ? schema.shape[key] : undefined
  return field && schemaAt(field, rest)
}

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  const field = Object.entries(Object(value)).find(([name]) => name === String(key))
  return field && valueAt(field[1], rest)
}

function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaceAt(item, rest, by) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, name === key ? replaceAt(field, rest, by) : field]),
  )
}
