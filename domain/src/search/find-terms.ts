import { childOf, root, type TermTrie } from './term-trie.ts'

/**
 * Called with a range of terms, `from` to `to` (exclusive), whose first `depth` letters match. If the first term has the
 * length `depth`, it matches as a whole.
 */
export type OnTerms = (from: number, to: number, depth: number) => void

/** As `OnTerms`; `isReplaced` is true if the typo is one letter instead of another. */
export type OnMistyped = (from: number, to: number, depth: number, isReplaced: boolean) => void

/** The index of the term `text`, or -1. */
export function findWhole(trie: TermTrie, text: string): number {
  const node = follow(trie, root, text, 0)
  const term = node < 0 ? -1 : (trie.from[node] ?? -1)
  return trie.terms[term]?.length === text.length ? term : -1
}

/** Finds the terms with the prefix `text`, which may be a term itself. */
export function findPrefixed(trie: TermTrie, text: string, onTerms: OnTerms): void {
  const node = follow(trie, root, text, 0)
  if (node >= 0) onTerms(trie.from[node] ?? 0, trie.to[node] ?? 0, text.length)
}

/**
 * Finds the terms with a prefix that is one typo away from `text`: a letter inserted, deleted, replaced, or two swapped
 * (Damerau). If the typo is in the last letter, only whole terms match, because almost any term has such a prefix.
 * Reports some terms more than once, and some without a typo.
 */
export function findMistyped(trie: TermTrie, text: string, onTerms: OnMistyped): void {
  const last = text.length - 1
  const onOther: OnTerms = (from, to, depth) => onTerms(from, to, depth, false)
  let node = root
  for (let at = 0; at < text.length; at += 1) {
    findAnotherLetter(trie, node, text, at, onTerms)
    const second = childOf(trie, node, text.charCodeAt(at + 1))
    const first = second === root ? root : childOf(trie, second, text.charCodeAt(at))
    if (first !== root) report(trie, follow(trie, first, text, at + 2), text.length, at < last, onOther)
    report(trie, follow(trie, node, text, at + 1), text.length - 1, at < last, onOther)
    node = childOf(trie, node, text.charCodeAt(at))
    if (node === root) return
  }
}

/** Tries every letter in place of the letter at `at`, and before it. */
function findAnotherLetter(
  trie: TermTrie,
  node: number,
  text: string,
  at: number,
  onTerms: OnMistyped,
): void {
  const onReplaced: OnTerms = (from, to, depth) => onTerms(from, to, depth, true)
  const onInserted: OnTerms = (from, to, depth) => onTerms(from, to, depth, false)
  let child = trie.firstChild[node] ?? root
  while (child !== root) {
    report(trie, follow(trie, child, text, at + 1), text.length, at < text.length - 1, onReplaced)
    report(trie, follow(trie, child, text, at), text.length + 1, true, onInserted)
    child = trie.nextSibling[child] ?? root
  }
}

/** The node at the end of the letters of `text` from `at` on, or -1. */
function follow(trie: TermTrie, start: number, text: string, at: number): number {
  let node = start
  for (let index = at; index < text.length; index += 1) {
    node = childOf(trie, node, text.charCodeAt(index))
    if (node === root) return -1
  }
  return node
}

function report(trie: TermTrie, node: number, depth: number, isPrefix: boolean, onTerms: OnTerms): void {
  if (node < 0) return
  const from = trie.from[node] ?? 0
  if (isPrefix) onTerms(from, trie.to[node] ?? 0, depth)
  else if (trie.terms[from]?.length === depth) onTerms(from, from + 1, depth)
}
