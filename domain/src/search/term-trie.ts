/** Sorted terms as a trie. A node has the terms `from` (included) to `to` (excluded) below it. */
export interface TermTrie {
  readonly terms: readonly string[]
  readonly letter: Uint16Array
  readonly firstChild: Int32Array
  readonly nextSibling: Int32Array
  readonly from: Int32Array
  readonly to: Int32Array
}

/** Creates the trie of terms that are sorted by code units, distinct and not empty. */
export function createTermTrie(terms: readonly string[]): TermTrie {
  const size = countNodes(terms)
  const letter = new Uint16Array(size)
  const firstChild = new Int32Array(size)
  const nextSibling = new Int32Array(size)
  const from = new Int32Array(size)
  const to = new Int32Array(size)
  const path = [root]
  let nodes = 1
  terms.forEach((term, index) => {
    const shared = sharedLength(terms[index - 1] ?? '', term)
    // The sibling before a new node is the next node of the last term after the shared prefix.
    let sibling = path[shared + 1] ?? root
    path.length = shared + 1
    for (let depth = shared; depth < term.length; depth += 1) {
      const node = nodes
      nodes += 1
      letter[node] = term.charCodeAt(depth)
      from[node] = index
      if (sibling === root) firstChild[path[depth] ?? root] = node
      else nextSibling[sibling] = node
      sibling = root
      path.push(node)
    }
    for (const node of path) to[node] = index + 1
  })
  return { terms, letter, firstChild, nextSibling, from, to }
}

/** The root; it is nobody's child, so as a child it means "none". */
export const root = 0

/** The child of `node` with the letter `code`, or `root` without one. */
export function childOf({ letter, firstChild, nextSibling }: TermTrie, node: number, code: number): number {
  let child = firstChild[node] ?? root
  while (child !== root && (letter[child] ?? 0) < code) child = nextSibling[child] ?? root
  return child !== root && letter[child] === code ? child : root
}

function countNodes(terms: readonly string[]): number {
  let count = 1
  terms.forEach((term, index) => {
    count += term.length - sharedLength(terms[index - 1] ?? '', term)
  })
  return count
}

function sharedLength(a: string, b: string): number {
  const longest = Math.min(a.length, b.length)
  let length = 0
  while (length < longest && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}
