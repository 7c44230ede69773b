import { childOf, root, type TermTrie } from './term-trie.ts'

/**
 * Told the terms `from` to `to` (exclusive) that begin with what was typed; the first of them ends there if its
 * length is `depth`.
 */
export type FoundTerms = (from: number, to: number, depth: number) => void

/** As `FoundTerms`; `isReplaced` where the typo is another letter in the place of one. */
export type FoundMistyped = (from: number, to: number, depth: number, isReplaced: boolean) => void

/** The number of the term that is `text`, or -1. */
export function findWhole(trie: TermTrie, text: string): number {
  const node = follow(trie, root, text, 0)
  const term = node < 0 ? -1 : (trie.from[node] ?? -1)
  return trie.terms[term]?.length === text.length ? term : -1
}

/** Finds the terms that `text` begins, itself among them. */
export function findBegun(trie: TermTrie, text: string, found: FoundTerms): void {
  const node = follow(trie, root, text, 0)
  if (node >= 0) found(trie.from[node] ?? 0, trie.to[node] ?? 0, text.length)
}

/**
 * Finds the terms that one typo away from `text` begins: a letter too many, too few, another one, or two that
 * changed places (Damerau's four). After a typo in the last letter a term must end: everything begins like half of
 * it. A term may be told more than once; terms without a typo are not the matter here, but may be told too.
 */
export function findMistyped(trie: TermTrie, text: string, found: FoundMistyped): void {
  const last = text.length - 1
  const foundOther: FoundTerms = (from, to, depth) => found(from, to, depth, false)
  let node = root
  for (let at = 0; at < text.length; at += 1) {
    findAnotherLetter(trie, node, text, at, found)
    const second = childOf(trie, node, text.charCodeAt(at + 1))
    const first = second === root ? root : childOf(trie, second, text.charCodeAt(at))
    if (first !== root) tell(trie, follow(trie, first, text, at + 2), text.length, at < last, foundOther)
    tell(trie, follow(trie, node, text, at + 1), text.length - 1, at < last, foundOther)
    node = childOf(trie, node, text.charCodeAt(at))
    if (node === root) return
  }
}

/** In place of the letter at `at`, or before it. */
function findAnotherLetter(
  trie: TermTrie,
  node: number,
  text: string,
  at: number,
  found: FoundMistyped,
): void {
  const replaced: FoundTerms = (from, to, depth) => found(from, to, depth, true)
  const inserted: FoundTerms = (from, to, depth) => found(from, to, depth, false)
  let child = trie.firstChild[node] ?? root
  while (child !== root) {
    tell(trie, follow(trie, child, text, at + 1), text.length, at < text.length - 1, replaced)
    tell(trie, follow(trie, child, text, at), text.length + 1, true, inserted)
    child = trie.nextSibling[child] ?? root
  }
}

/** The node where the letters of `text` from `at` on lead, or -1. */
function follow(trie: TermTrie, start: number, text: string, at: number): number {
  let node = start
  for (let index = at; index < text.length; index += 1) {
    node = childOf(trie, node, text.charCodeAt(index))
    if (node === root) return -1
  }
  return node
}

function tell(trie: TermTrie, node: number, depth: number, isOpenEnded: boolean, found: FoundTerms): void {
  if (node < 0) return
  const from = trie.from[node] ?? 0
  if (isOpenEnded) found(from, trie.to[node] ?? 0, depth)
  else if (trie.terms[from]?.length === depth) found(from, from + 1, depth)
}
