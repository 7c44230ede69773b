import { getAt } from '@promenade/domain/studio/path'
import type { Document, Path } from '@promenade/domain/studio/document'
import { type EntryDocument, recordName } from '../documents/entry-document.ts'
import { blocker, type Finding } from './finding.ts'

/** Names that are reserved for examples and lead nowhere, also below other names. */
const exampleHost =
  /(?:^|[^\w.-])(?:[\w-]+\.)+(?:example|invalid|test)\b|\bexample\.(?:com|net|org)\b|\blocalhost\b/i

/** Numbers of North America that are given to nobody. */
const examplePhone = /\b555[-. ]?01\d\d\b/

/** Where the mall is, as the template of `npm run new-mall` has it. */
const addressFields = ['address1', 'city', 'postal_code']

/**
 * Finds texts of the template of `npm run new-mall` in the documents of a mall, and placeholder addresses.
 */
export function findExamples(
  documents: readonly EntryDocument[],
  template: readonly EntryDocument[],
): readonly Finding[] {
  const byName = new Map(template.map((entry) => [recordName(entry), entry]))
  const sentences = new Set(
    template.flatMap(({ document }) => listTexts(document).map(({ text }) => text)).filter(isSentence),
  )
  return documents.flatMap((entry): readonly Finding[] => {
    const place = recordName(entry)
    const isExample = entry.slug.startsWith('example-') && byName.has(place)
    if (isExample) return [blocker(place, 'is an example of npm run new-mall: replace it, or remove it')]
    return [
      ...listLeft(entry, sentences),
      ...listAddresses(entry),
      ...(entry.kind === 'property' ? listWhereabouts(entry, byName.get(place)?.document ?? {}) : []),
    ]
  })
}

function listLeft(
  { kind, slug, document }: EntryDocument,
  sentences: ReadonlySet<string>,
): readonly Finding[] {
  const fields = listTexts(document).filter(({ text }) => sentences.has(text))
  if (fields.length === 0) return []
  const names = fields.map(({ path }) => path.join('.')).join(', ')
  return [blocker(recordName({ kind, slug }), `${names}: still the text of npm run new-mall`)]
}

function listAddresses({ kind, slug, document }: EntryDocument): readonly Finding[] {
  const found = listTexts(document).flatMap(({ path, text }) => {
    const [match] = exampleHost.exec(text) ?? examplePhone.exec(text) ?? []
    return match === undefined ? [] : [{ field: path.join('.'), example: match.replace(/^[^\w]+/, '') }]
  })
  return [...Map.groupBy(found, ({ example }) => example)].map(([example, fields]) => {
    const names = fields.map(({ field }) => field).join(', ')
    return blocker(recordName({ kind, slug }), `${names}: ${example} is an address for examples`)
  })
}

function listWhereabouts({ kind, slug, document }: EntryDocument, template: Document): readonly Finding[] {
  return addressFields
    .filter((field) => document[field] !== undefined && document[field] === template[field])
    .map((field) => blocker(recordName({ kind, slug }), `${field}: still that of npm run new-mall`))
}

interface Text {
  readonly path: Path
  readonly text: string
}

/** All texts of a document, without space around them. */
function listTexts(document: Document): readonly Text[] {
  const walk = (value: unknown, path: Path): readonly Text[] => {
    if (typeof value === 'string') return [{ path, text: value.trim() }]
    if (typeof value !== 'object' || value === null) return []
    const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
    return keys.flatMap((key) => walk(getAt(value, [key]), [...path, key]))
  }
  return walk(document, [])
}

/** Names, such as that of a category, are the same in many malls. */
function isSentence(text: string): boolean {
  return /[.>]$/.test(text)
}
