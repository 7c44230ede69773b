import { isMap, isNode, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import type { ContentIssue, FaultCode } from './content-issue.ts'
import { pathsOf } from './issue-paths.ts'

/** A parsed YAML file of the content folder. */
export interface Source {
  /** Path below the folder, with forward slashes. */
  readonly file: string
  /** The file's name without its ending. */
  readonly slug: string
  readonly value: unknown
  readonly faults: readonly ContentIssue[]
  /** Absent where it is no file but the document of an entry. */
  readonly lineOf?: (path: readonly PropertyKey[]) => number
}

export function parseSource(file: string, text: string): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const invalid = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    field: '',
    message: `is not valid YAML: ${message}`,
  }))
  return {
    file,
    slug: file.replace(/^.*\//, '').replace(/\.yaml$/, ''),
    ...(invalid.length > 0 ? { value: undefined, faults: invalid } : readValue(file, document)),
    lineOf: (path) => lines.linePos(offsetOf(document, path)).line,
  }
}

/** Only the conversion to values finds unknown aliases, and aliases that would expand without limit. */
function readValue(file: string, document: Document.Parsed): Pick<Source, 'value' | 'faults'> {
  try {
    return { value: withoutBlanks(document.toJS()), faults: [] }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    return {
      value: undefined,
      faults: [{ file, field: '', message: `has an alias (*name) that cannot be read: ${error.message}` }],
    }
  }
}

/** Removes blank fields: `title:` and `title: {}` mean the same as no field. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks)
  if (!isGroup(value)) return value
  const fields = Object.entries(value).map(([key, field]) => [key, withoutBlanks(field)] as const)
  return Object.fromEntries(fields.filter(([, field]) => !isBlank(field)))
}

function isBlank(value: unknown): boolean {
  return value === null || (isGroup(value) && Object.keys(value).length === 0)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A problem of a field. */
export interface Issue {
  readonly code?: undefined
  readonly reason?: FaultCode
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** Issues of a file with line numbers and messages for the people who write content, without duplicates. */
export function describeIssues(
  source: Source,
  issues: readonly (z.core.$ZodIssue | Issue)[],
): ContentIssue[] {
  const faults = issues.flatMap((issue) => {
    const code = codeOf(issue)
    return pathsOf(issue).map((path) => ({
      ...issueAt(source, asWritten(source, path), formatMessage(issue)),
      code,
    }))
  })
  return [...new Map(faults.map((found) => [`${found.field} ${found.message}`, found])).values()]
}

/** The path of a field in the file. One text for all languages is checked in each language, but is in the file once. */
function asWritten({ value }: Source, path: readonly PropertyKey[]): readonly PropertyKey[] {
  const parent = path.slice(0, -1)
  let written = value
  for (const key of parent)
    written = typeof written === 'object' && written !== null ? Reflect.get(written, key) : undefined
  return typeof written === 'string' ? parent : path
}

export function issueAt(source: Source, path: readonly PropertyKey[], message: string): ContentIssue {
  const line = source.lineOf?.(path)
  const place = { file: source.file, ...(line === undefined ? {} : { line }) }
  return { ...place, path, field: path.map(String).join('.'), message }
}

function codeOf(issue: z.core.$ZodIssue | Issue): FaultCode {
  if (issue.code === undefined) return issue.reason ?? 'invalid'
  if (issue.code === 'unrecognized_keys') return 'unknown-field'
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'missing' : 'type'
  if (issue.code === 'invalid_value') return 'choice'
  return issue.code === 'too_small' ? 'empty' : 'invalid'
}

function formatMessage(issue: z.core.$ZodIssue | Issue): string {
  if (issue.code === 'unrecognized_keys')
    return 'is not a known field: remove it, or use a name from docs/content-fields.md'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing'
  if (issue.code === 'invalid_type') return `must be ${typeNames[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.map(String).join(', ')}`
  return issue.message
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text (put quotes around it)',
  object: 'a group of fields',
  array: 'a list',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

/** The offset of a field in the file, or of the innermost group around it that exists. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isNode(item.key) && String(item.key) === String(key))
      if (pair !== undefined && isNode(pair.key) && pair.key.range) return pair.key.range[0]
    }
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range[0] ?? 0
}
