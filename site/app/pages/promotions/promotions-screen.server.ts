import { usedCategories, type UsedCategory } from '@promenade/domain/directory/categories'
import { categoryTree, type CategoryTree, withAncestors } from '@promenade/domain/directory/category-tree'
import type { Store } from '../../../content/mall-content.ts'
import type { Offer } from '@promenade/domain/promotions/offers'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { offerCard } from '../../presenters/cards.server.ts'
import { followByFeed } from '../../presenters/feed-link.server.ts'
import { currentOffers } from '../../presenters/offers.server.ts'
import { ownerStore } from '../../presenters/owner-store.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { listData } from '../../presenters/structured-data/site.server.ts'
import { type OfferSelection, offerSelectionSearch, parseOfferSelection } from './offer-selection.ts'

/** `/promotions`: featured promotions and coupons, then the others, as selected. */
export function promotionsScreen(context: PageContext, query: Query<'kind' | 'category'>) {
  const { promotion: words } = context.messages
  const tree = categoryTree(context.content.categories)
  const all = currentOffers(context).map((offer) => ({ offer, store: ownerStore(offer.owner, context) }))
  const selection = parseOfferSelection(query)
  const chosen = all.filter((entry) => isChosen(entry, selection, tree))
  const isFiltered = selection.kind !== undefined || selection.category !== undefined
  const cards = (entries: readonly Entry[]) =>
    entries.map(({ offer, store }) => offerCard(offer, store, context))
  const apart = isFiltered ? [] : featuredAmong(chosen)
  const featured = cards(apart)
  const offers = cards(chosen.filter((entry) => !apart.includes(entry)))
  return {
    head: pageHead(context, {
      image: bannerPicture(context, 'Promotions Banner'),
      title: words.title,
      description: words.intro,
      noindex: chosen.length === 0 && all.length > 0,
      structuredData: listData(context, [...featured, ...offers]),
    }),
    path: context.href('/promotions'),
    stores: context.href('/stores'),
    follow: followByFeed(context, { path: '/promotions.rss', title: words.title }),
    intro: words.intro,
    banner: bannerPicture(context, 'Promotions Banner'),
    kinds: kindChoices(all, selection, context),
    categories: categoryChoices(all, selection, tree, context),
    isFiltered,
    none: all.length === 0 ? words.none : words.noneForSelection,
    isEmpty: all.length === 0,
    count: words.counts[selection.kind ?? 'all'](chosen.length),
    featured,
    offers,
  }
}

export type PromotionsScreen = ReturnType<typeof promotionsScreen>

interface Entry {
  readonly offer: Offer
  readonly store: Store | undefined
}

/** Featured entries; none if there would be no list below them. */
function featuredAmong(entries: readonly Entry[]): readonly Entry[] {
  const featured = entries.filter(({ offer }) => offer.isFeatured)
  return featured.length < entries.length ? featured : []
}

function isChosen({ offer, store }: Entry, { kind, category }: OfferSelection, tree: CategoryTree): boolean {
  if (kind !== undefined && offer.kind !== kind) return false
  if (category === undefined) return true
  const ids = withAncestors(tree, store?.categoryIds ?? [])
  return [...ids].some((id) => tree.nodes.get(id)?.category.slug.toLowerCase() === category)
}

/** No choice if all are of one kind. */
function kindChoices(all: readonly Entry[], { kind, category }: OfferSelection, context: PageContext) {
  if (new Set(all.map(({ offer }) => offer.kind)).size < 2) return []
  const { kinds } = context.messages.promotion
  return ([undefined, 'promotion', 'coupon'] as const).map((choice) => ({
    text: kinds[choice ?? 'all'],
    to: addressOf({ kind: choice, category }, context),
    current: choice === kind,
  }))
}

function categoryChoices(
  all: readonly Entry[],
  { kind, category }: OfferSelection,
  tree: CategoryTree,
  context: PageContext,
) {
  const owners = all.flatMap(({ store }) => store ?? [])
  const used = narrowest(usedCategories(tree, owners, context.locale))
  if (used.length < 2) return []
  const choices = used.map((node) => ({ text: node.category.name, slug: node.category.slug }))
  const { compare } = new Intl.Collator(context.locale)
  return [
    { text: context.messages.promotion.allCategories, slug: undefined },
    ...choices.toSorted((a, b) => compare(a.text, b.text)),
  ].map(({ text, slug }) => ({
    text,
    to: addressOf({ kind, category: slug }, context),
    current: slug?.toLowerCase() === category,
  }))
}

/** Categories without subcategories; the parents are too general to choose by. */
function narrowest(categories: readonly UsedCategory[]): readonly UsedCategory[] {
  return categories.flatMap((node) => (node.children.length === 0 ? [node] : narrowest(node.children)))
}

function addressOf(selection: OfferSelection, { href }: PageContext): string {
  return href('/promotions') + offerSelectionSearch(selection)
}
