import { z } from 'zod'
import { createFields } from './fields.ts'
import { categories, createFormat, type Format } from './format.ts'

/** Where the records of each kind lie. */
const files: Readonly<Record<keyof Format | 'categories', string>> = {
  property: '`property.yaml`',
  hours: '`hours.yaml`',
  categories: '`categories.yaml`, a list',
  store: '`stores/SLUG.yaml`',
  promotion: '`promotions/SLUG.yaml`, `coupons/SLUG.yaml`',
  event: '`events/SLUG.yaml`, `news/SLUG.yaml`',
  job: '`jobs/SLUG.yaml`',
  contest: '`contests/SLUG.yaml`',
  blog: '`blogs/BLOG/blog.yaml`',
  post: '`blogs/BLOG/SLUG.yaml`',
  gallery: '`galleries/SLUG.yaml`',
  page: '`pages/SLUG.yaml`',
  popup: '`popups/SLUG.yaml`',
  pointOfInterest: '`points-of-interest/SLUG.yaml`',
  homepage: '`homepage.yaml`',
  banners: '`banners.yaml`, a list',
  social: '`social.yaml`, a list',
  metaData: '`meta-data.yaml`, a list',
}

/** Every field of every content file as Markdown: whether it is required, and what it takes. */
export function listFields(): string {
  const schemas = new Map<string, z.core.$ZodType>(Object.entries({ ...createFormat(noFields), categories }))
  return Object.entries(files)
    .map(([kind, file]) => `## ${file}\n\n${table(rowsOf(schemas.get(kind)))}\n`)
    .join('\n')
}

const noFields = createFields({
  today: '2000-01-01',
  pictures: new Map(),
  picturesPath: '',
  targets: new Map(),
  records: new Map(),
  categories: new Set(),
  siteUrl: undefined,
})

type FieldRow = readonly [field: string, required: string, takes: string]

/** The fields of a group, or of what a list holds; those inside them as `items.N.alt`. */
function rowsOf(schema: z.core.$ZodType | undefined, prefix = ''): readonly FieldRow[] {
  const { inner, title } = open(schema)
  if (title !== undefined) return []
  if (inner instanceof z.ZodArray)
    return rowsOf(inner.element, prefix === '' || !isGroup(inner.element) ? prefix : `${prefix}N.`)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]) => [
    [`\`${prefix}${name}\``, isRequired(field) ? 'yes' : '', wordField(field)] as const,
    ...rowsOf(field, `${prefix}${name}.`),
  ])
}

function isRequired(field: z.core.$ZodType): boolean {
  return !z.safeParse(field, undefined).success
}

function isGroup(schema: z.core.$ZodType): boolean {
  return open(schema).inner instanceof z.ZodObject
}

function wordField(field: z.core.$ZodType): string {
  const { description } = open(field)
  const takes = wordKind(field)
  return description === undefined ? takes : `${takes}. ${description}`
}

function wordKind(field: z.core.$ZodType): string {
  const { inner, title } = open(field)
  if (title !== undefined) return title
  if (inner instanceof z.ZodArray) return `list of: ${wordKind(inner.element)}`
  if (inner instanceof z.ZodEnum) return inner.options.map((option) => `\`${option}\``).join(', ')
  if (inner instanceof z.ZodBoolean) return 'true or false'
  if (inner instanceof z.ZodObject) return 'group of fields'
  throw new Error('A field of the content format has no title.')
}

/** What a schema says of itself, without what makes it optional. */
function open(schema: z.core.$ZodType | undefined): {
  readonly inner: z.core.$ZodType | undefined
  readonly title: string | undefined
  readonly description: string | undefined
} {
  const { title, description } = (schema && z.globalRegistry.get(schema)) ?? {}
  if (!(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault))
    return { inner: schema, title, description }
  const inside = open(schema.unwrap())
  return { ...inside, title: title ?? inside.title, description: description ?? inside.description }
}

function table(rows: readonly FieldRow[]): string {
  const all: readonly FieldRow[] = [['field', 'required', 'takes'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = all.map(line)
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n')
}
