import { isGroup, type Path } from '@promenade/domain/studio/document'

type JsonSchema = Readonly<Record<string, unknown>>

/** The control that edits one value. */
export type Control =
  | 'text'
  | 'translations'
  | 'translated-html'
  | 'translated-tags'
  | 'html'
  | 'tags'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'date'
  | 'moment'
  | 'yearly-day'
  | 'opening-hours'
  | 'store-day-hours'
  | 'time-span'
  | 'week'
  | 'picture'
  | 'recurrence'
  | 'reference'
  | 'references'
  | 'link'
  | 'email'
  | 'url'
  | 'slug'
  | 'group'
  | 'list'

/** One field of a form, read from the schema of its document. */
export interface Field {
  /** The name of the field in its group; empty for the item of a list. */
  readonly name: string
  readonly control: Control
  readonly isRequired: boolean
  /** Fields of a group, of a picture, or of the group that each item of a list is. */
  readonly fields: readonly Field[]
  /** The field of each item of a list. */
  readonly item: Field | undefined
  readonly options: readonly string[]
  /** For a reference: the folder of the records that it may name. */
  readonly folder: string | undefined
  readonly limits: { readonly min: number | undefined; readonly max: number | undefined }
  /** For rich text: true if it may contain galleries. */
  readonly hasGalleries: boolean
  /** The section of the form; undefined for `more`. */
  readonly section: string | undefined
  /** The default value. */
  readonly fallback: unknown
}

/** The names of fields that no form shows, because the studio sets them by actions such as publishing. */
export const setByActions: ReadonlySet<string> = new Set(['draft', 'position'])

/** The fields of a form in the order of the schema. */
export function formFields(schema: unknown, locales: readonly string[]): readonly Field[] {
  return toField('', schema, true, locales).fields
}

/** The field at a path such as `items.2.alt`. */
export function fieldAt(fields: readonly Field[], [name, ...rest]: Path): Field | undefined {
  const field = fields.find((one) => one.name === name)
  if (field === undefined || rest.length === 0) return field
  if (typeof rest[0] !== 'number') return fieldAt(field.fields, rest)
  return rest.length === 1 ? field.item : fieldAt(field.item?.fields ?? [], rest.slice(1))
}

function toField(name: string, value: unknown, isRequired: boolean, locales: readonly string[]): Field {
  const schema = isGroup(value) ? value : {}
  const control = controlOf(name, schema, locales)
  const item = isGroup(schema['items']) ? toField('', schema['items'], true, locales) : undefined
  const inner = Object.values(propertiesOf(schema))[0]
  return {
    name,
    control,
    isRequired,
    fields: control === 'group' || control === 'picture' ? fieldsOf(schema, locales) : [],
    item: control === 'list' ? item : undefined,
    options: optionsOf(schema),
    folder: folderOf(schema),
    limits: { min: numberOf(schema['minimum']), max: numberOf(schema['maximum']) },
    hasGalleries: kindOf(schema) === 'article' || kindOf(inner) === 'article',
    section: typeof schema['section'] === 'string' ? schema['section'] : undefined,
    fallback: schema['default'],
  }
}

function fieldsOf(schema: JsonSchema, locales: readonly string[]): readonly Field[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(propertiesOf(schema)).map(([name, part]) =>
    toField(name, part, required.includes(name), locales),
  )
}

/** Controls by the kind of a value, which says more than its type. */
const named: Readonly<Record<string, Control>> = {
  html: 'html',
  article: 'html',
  link: 'link',
  date: 'date',
  'date-or-date-time': 'moment',
  'yearly-day': 'yearly-day',
  'opening-hours': 'opening-hours',
  'store-day-hours': 'store-day-hours',
  category: 'reference',
  reference: 'reference',
  recurrence: 'recurrence',
}

function controlOf(name: string, schema: JsonSchema, locales: readonly string[]): Control {
  const known = named[kindOf(schema) ?? '']
  // A time span has a pattern, since it cannot be `closed` or `24h`.
  if (known === 'opening-hours' && schema['pattern'] !== undefined) return 'time-span'
  if (known !== undefined) return known
  if (Array.isArray(schema['enum'])) return 'choice'
  if (schema['type'] === 'object') return controlOfObject(schema, locales)
  if (schema['type'] === 'array') return controlOfList(schema, locales)
  if (schema['type'] === 'boolean') return 'flag'
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number'
  if (schema['format'] === 'email') return 'email'
  if (schema['format'] === 'uri') return 'url'
  return name === 'slug' ? 'slug' : 'text'
}

function controlOfObject(schema: JsonSchema, locales: readonly string[]): Control {
  const properties = propertiesOf(schema)
  const names = Object.keys(properties)
  const isTranslated = names.length > 0 && names.every((name) => locales.includes(name))
  if (isTranslated) return controlOfTranslations(Object.values(properties)[0])
  if (kindOf(properties['path']) === 'picture') return 'picture'
  if (isGroup(schema['propertyNames'])) return 'week'
  return 'group'
}

function controlOfTranslations(inner: unknown): Control {
  if (!isGroup(inner)) return 'translations'
  if (inner['type'] === 'array') return 'translated-tags'
  return named[kindOf(inner) ?? ''] === 'html' ? 'translated-html' : 'translations'
}

function controlOfList(schema: JsonSchema, locales: readonly string[]): Control {
  const items = isGroup(schema['items']) ? schema['items'] : {}
  const control = controlOf('', items, locales)
  if (control === 'reference') return 'references'
  if (control === 'choice') return 'choices'
  return control === 'text' ? 'tags' : 'list'
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, unknown>> {
  return isGroup(schema['properties']) ? schema['properties'] : {}
}

function optionsOf(schema: JsonSchema): readonly string[] {
  const { items, propertyNames } = schema
  const list = [schema, items, propertyNames].find((part) => isGroup(part) && Array.isArray(part['enum']))
  const options = isGroup(list) && Array.isArray(list['enum']) ? list['enum'].map(String) : []
  // A week begins on Monday.
  return options[0] === 'sunday' ? [...options.slice(1), 'sunday'] : options
}

function folderOf(schema: JsonSchema): string | undefined {
  const part = isGroup(schema['items']) ? schema['items'] : schema
  if (kindOf(part) === 'category') return 'categories'
  const folder = isGroup(part['field']) ? part['field']['folder'] : undefined
  return typeof folder === 'string' ? folder : undefined
}

/** The kind of a value from the schema, which says more than its type. */
function kindOf(schema: unknown): string | undefined {
  const field = isGroup(schema) ? schema['field'] : undefined
  return isGroup(field) && typeof field['kind'] === 'string' ? field['kind'] : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) < 2 ** 31 - 1 ? value : undefined
}
