import { diffSequences } from './diff-sequences.ts'
import { isEqual } from './document.ts'
import type { Splice } from './splice.ts'
import { isMarkup, joinBlocks, openContainer, splitBlocks, toMarkup } from './text-blocks.ts'

/** The side whose text wins where both changed the same paragraph. */
export type Side = 'mine' | 'theirs'

/** Texts in the order in which they are merged. */
interface Versions<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/**
 * Merges two versions of a text paragraph by paragraph, and in lists and tables item by item. Undefined where both
 * changed the same one and no `side` says whose stays. Paragraphs that both inserted at one place are both taken.
 */
export function mergeTexts({ base, mine, theirs }: Versions<string>, side?: Side): string | undefined {
  if (isMarkup(mine) !== isMarkup(theirs)) return undefined
  // The editor of texts makes paragraphs of plain words.
  const old = isMarkup(mine) && !isMarkup(base) ? toMarkup(base) : base
  const blocks = { base: splitBlocks(old), mine: splitBlocks(mine), theirs: splitBlocks(theirs) }
  if (blocks.base.length === 0) return undefined
  const merged = mergeBlocks(blocks, side)
  return merged && joinBlocks(merged)
}

type Blocks = readonly string[]

function mergeBlocks({ base, mine, theirs }: Versions<Blocks>, side?: Side): Blocks | undefined {
  const merged: string[] = []
  let from = 0
  for (const { start, end, ...both } of listRegions(diffSequences(base, mine), diffSequences(base, theirs))) {
    const versions = {
      base: base.slice(start, end),
      mine: changeSpan(base, { start, end, changes: both.mine }),
      theirs: changeSpan(base, { start, end, changes: both.theirs }),
    }
    const region = mergeRegion(versions, side)
    if (region === undefined) return undefined
    merged.push(...base.slice(from, start), ...region)
    from = end
  }
  return [...merged, ...base.slice(from)]
}

function mergeRegion({ base, mine, theirs }: Versions<Blocks>, side?: Side): Blocks | undefined {
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine
  if (isEqual(mine, base)) return theirs
  if (base.length === 0) return [...theirs, ...mine.filter((block) => !theirs.includes(block))]
  const inside = mergeInside({ base, mine, theirs }, side)
  if (inside !== undefined || side === undefined) return inside
  return side === 'mine' ? mine : theirs
}

/** One list, quote or table that both changed: its items are merged. */
function mergeInside({ base, mine, theirs }: Versions<Blocks>, side?: Side): Blocks | undefined {
  const [one, ours, other] = [base, mine, theirs].map(([block = '', ...more]) =>
    more.length === 0 ? openContainer(block) : undefined,
  )
  if (one === undefined || ours === undefined || other === undefined) return undefined
  if (ours.open !== one.open || other.open !== one.open) return undefined
  const blocks = mergeBlocks({ base: one.blocks, mine: ours.blocks, theirs: other.blocks }, side)
  return blocks && [[one.open, ...blocks, one.close].join('')]
}

type Change = Splice<string>

/** A span of the base with the changes of each side there. */
interface Region {
  readonly start: number
  readonly end: number
  readonly mine: readonly Change[]
  readonly theirs: readonly Change[]
}

/** Spans that a side changed; changes that overlap, or that insert at one place, are in one. */
function listRegions(mine: readonly Change[], theirs: readonly Change[]): readonly Region[] {
  const all = [
    ...mine.flatMap(splitEven).map((splice) => ({ splice, isMine: true })),
    ...theirs.flatMap(splitEven).map((splice) => ({ splice, isMine: false })),
  ].toSorted((a, b) => a.splice.start - b.splice.start || a.splice.removed - b.splice.removed)
  const regions: Region[] = []
  for (const { splice, isMine } of all) {
    const { start, removed } = splice
    const last = regions.at(-1)
    const touches = last !== undefined && (start < last.end || (start === last.start && removed === 0))
    const region = touches ? last : { start, end: start, mine: [], theirs: [] }
    const next = {
      start: region.start,
      end: Math.max(region.end, start + removed),
      mine: isMine ? [...region.mine, splice] : region.mine,
      theirs: isMine ? region.theirs : [...region.theirs, splice],
    }
    regions.splice(touches ? -1 : regions.length, 1, next)
  }
  return regions
}

/** With an unchanged number of paragraphs, each one counts as rewritten. */
function splitEven({ start, removed, inserted }: Change): readonly Change[] {
  if (removed !== inserted.length) return [{ start, removed, inserted }]
  return inserted.map((block, index) => ({ start: start + index, removed: 1, inserted: [block] }))
}

interface Span {
  readonly start: number
  readonly end: number
  readonly changes: readonly Change[]
}

/** A span of the base with the changes of one side. */
function changeSpan(base: Blocks, { start, end, changes }: Span): Blocks {
  return changes
    .toReversed()
    .reduce<Blocks>(
      (blocks, { start: at, removed, inserted }) => blocks.toSpliced(at - start, removed, ...inserted),
      base.slice(start, end),
    )
}
