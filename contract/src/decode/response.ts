import { type Decoded, type ResponseFault, UnreadableResponse } from './decode-context.ts'
import { maxListLength } from './limits.ts'
import { readId } from './id.ts'
import { isRow, ownValue, type Row } from './row.ts'

/** The inputs of an item's decoder: the context, and a function that reports problems. */
export type ItemContext<Context> = Context & { readonly note: (message: string) => void }

/** Thrown by the decoder of an item that must be dropped. */
export class UnusableItem extends Error {
  override readonly name = 'UnusableItem'
}

type ReadItem<T, Context> = (row: Row, context: ItemContext<Context>, index: number) => T

/**
 * Decodes a list in any of its envelopes: `[…]`, `{ [key]: […] }`, `{ data: […] }`; null is an empty list.
 * Throws UnreadableResponse for anything else.
 */
export function decodeList<T, Context extends object>(
  resource: string,
  response: unknown,
  context: Context,
  readItem: ReadItem<T, Context>,
  keys: readonly string[] = [resource],
): Decoded<readonly T[]> {
  const faults: ResponseFault[] = []
  const list = findList(response, [...keys, 'data'])
  if (list === undefined) throw new UnreadableResponse(resource, 'a list', response)
  return { value: readItems(resource, list, context, readItem, faults), faults }
}

/**
 * Decodes one object: `{…}`, `{ [key]: {…} }`, `{ data: {…} }`; null is an empty object.
 * Throws UnreadableResponse for anything else, for an error body, and if `readItem` throws.
 */
export function decodeObject<T, Context extends object>(
  resource: string,
  response: unknown,
  context: Context,
  readItem: ReadItem<T, Context>,
  keys: readonly string[] = [resource],
): Decoded<T> {
  const faults: ResponseFault[] = []
  const row = findRow(response, [...keys, 'data'])
  if (row === undefined || isErrorBody(row)) throw new UnreadableResponse(resource, 'an object', response)
  const note = (message: string): void => void faults.push({ item: resource, message })
  try {
    return { value: readItem(row, { ...context, note }, 0), faults }
  } catch (cause) {
    throw new UnreadableResponse(resource, 'an object', response, { cause })
  }
}

/** Decodes a list inside an item: reports and drops invalid entries. Empty for anything else. */
export function readList<T, Context extends object>(
  name: string,
  value: unknown,
  context: ItemContext<Context>,
  readItem: ReadItem<T, Context>,
): readonly T[] {
  if (!Array.isArray(value)) return []
  const faults: ResponseFault[] = []
  const items = readItems(name, value, context, readItem, faults)
  for (const fault of faults) context.note(`${fault.item}: ${fault.message}`)
  return items
}

function readItems<T, Context extends object>(
  name: string,
  list: readonly unknown[],
  context: Context,
  readItem: ReadItem<T, Context>,
  faults: ResponseFault[],
): readonly T[] {
  if (list.length > maxListLength) {
    faults.push({
      item: name,
      message: `has ${list.length} items; those after ${maxListLength} are left out`,
    })
  }
  return list.slice(0, maxListLength).flatMap((item, index) => {
    const read = readOne(itemName(name, item, index), item, context, readItem, faults, index)
    return read === undefined ? [] : [read.value]
  })
}

/** Catches every error of an item, so that it never affects other items. */
function readOne<T, Context extends object>(
  item: string,
  value: unknown,
  context: Context,
  readItem: ReadItem<T, Context>,
  faults: ResponseFault[],
  index: number,
): { readonly value: T } | undefined {
  const note = (message: string): void => void faults.push({ item, message })
  if (!isRow(value)) {
    note('is not an object; left out')
    return undefined
  }
  try {
    return { value: readItem(value, { ...context, note }, index) }
  } catch (error) {
    note(error instanceof UnusableItem ? `${error.message}; left out` : 'could not be read; left out')
    return undefined
  }
}

function itemName(name: string, item: unknown, index: number): string {
  const id = isRow(item) ? readId(ownValue(item, 'id')) : undefined
  return `${name} #${index + 1}${id === undefined ? '' : ` (id ${id.slice(0, 40)})`}`
}

function findList(response: unknown, keys: readonly string[]): readonly unknown[] | undefined {
  if (response === null) return []
  if (Array.isArray(response)) return response
  if (!isRow(response)) return undefined
  const key = keys.find((name) => Object.hasOwn(response, name))
  return key === undefined ? undefined : findList(response[key], key === 'data' ? keys.slice(0, -1) : [])
}

function findRow(response: unknown, keys: readonly string[]): Row | undefined {
  if (response === null) return {}
  if (!isRow(response)) return undefined
  const inner = keys.map((key) => ownValue(response, key)).find(isRow)
  return inner ?? response
}

function isErrorBody(row: Row): boolean {
  const keys = Object.keys(row)
  return (
    keys.some((key) => errorKeys.has(key)) && keys.every((key) => errorKeys.has(key) || key === 'message')
  )
}

const errorKeys = new Set(['error', 'errors', 'status'])
