import { type Document, fieldOf, isEqual, isGroup, keysOf, type Path } from './document.ts'
import { mergeTexts, type Side } from './merge-texts.ts'
import { findSplice, type Splice } from './splice.ts'

/** Two versions of a document in one, or the places where both changed the same value differently. */
export type Merge =
  | { readonly merged: Document; readonly conflicts: readonly [] }
  | { readonly merged?: undefined; readonly conflicts: readonly Path[] }

/** Chooses the side that wins at a place that both changed; undefined leaves a conflict. */
export type Decide = (path: Path) => Side | undefined

/**
 * Merges two versions that were made from the same `base`, field by field, and texts paragraph by paragraph. Each
 * changed value is in the result, or its place is among the conflicts; nothing is dropped but what `decide` says. Items
 * that both insert into a list at one place are both taken.
 */
export function mergeDocuments(
  base: Document,
  mine: Document,
  theirs: Document,
  decide: Decide = () => undefined,
): Merge {
  const conflicts: Path[] = []
  const merged = mergeGroups(base, mine, theirs, { path: [], conflicts, decide })
  return conflicts.length === 0 ? { merged, conflicts: [] } : { conflicts }
}

interface Place {
  readonly path: Path
  readonly conflicts: Path[]
  readonly decide: Decide
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, place: Place): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine
  if (isEqual(base, mine)) return theirs
  if (isGroup(mine) && isGroup(theirs) && (isGroup(base) || base === undefined))
    return mergeGroups(base ?? {}, mine, theirs, place)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs, place)
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const merged = mergeTexts({ base, mine, theirs }, place.decide(place.path))
    if (merged !== undefined) return merged
  }
  return decideAt(mine, theirs, place)
}

/** The value of the chosen side, or a conflict. */
function decideAt(mine: unknown, theirs: unknown, { path, conflicts, decide }: Place): unknown {
  const side = decide(path)
  if (side === undefined) conflicts.push(path)
  return side === 'theirs' ? theirs : mine
}

function mergeGroups(base: Document, mine: Document, theirs: Document, place: Place): Document {
  const fields = keysOf(mine, theirs, base).map((key) => {
    const [old, ours, other] = [fieldOf(base, key), fieldOf(mine, key), fieldOf(theirs, key)]
    return [key, mergeValues(old, ours, other, inside(place, key))] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

type List = readonly unknown[]

function mergeLists(base: List, mine: List, theirs: List, place: Place): unknown {
  const [ours, other] = [findSplice(base, mine), findSplice(base, theirs)]
  const [first, second] = ours.start < other.start ? [ours, other] : [other, ours]
  if (isInsertionAtOnePlace(ours, other)) return spliceOne(base, joinInsertions(other, ours))
  // A splice that ends where the other begins stays apart from it unless that one inserts right there.
  if (first.start + first.removed <= second.start && first.start !== second.start)
    return spliceOne(spliceOne(base, second), first)
  if (base.length === mine.length && base.length === theirs.length)
    return base.map((item, index) => mergeItems(item, mine[index], theirs[index], inside(place, index)))
  return decideAt(mine, theirs, place)
}

/** Both changed one item: their fields are merged only where it is surely the same item, and not another in its place. */
function mergeItems(base: unknown, mine: unknown, theirs: unknown, place: Place): unknown {
  const isTouchedByBoth = ![mine, theirs].some((item) => isEqual(base, item)) && !isEqual(mine, theirs)
  const name = identityOf(base)
  const isSame = name !== undefined && identityOf(mine) === name && identityOf(theirs) === name
  if (!isTouchedByBoth || isSame) return mergeValues(base, mine, theirs, place)
  return decideAt(mine, theirs, place)
}

/** The identity of a list item: its slug, or the picture that it is or holds. */
function identityOf(item: unknown): string | undefined {
  if (!isGroup(item)) return undefined
  const [slug, path] = [fieldOf(item, 'slug'), fieldOf(item, 'path')]
  if (typeof slug === 'string') return `slug ${slug}`
  return typeof path === 'string' ? `path ${path}` : identityOf(fieldOf(item, 'picture'))
}

function isInsertionAtOnePlace(a: Splice, b: Splice): boolean {
  return a.start === b.start && a.removed === 0 && b.removed === 0
}

/** An item that both inserted comes once. */
function joinInsertions(first: Splice, second: Splice): Splice {
  const others = second.inserted.filter((item) => !first.inserted.some((known) => isEqual(known, item)))
  return { ...first, inserted: [...first.inserted, ...others] }
}

function spliceOne(list: List, { start, removed, inserted }: Splice): List {
  return list.toSpliced(start, removed, ...inserted)
}

function inside(place: Place, key: string | number): Place {
  return { ...place, path: [...place.path, key] }
}
