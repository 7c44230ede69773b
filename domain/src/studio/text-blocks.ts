/** Elements that hold a text's paragraphs; a paragraph itself is taken as a whole. */
const containers = 'ul|ol|blockquote|table|thead|tbody|tr'
const blockTags = `p|h[1-6]|li|caption|th|td|figure|gallery|${containers}`
const blockTag = new RegExp(`<(/?)(?:${blockTags})\\b(?:[^>"']|"[^"]*"|'[^']*')*>`, 'gi')
const container = new RegExp(`^(<(${containers})\\b[^>]*>)([\\s\\S]*)(</\\2>)$`, 'i')

/** True for a text with tags; others are plain words. */
export function isMarkup(text: string): boolean {
  return /<[a-zA-Z/!?]/.test(text)
}

/** Plain words as HTML, with a paragraph for each block, as the editor of texts opens them. */
export function toMarkup(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return splitBlocks(escaped)
    .map((block) => `<p>${block.replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n')
}

/**
 * The paragraphs of a text, of HTML its outermost elements, without the blanks between them. A text whose tags do not
 * match is one block.
 */
export function splitBlocks(text: string): readonly string[] {
  const blocks = isMarkup(text) ? splitMarkup(text) : text.split(/\r?\n[ \t]*\r?\n/)
  return blocks.map((block) => block.trim()).filter((block) => block !== '')
}

/** A text of blocks, as the editor of texts writes it. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.join(blocks.some(isMarkup) ? '\n' : '\n\n')
}

/** A list, a quote or a part of a table: its own tags and the blocks between them. */
interface Container {
  readonly open: string
  readonly blocks: readonly string[]
  readonly close: string
}

/** The blocks inside a list, a quote or a table; undefined for a paragraph. */
export function openContainer(block: string): Container | undefined {
  const [, open, , inner = '', close] = container.exec(block) ?? []
  return open === undefined || close === undefined ? undefined : { open, blocks: splitBlocks(inner), close }
}

function splitMarkup(text: string): readonly string[] {
  const blocks: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: tag, 1: slash, index } of text.matchAll(blockTag)) {
    if (slash === '' && depth === 0) {
      blocks.push(text.slice(start, index))
      start = index
    }
    depth += slash === '' ? 1 : -1
    if (depth < 0) return [text]
    if (depth > 0) continue
    blocks.push(text.slice(start, index + tag.length))
    start = index + tag.length
  }
  return depth === 0 ? [...blocks, text.slice(start)] : [text]
}
