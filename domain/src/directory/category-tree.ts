import type { Category } from '../mall/category.ts'

/** One category and what stands below it, in the platform's order. */
export interface CategoryNode {
  readonly category: Category
  readonly parent?: CategoryNode
  readonly children: readonly CategoryNode[]
}

/** `nodes` holds every category once, by id, parents before their children. */
export interface CategoryTree {
  readonly top: readonly CategoryNode[]
  readonly nodes: ReadonlyMap<string, CategoryNode>
}

/**
 * The categories as a tree of any depth, whatever the platform says: of two with one id the first counts, an
 * unknown parent makes a top level category, and a circle of parents is cut above its first member.
 */
export function categoryTree(categories: readonly Category[]): CategoryTree {
  const byId = firstById(categories)
  const parents = parentsWithoutCircles(byId)
  const top: GrowingNode[] = []
  const growing = new Map<string, GrowingNode>()
  for (const id of parentsFirst(byId, parents)) {
    const category = byId.get(id)
    if (category === undefined) continue
    const parent = growing.get(parents.get(id) ?? '')
    const node: GrowingNode = { category, children: [], ...(parent && { parent }) }
    growing.set(id, node)
    const siblings = parent?.children ?? top
    siblings.push(node)
  }
  return { top, nodes: growing }
}

/** The ids of a category and of all below it; an id the tree does not know stands for itself. */
export function withDescendants(tree: CategoryTree, categoryId: string): ReadonlySet<string> {
  const ids = new Set([categoryId])
  // A set visits what is added while it is walked.
  for (const id of ids) tree.nodes.get(id)?.children.forEach(({ category }) => ids.add(category.id))
  return ids
}

/** The ids of the categories a store has, with all above them; ids the tree does not know are left out. */
export function withAncestors(tree: CategoryTree, categoryIds: readonly string[]): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const id of categoryIds) {
    let node = tree.nodes.get(id)
    while (node !== undefined && !ids.has(node.category.id)) {
      ids.add(node.category.id)
      node = node.parent
    }
  }
  return ids
}

interface GrowingNode extends CategoryNode {
  readonly children: GrowingNode[]
}

function firstById(categories: readonly Category[]): ReadonlyMap<string, Category> {
  const byId = new Map<string, Category>()
  for (const category of categories) if (!byId.has(category.id)) byId.set(category.id, category)
  return byId
}

/** Walks up from each category; a walk that meets itself has gone round a circle. */
function parentsWithoutCircles(byId: ReadonlyMap<string, Category>): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  for (const { id, parentId } of byId.values()) {
    if (parentId !== undefined && byId.has(parentId)) parents.set(id, parentId)
  }
  const order = new Map([...byId.keys()].map((id, index) => [id, index]))
  const done = new Set<string>()
  for (const start of byId.keys()) {
    const path = new Set<string>()
    let id: string | undefined = start
    while (id !== undefined && !path.has(id) && !done.has(id)) {
      path.add(id)
      id = parents.get(id)
    }
    if (id !== undefined && path.has(id)) {
      const walked = [...path]
      const circle = walked.slice(walked.indexOf(id))
      parents.delete(circle.reduce((a, b) => ((order.get(a) ?? 0) < (order.get(b) ?? 0) ? a : b)))
    }
    for (const seen of path) done.add(seen)
  }
  return parents
}

function parentsFirst(
  byId: ReadonlyMap<string, Category>,
  parents: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const children = Map.groupBy(byId.keys(), (id) => parents.get(id))
  const ids = new Set(children.get(undefined))
  for (const id of ids) children.get(id)?.forEach((child) => ids.add(child))
  return ids
}
