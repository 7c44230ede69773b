import type { Category } from '../mall/category.ts'

/** A category with its children, in the platform's order. */
export interface CategoryNode {
  readonly category: Category
  readonly parent?: CategoryNode
  readonly children: readonly CategoryNode[]
}

/** All categories. `top` has those without a parent; `nodes` has every category once, by id, parents before children. */
export interface CategoryTree {
  readonly top: readonly CategoryNode[]
  readonly nodes: ReadonlyMap<string, CategoryNode>
}

/**
 * Builds a tree of any depth from any input: of two categories with the same id the first counts, a category with an
 * unknown parent goes to the top level, and a cycle of parents is cut above its first member.
 */
export function categoryTree(categories: readonly Category[]): CategoryTree {
  const byId = firstById(categories)
  const parents = parentsWithoutCycles(byId)
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

/** The ids of a category and its descendants; for an unknown id, that id alone. */
export function withDescendants(tree: CategoryTree, categoryId: string): ReadonlySet<string> {
  const ids = new Set([categoryId])
  // Iterating over a set includes the ids added during the iteration.
  for (const id of ids) tree.nodes.get(id)?.children.forEach(({ category }) => ids.add(category.id))
  return ids
}

/** The ids of the categories and their ancestors; unknown ids are left out. */
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

/** Walks up from each category; a walk that returns to itself is a cycle. */
function parentsWithoutCycles(byId: ReadonlyMap<string, Category>): ReadonlyMap<string, string> {
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
      const cycle = walked.slice(walked.indexOf(id))
      parents.delete(cycle.reduce((a, b) => ((order.get(a) ?? 0) < (order.get(b) ?? 0) ? a : b)))
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
