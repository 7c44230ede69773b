import type { EntryKind } from '@promenade/contract/editing/documents'
import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import type { PublishedDocument } from './entry-document.ts'

/** Documents of which every reference leads somewhere. */
interface Sound {
  readonly documents: readonly PublishedDocument[]
  /** Entries that are published but not shown, or shown without some of what they name. */
  readonly affected: readonly PublishedDocument[]
}

/**
 * A withdrawn record takes along what cannot be without it: the promotions of a store, the posts of a blog. Lists that
 * name it lose that item. So a withdrawal that comes due at night never fails. Entries in `strict` are left as they
 * are: what they name and is not there is a fault of theirs.
 */
export function dropDangling(all: readonly PublishedDocument[], strict: ReadonlySet<number>): Sound {
  const once = dropOnce(all, strict)
  if (once.documents.length === all.length) return once
  // Other records may refer to a dropped one.
  const rest = dropDangling(once.documents, strict)
  const affected = new Set([...once.affected, ...rest.affected].map(({ entryId }) => entryId))
  return { ...rest, affected: all.filter(({ entryId }) => affected.has(entryId)) }
}

function dropOnce(all: readonly PublishedDocument[], strict: ReadonlySet<number>): Sound {
  const slugs = (kind: EntryKind) =>
    new Set(all.filter((entry) => entry.kind === kind).map(({ slug }) => slug))
  const known: Known = {
    store: slugs('store'),
    blog: slugs('blog'),
    promotion: slugs('promotion'),
    event: slugs('event'),
    gallery: slugs('gallery'),
    category: new Set(all.filter(({ kind }) => kind === 'category').flatMap(categorySlugs)),
  }
  const changed = all.map((entry) => (strict.has(entry.entryId) ? entry : withoutDangling(entry, known)))
  return {
    documents: changed.filter((entry) => entry !== undefined),
    affected: all.filter((entry, index) => changed[index] !== entry),
  }
}

type Known = Readonly<
  Record<'store' | 'blog' | 'promotion' | 'event' | 'gallery' | 'category', ReadonlySet<string>>
>

/** The same object where nothing is missing; undefined where it cannot be shown. */
function withoutDangling(entry: PublishedDocument, known: Known): PublishedDocument | undefined {
  const { kind, document } = entry
  const [store, blog] = [fieldOf(document, 'store'), fieldOf(document, 'blog')]
  if (typeof store === 'string' && !known.store.has(store)) return undefined
  if (kind === 'post' && typeof blog === 'string' && !known.blog.has(blog)) return undefined
  const filtered = filterLists(document, listsOf(kind, known))
  return filtered === document ? entry : { ...entry, document: filtered }
}

function listsOf(kind: EntryKind, known: Known): Readonly<Record<string, ReadonlySet<string>>> {
  if (kind === 'page') return { galleries: known.gallery }
  if (kind === 'store') return { categories: known.category }
  if (kind !== 'homepage') return {}
  return {
    featured_promotions: known.promotion,
    featured_events: known.event,
    featured_stores: known.store,
  }
}

function filterLists(document: Document, lists: Readonly<Record<string, ReadonlySet<string>>>): Document {
  const filtered = Object.entries(lists).flatMap(([name, slugs]) => {
    const list = fieldOf(document, name)
    if (!Array.isArray(list)) return []
    const known = list.filter((slug) => slugs.has(String(slug)))
    return known.length === list.length ? [] : [[name, known] as const]
  })
  return filtered.length === 0 ? document : { ...document, ...Object.fromEntries(filtered) }
}

function categorySlugs({ slug, document }: PublishedDocument): readonly string[] {
  const children = fieldOf(document, 'children')
  const inner = Array.isArray(children) ? children.filter(isGroup).map((child) => String(child['slug'])) : []
  return [slug, ...inner]
}
