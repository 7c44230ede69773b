import { kindOf } from '@promenade/contract/kinds/kinds'
import { z } from 'zod'
import { type FileKind, fileKinds, fileSchemas } from './content-files.ts'

/** The editing schema of each kind of content file, with the names of the files that have it. */
export const contentFiles: readonly (readonly [files: string, schema: z.ZodType])[] = [
  ...Map.groupBy(fileKinds, (kind) => fileSchemas[kind]),
].map(([schema, kinds]) => [kinds.map(nameOf).join(', '), schema])

function nameOf(kind: FileKind): string {
  const { place } = kindOf(kind)
  if ('folder' in place) return `\`${place.folder}/SLUG.yaml\``
  if ('nested' in place) return place.nested === 'blogs' ? '`blogs/BLOG/blog.yaml`' : '`blogs/BLOG/SLUG.yaml`'
  if ('list' in place) return `\`${place.list}\`, a list`
  return 'file' in place ? `\`${place.file}\`` : ''
}

/** All fields of all content files as Markdown tables: name, required or not, accepted values. */
export function writeFieldTables(): string {
  return contentFiles.map(([file, schema]) => `## ${file}\n\n${table(rowsOf(schema))}\n`).join('\n')
}

type FieldRow = readonly [field: string, required: string, takes: string]

/** The fields of a group or of the items of a list, with nested fields as `items.N.alt`. */
function rowsOf(schema: z.core.$ZodType, prefix = ''): readonly FieldRow[] {
  const { inner, title } = open(schema)
  if (title !== undefined) return []
  if (inner instanceof z.ZodArray)
    return rowsOf(inner.element, prefix === '' || !isGroup(inner.element) ? prefix : `${prefix}N.`)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries(inner.shape).flatMap(([name, field]) => [
    [`\`${prefix}${name}\``, isRequired(field) ? 'yes' : '', describeField(field)] as const,
    ...rowsOf(field, `${prefix}${name}.`),
  ])
}

function isRequired(field: z.core.$ZodType): boolean {
  return !z.safeParse(field, undefined).success
}

function isGroup(schema: z.core.$ZodType): boolean {
  return open(schema).inner instanceof z.ZodObject
}

function describeField(field: z.core.$ZodType): string {
  const { description } = open(field)
  const takes = describeKind(field)
  return description === undefined ? takes : `${takes}. ${description}`
}

function describeKind(field: z.core.$ZodType): string {
  const { inner, title } = open(field)
  if (title !== undefined) return title
  if (inner instanceof z.ZodArray) return `list of: ${describeKind(inner.element)}`
  if (inner instanceof z.ZodEnum) return inner.options.map((option) => `\`${option}\``).join(', ')
  if (inner instanceof z.ZodBoolean) return 'true or false'
  if (inner instanceof z.ZodObject) return 'group of fields'
  throw new Error('A field of the content format has no title.')
}

/** The schema inside optional and default wrappers, with the first title and description. */
function open(schema: z.core.$ZodType): {
  readonly inner: z.core.$ZodType
  readonly title: string | undefined
  readonly description: string | undefined
} {
  const { title, description } = z.globalRegistry.get(schema) ?? {}
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
