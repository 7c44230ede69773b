import { DOMSerializer, type DOMOutputSpec, Fragment, type Node, type NodeSpec } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'

/** A picture of the library in a text. */
export interface PictureInText {
  /** Its path in documents. */
  readonly path: string
  /** Empty: it only decorates. Undefined: nobody has said. */
  readonly alt: string | undefined
  /** A line of text with links, bold and italic letters. */
  readonly caption: Fragment
}

/**
 * `<figure><img src="…" alt="…"><figcaption>…</figcaption></figure>`; only pictures of the library. `readLine` reads the line of
 * text that an element has.
 */
export function pictureSpec(readLine: (element: Element) => Fragment) {
  return {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { path: {}, alt: { default: undefined }, caption: { default: null } },
    parseDOM: [{ tag: 'figure', getAttrs: (element) => readFigure(element, readLine) ?? false }],
    toDOM(node): DOMOutputSpec {
      const picture = pictureOf(node)
      const { path, alt } = picture
      const image = ['img', { src: path, ...(alt === undefined ? {} : { alt }) }]
      const caption = captionElement(node, picture)
      return ['figure', image, ...(caption === undefined ? [] : [caption])]
    },
  } satisfies NodeSpec
}

/** What documents name a picture by: the digits of its hash and its name. */
const libraryPath = /^[\w-]+\/[\w-][\w.-]*$/

function readFigure(figure: Element, readLine: (element: Element) => Fragment): object | undefined {
  const image = figure.querySelector('img')
  const path = image?.getAttribute('src')?.trim() ?? ''
  if (!libraryPath.test(path)) return undefined
  const caption = figure.querySelector('figcaption')
  const alt = image?.getAttribute('alt')?.trim() ?? undefined
  return pictureAttrs({ path, alt, caption: caption === null ? Fragment.empty : readLine(caption) })
}

/** The attributes of its node. */
export function pictureAttrs({ caption, ...others }: PictureInText) {
  return { ...others, caption: caption.toJSON() }
}

export function pictureOf({ attrs, type }: Node): PictureInText {
  const { path, alt, caption } = attrs
  return {
    path: String(path),
    alt: typeof alt === 'string' ? alt : undefined,
    caption: Fragment.fromJSON(type.schema, caption),
  }
}

/** The caption below a picture, if it has one. */
export function captionElement({ type }: Node, { caption }: PictureInText): HTMLElement | undefined {
  if (caption.size === 0) return undefined
  const element = document.createElement('figcaption')
  element.append(DOMSerializer.fromSchema(type.schema).serializeFragment(caption))
  return element
}

/** The selected picture. */
export function pictureAt({ selection }: EditorState): PictureInText | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined
  return node?.type.name === 'picture' ? pictureOf(node) : undefined
}
