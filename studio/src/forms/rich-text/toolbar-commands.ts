import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import type { IconName } from '../../components/icon.tsx'
import { isAddress, textSchema } from './schema.ts'

const { nodes, marks } = textSchema

/** A button of the toolbar. */
export interface Tool {
  readonly name: 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'table'
  readonly icon: IconName
  readonly isOn: (state: EditorState) => boolean
  readonly run: (state: EditorState) => Command
}

export const markTools: readonly Tool[] = [markTool('bold', marks.strong), markTool('italic', marks.em)]

export const tools: readonly Tool[] = [
  ...markTools,
  listTool('bullets', 'bullet_list'),
  listTool('numbers', 'ordered_list'),
  {
    name: 'quote',
    icon: 'quote',
    isOn: (state) => isInside(state, 'blockquote'),
    run: (state) => (isInside(state, 'blockquote') ? lift : wrapIn(nodes.blockquote)),
  },
  {
    name: 'table',
    icon: 'table',
    isOn: (state) => isInside(state, 'table'),
    run: (state) => (isInside(state, 'table') ? deleteTable : insertTable),
  },
]

/** 0 is a paragraph, 2 and 3 are headings. */
export function blockLevel(state: EditorState): number {
  const { parent } = state.selection.$from
  return parent.type === nodes.heading ? Number(parent.attrs['level']) : 0
}

export function setBlockLevel(level: number): Command {
  return level === 0 ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })
}

/** The address of the link at the cursor. */
export function linkAt(state: EditorState): string | undefined {
  const { $from, from, to, empty } = state.selection
  if (empty) return hrefOf($from.marks())
  let href: string | undefined
  state.doc.nodesBetween(from, to, (node) => {
    href ??= hrefOf(node.marks)
  })
  return href
}

function hrefOf(marksHere: Node['marks']): string | undefined {
  const link = marksHere.find(({ type }) => type === marks.link)
  return link === undefined ? undefined : String(link.attrs['href'])
}

/** Sets the address of the selection, or of the link around the cursor; an empty address removes the link. */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection.empty ? linkAround(state) : state.selection
    if (from === to) return false
    const href = completeAddress(address)
    const change = state.tr.removeMark(from, to, marks.link)
    if (href !== '' && isAddress(href)) change.addMark(from, to, marks.link.create({ href }))
    dispatch?.(change)
    return true
  }
}

function linkAround(state: EditorState): { readonly from: number; readonly to: number } {
  const { $from, from } = state.selection
  const href = hrefOf($from.marks())
  let range = { from, to: from }
  const start = $from.start()
  $from.parent.forEach((node, offset) => {
    const [first, last] = [start + offset, start + offset + node.nodeSize]
    if (href !== undefined && hrefOf(node.marks) === href && first <= from && from <= last)
      range = { from: first, to: last }
  })
  return range
}

/** `example.com` becomes an address, `ana@example.com` one for mail. */
function completeAddress(text: string): string {
  const address = text.trim()
  if (address === '' || isAddress(address)) return address
  if (/^[^\s@/]+@[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[\w-]+(?:\.[\w-]+)+/.test(address) ? `https://${address}` : ''
}

function markTool(name: 'bold' | 'italic', type: MarkType): Tool {
  return {
    name,
    icon: name,
    isOn: ({ selection: { $from, from, to, empty }, storedMarks, doc }) =>
      empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
    run: () => toggleMark(type),
  }
}

function listTool(name: 'bullets' | 'numbers', type: 'bullet_list' | 'ordered_list'): Tool {
  return {
    name,
    icon: name,
    isOn: (state) => isInside(state, type),
    run: (state) => (isInside(state, type) ? liftListItem(nodes.list_item) : wrapInList(nodes[type])),
  }
}

/** True if the cursor is inside such a node. */
export function isInside({ selection: { $from } }: EditorState, name: string): boolean {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    ({ type }) => type.name === name,
  )
}

/** Shows the pictures of a gallery at this place of the text. */
export function insertGallery(source: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.gallery.create({ source })).scrollIntoView())
    return true
  }
}

const insertTable: Command = (state, dispatch) => {
  const row = (cell: 'table_header' | 'table_cell', section: string) =>
    nodes.table_row.create(
      { section },
      [0, 1].map(() => nodes[cell].createAndFill()).filter((one) => one !== null),
    )
  const table = nodes.table.create(null, [
    row('table_header', 'thead'),
    row('table_cell', 'tbody'),
    row('table_cell', 'tbody'),
  ])
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView())
  return true
}

const deleteTable: Command = ({ selection: { $from }, tr }, dispatch) => {
  let depth = $from.depth
  while (depth > 0 && $from.node(depth).type !== nodes.table) depth -= 1
  if (depth === 0) return false
  dispatch?.(tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}
