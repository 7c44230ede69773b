import type { Fragment, Mark, Node } from 'prosemirror-model'
import { type PictureInText, pictureOf } from './picture-node.ts'

/** Serializes a document to HTML, without the browser's serializer, so that all browsers give the same. */
export function toHtml(document: Node): string {
  return blocks(document)
}

const voidTags: ReadonlySet<string> = new Set(['br'])

function blocks(parent: Node): string {
  return parent.children.map((child) => block(child, parent)).join(parent.type.name === 'doc' ? '\n' : '')
}

function block(node: Node, parent: Node): string {
  if (node.type.name === 'table') return table(node)
  if (node.type.name === 'picture') return picture(pictureOf(node))
  const content = node.inlineContent ? inline(node.content) : blocks(node)
  if (node.type.name === 'paragraph' && isBare(node, parent)) return content
  return wrap(node.type.spec.toDOM?.(node), content)
}

/** True for a paragraph that is written without `<p>` in its list item or cell. */
function isBare(node: Node, parent: Node): boolean {
  if (node.attrs['isTagged'] === true || !bareParents.has(parent.type.name)) return false
  return parent.firstChild === node && parent.children.filter((child) => child.isTextblock).length === 1
}

const bareParents: ReadonlySet<string> = new Set(['list_item', 'table_cell', 'table_header', 'blockquote'])

function table(node: Node): string {
  const caption =
    node.attrs['caption'] === '' ? '' : `<caption>${escapeText(node.attrs['caption'])}</caption>`
  const sections = node.children.reduce<{ readonly name: string; html: string }[]>((list, row) => {
    const name = String(row.attrs['section'])
    const html = `<tr>${blocks(row)}</tr>`
    const last = list.at(-1)
    if (last?.name === name) last.html += html
    else list.push({ name, html })
    return list
  }, [])
  return `<table>${caption}${sections.map(({ name, html }) => `<${name}>${html}</${name}>`).join('')}</table>`
}

function picture({ path, alt, caption }: PictureInText): string {
  const image = writeAttributes({ src: path, ...(alt === undefined ? {} : { alt }) })
  const below = caption.size === 0 ? '' : `<figcaption>${inline(caption)}</figcaption>`
  return `<figure><img${image}>${below}</figure>`
}

/** Text and marks: a mark spans as many neighbours as have it. */
function inline({ content }: Fragment): string {
  let html = ''
  let open: readonly Mark[] = []
  for (const node of content) {
    const kept = open.findIndex((mark, index) => !node.marks[index]?.eq(mark))
    const shared = kept === -1 ? open.length : kept
    html += open.slice(shared).toReversed().map(closeMark).join('')
    html += node.marks.slice(shared).map(openMark).join('')
    html += node.isText ? escapeText(node.text ?? '') : wrap(node.type.spec.toDOM?.(node), '')
    open = node.marks
  }
  return html + open.toReversed().map(closeMark).join('')
}

function openMark(mark: Mark): string {
  const [tag, attributes] = partsOf(mark.type.spec.toDOM?.(mark, true))
  return `<${tag}${attributes}>`
}

function closeMark(mark: Mark): string {
  return `</${partsOf(mark.type.spec.toDOM?.(mark, true))[0]}>`
}

function wrap(spec: unknown, content: string): string {
  const [tag, attributes] = partsOf(spec)
  return voidTags.has(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${content}</${tag}>`
}

/** Reads `['ol', { start: 3 }, 0]`. */
function partsOf(spec: unknown): readonly [tag: string, attributes: string] {
  if (!Array.isArray(spec)) throw new TypeError('An element of the text schema has no tag.')
  const [tag, attributes]: readonly unknown[] = spec
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes)
  return [String(tag), isObject ? writeAttributes(attributes) : '']
}

function writeAttributes(attributes: object): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`)
    .join('')
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00A0', '&nbsp;')
}
