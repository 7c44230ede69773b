/** Fields that Google's rich results require, and further ones that ours always have. */
const required: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
  BlogPosting: ['headline', 'url'],
  Blog: ['name', 'url'],
  Offer: ['name', 'url', 'seller'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  ShoppingCenter: ['name', 'url'],
}

/** An address relative to the page, in the HTML of a text. */
const relativeAddress = /<(?:a|img)\b[^<>]*\s(?:href|src)="(?![a-z]+:)/

const formats: readonly (readonly [fields: RegExp, format: RegExp])[] = [
  [
    /^(?:@id|url|image|logo|sameAs|hasMap|eventStatus|eventAttendanceMode|dayOfWeek|item)$/,
    /^https?:\/\/\S+$/,
  ],
  [
    /(?:Date|Posted|Published|Through|Modified|Starts|Ends)$/,
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/,
  ],
  [/^(?:opens|closes)$/, /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/],
]

/**
 * Missing fields, empty values and texts of invalid format in schema.org data, each with its place. The compiler checks types
 * and field names (schema-dts).
 */
export function structuredDataFaults(value: unknown, place = '', field = ''): readonly string[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [`${place}: empty`]
      : value.flatMap((one) => structuredDataFaults(one, place, field))
  if (typeof value === 'string') return textFaults(value, place, field)
  if (typeof value === 'number' || typeof value === 'boolean') return []
  if (typeof value !== 'object' || value === null) return [`${place}: ${String(value)}`]
  const fields = new Map(Object.entries(value))
  const type = String(fields.get('@type') ?? '')
  const isReference = [...fields.keys()].join() === '@id'
  const missing = (required[type] ?? []).filter((name) => !fields.has(name))
  return [
    ...(type === '' && !isReference ? [`${place}: no @type`] : []),
    ...missing.map((name) => `${place}${type}: lacks ${name}`),
    ...[...fields].flatMap(([name, held]) => structuredDataFaults(held, `${place}${type}.${name} `, name)),
  ]
}

function textFaults(text: string, place: string, field: string): readonly string[] {
  const isWrong = formats.some(([fields, format]) => fields.test(field) && !format.test(text))
  return isWrong || text.trim() === '' || relativeAddress.test(text)
    ? [`${place}: ${JSON.stringify(text)}`]
    : []
}
