import {
  DOMParser as TextParser,
  type DOMOutputSpec,
  Fragment,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'
import { pictureSpec } from './picture-node.ts'

const address = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/** True for an address that a text may hold: of the site, http(s), `mailto:` or `tel:`. */
export function isAddress(href: string): boolean {
  return address.test(href.trim())
}

const nodes = {
  doc: { content: 'block+' },
  // `isTagged`: the source has a `<p>` inside a list item or cell, where it is optional.
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { isTagged: { default: false } },
    parseDOM: [{ tag: 'p', attrs: { isTagged: true } }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: list('ul'),
  ordered_list: list('ol'),
  list_item: {
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  gallery: {
    group: 'block',
    atom: true,
    attrs: { source: {} },
    parseDOM: [{ tag: 'gallery', getAttrs: (element) => ({ source: element.getAttribute('source') ?? '' }) }],
    toDOM: ({ attrs }) => ['gallery', { source: attrs['source'] }],
  },
  picture: pictureSpec(readLine),
  ...tables(),
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? ''
          return isAddress(href) && { href }
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] }, 0],
  },
  strong: plainMark('strong', 'b'),
  em: plainMark('em', 'i'),
} satisfies Record<string, MarkSpec>

/**
 * The ProseMirror schema; the import allows all of its elements too
 * (`contract/src/editing/html-elements.ts`).
 */
export const textSchema = new Schema({ nodes, marks })

/** A line of text, such as the caption of a picture, as a document of its own. */
export function lineOf(content: Fragment): Node {
  return textSchema.nodes.paragraph.create(null, content)
}

function readLine(element: Element): Fragment {
  return TextParser.fromSchema(textSchema).parse(element, { topNode: lineOf(Fragment.empty) }).content
}

function list(tag: string): NodeSpec {
  return { group: 'block', content: 'list_item+', parseDOM: [{ tag }], toDOM: () => [tag, 0] }
}

/**
 * Tables consist of rows; the section of a row and the caption are attributes. `tableRole` and the attributes of cells
 * are those of prosemirror-tables, which loads with the first table.
 */
function tables() {
  return {
    table: {
      group: 'block',
      content: 'table_row+',
      tableRole: 'table',
      isolating: true,
      attrs: { caption: { default: '' } },
      parseDOM: [
        {
          tag: 'table',
          getAttrs: (element) => ({ caption: element.querySelector('caption')?.textContent.trim() ?? '' }),
        },
        { tag: 'caption', ignore: true },
      ],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_cell | table_header)*',
      tableRole: 'row',
      attrs: { section: { default: 'tbody' } },
      parseDOM: [
        {
          tag: 'tr',
          getAttrs: (element) => ({ section: element.parentElement?.localName ?? 'tbody' }),
        },
      ],
      toDOM: () => ['tr', 0],
    },
    table_cell: cell('td', 'cell'),
    table_header: cell('th', 'header_cell'),
  } satisfies Record<string, NodeSpec>
}

function cell(tag: string, tableRole: string): NodeSpec {
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    parseDOM: [
      {
        tag,
        getAttrs: (element) => ({ colspan: span(element, 'colspan'), rowspan: span(element, 'rowspan') }),
      },
    ],
    toDOM: ({ attrs }) => [tag, spans(attrs), 0],
  }
}

function span(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 1)
}

function spans({ colspan, rowspan }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(colspan === 1 ? {} : { colspan }), ...(rowspan === 1 ? {} : { rowspan }) }
}

function plainMark(tag: string, ...others: readonly string[]): MarkSpec {
  return { parseDOM: [tag, ...others].map((name) => ({ tag: name })), toDOM: (): DOMOutputSpec => [tag, 0] }
}
