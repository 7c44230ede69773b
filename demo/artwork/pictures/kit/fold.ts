/** What is stored once, by its full text. */
export type Stencils = Map<string, { id: string; svg: string }>
type Node = { open: string; name: string; children: Node[] }

/** Content shorter than this is not worth a stencil of its own. */
const WORTHWHILE = 90

/** Stores what is drawn more than once in a picture only once, as `<use>` of a definition. */
export function fold(body: string, stencils: Stencils): string {
  const roots = parse(body)
  const counts = new Map<string, number>()
  roots.forEach((node) => count(node, counts))
  return roots.map((node) => write(node, counts, stencils)).join('')
}

function parse(body: string): Node[] {
  const root: Node = { open: '', name: '', children: [] }
  const open = [root]
  for (const [tag] of body.matchAll(/<[^>]+>/g)) {
    if (tag.startsWith('</')) {
      open.pop()
      continue
    }
    const node: Node = { open: tag, name: /^<(\w+)/.exec(tag)?.[1] ?? '', children: [] }
    open.at(-1)?.children.push(node)
    if (!tag.endsWith('/>')) open.push(node)
  }
  return root.children
}

function text(node: Node): string {
  return node.open.endsWith('/>') ? node.open : `${node.open}${inside(node)}</${node.name}>`
}

function inside(node: Node): string {
  return node.children.map(text).join('')
}

function isLeaf(node: Node): boolean {
  return node.open.endsWith('/>')
}

function isPlaced(node: Node): boolean {
  return node.name === 'g' && /^<g transform="[^"]+">$/.test(node.open)
}

function count(node: Node, counts: Map<string, number>): void {
  if (isPlaced(node)) {
    const content = inside(node)
    counts.set(content, (counts.get(content) ?? 0) + 1)
    if (counts.get(content) !== 1) return
  }
  if (isLeaf(node)) counts.set(node.open, (counts.get(node.open) ?? 0) + 1)
  node.children.forEach((child) => count(child, counts))
}

function write(node: Node, counts: Map<string, number>, stencils: Stencils): string {
  if (isLeaf(node)) return leaf(node.open, counts, stencils)
  const content = () => node.children.map((child) => write(child, counts, stencils)).join('')
  const whole = inside(node)
  if (!isPlaced(node) || whole.length < WORTHWHILE || (counts.get(whole) ?? 0) < 2) {
    return `${node.open}${content()}</${node.name}>`
  }
  const known = stencils.get(whole)
  const id = known?.id ?? `f${stencils.size.toString(36)}`
  if (!known) {
    const stencil = { id, svg: '' }
    stencils.set(whole, stencil)
    stencil.svg = `<g id="${id}">${content()}</g>`
  }
  return `<use href="#${id}" ${node.open.slice(3, -1)}/>`
}

function leaf(tag: string, counts: Map<string, number>, stencils: Stencils): string {
  const saved = ((counts.get(tag) ?? 0) - 1) * (tag.length - 20) - 28
  if (tag.startsWith('<use') || tag.includes(' id=') || saved < 20) return tag
  const id = stencils.get(tag)?.id ?? `f${stencils.size.toString(36)}`
  stencils.set(tag, { id, svg: tag.replace('/>', ` id="${id}"/>`) })
  return `<use href="#${id}"/>`
}
