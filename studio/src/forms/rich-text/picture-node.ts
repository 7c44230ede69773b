import { type Node, type NodeSpec } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'

/** A picture of the library in a text. */
export interface PictureInText {
  /** Its path in documents. */
  readonly path: string
  /** Empty: it only decorates. Undefined: nobody has said. */
  readonly alt: string | undefined
  readonly caption: string
}

/** `<figure><img src="…" alt="…"><figcaption>…</figcaption></figure>`; only pictures of the library. */
export const pictureSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { path: {}, alt: { default: undefined }, caption: { default: '' } },
  parseDOM: [{ tag: 'figure', getAttrs: (element) => readFigure(element) ?? false }],
  toDOM: (node) => {
    const { path, alt, caption } = pictureOf(node)
    const image = ['img', { src: path, ...(alt === undefined ? {} : { alt }) }]
    return ['figure', image, ...(caption === '' ? [] : [['figcaption', caption]])]
  },
} satisfies NodeSpec

/** What documents name a picture by: the digits of its hash and its name. */
const libraryPath = /^[\w-]+\/[\w-][\w.-]*$/

function readFigure(figure: Element): PictureInText | undefined {
  const image = figure.querySelector('img')
  const path = image?.getAttribute('src')?.trim() ?? ''
  if (!libraryPath.test(path)) return undefined
  const caption = figure.querySelector('figcaption')?.textContent.trim() ?? ''
  return { path, alt: image?.getAttribute('alt')?.trim() ?? undefined, caption }
}

export function pictureOf({ attrs }: Node): PictureInText {
  const { path, alt, caption } = attrs
  return { path: String(path), alt: typeof alt === 'string' ? alt : undefined, caption: String(caption) }
}

/** The selected picture. */
export function pictureAt({ selection }: EditorState): PictureInText | undefined {
  const node = selection instanceof NodeSelection ? selection.node : undefined
  return node?.type.name === 'picture' ? pictureOf(node) : undefined
}
