import { diffSequences } from '@promenade/domain/studio/diff-sequences'

/** A run of words; `isChanged` if the other text lacks them at this place. */
export interface MarkedWords {
  /** The index of its first word in the text. */
  readonly at: number
  readonly words: string
  readonly isChanged: boolean
}

/** The number of unchanged words to show around a change. */
const context = 12

/** Marks the words of a text that differ from another one. Leaves out the middle of long unchanged parts. */
export function markWords(text: string, other: string): readonly MarkedWords[] {
  const words = split(text)
  const parts: MarkedWords[] = []
  const add = (first: number, last: number, isChanged: boolean) => {
    if (last <= first) return
    const own = isChanged ? words.slice(first, last).join(' ') : shorten(words, first, last)
    parts.push({ at: first, words: own, isChanged })
  }
  let [from, shift] = [0, 0]
  for (const { start, removed, inserted } of diffSequences(split(other), words)) {
    const first = start + shift
    add(from, first, false)
    add(first, first + inserted.length, true)
    from = first + inserted.length
    shift += inserted.length - removed
  }
  add(from, words.length, false)
  return parts
}

function split(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function shorten(words: readonly string[], first: number, last: number): string {
  const before = first === 0 ? 0 : context
  const after = last === words.length ? 0 : context
  // Without a change there is no part to cut out.
  const isWhole = before + after === 0
  if (last - first <= before + after + 3 || isWhole) return words.slice(first, last).join(' ')
  return [...words.slice(first, first + before), '…', ...words.slice(last - after, last)].join(' ')
}
