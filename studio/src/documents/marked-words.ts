import { diffSequences } from '@promenade/domain/studio/diff-sequences'

/** A run of words; `isChanged` if another text has not got them there. */
export interface MarkedWords {
  /** Its first word in the text. */
  readonly at: number
  readonly words: string
  readonly isChanged: boolean
}

/** Words that stay around a change where much is the same. */
const context = 12

/**
 * A text with the words marked in which it differs from another one, wherever they stand. Of long parts that are the same
 * the middle is left out.
 */
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
  // A text without any change has no place to look at.
  const isWhole = before + after === 0
  if (last - first <= before + after + 3 || isWhole) return words.slice(first, last).join(' ')
  return [...words.slice(first, first + before), '…', ...words.slice(last - after, last)].join(' ')
}
