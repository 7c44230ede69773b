/** Runs in the page: words of titles that do not fit into a line, so that they continue in the next one. */
export function findBrokenWords(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((title) => {
    const text = title.firstChild
    // Hidden text has no lines, also if it is hidden only visually.
    if (!(text instanceof Text) || !title.checkVisibility() || title.clientWidth < 12) return []
    return [...text.data.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [`${title.tagName} breaks "${word}"`] : []
    })
  })
}
