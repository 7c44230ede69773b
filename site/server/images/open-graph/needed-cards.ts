import type { MallContent } from '../../../content/mall-content.ts'
import type { ShareLook } from '../../../content/share-file.ts'
import type { Picture } from '@promenade/domain/mall/values'

/** A card that a page of the present content would name. */
export interface WantedCard {
  /** Address of the picture on this site. */
  readonly source: string
  readonly look: ShareLook
}

/** No mall has more; an answer that says so must not keep the painter busy for days. */
const maxCards = 3_000

/** What there is to share in all languages, what most pages fall back on first. Pictures kept elsewhere stay there. */
export function wantedCards(contents: readonly MallContent[]): readonly WantedCard[] {
  const pictures = contents.flatMap(picturesOf).map((source) => ({ source, look: 'picture' as const }))
  const logos = contents.flatMap(logosOf).map((source) => ({ source, look: 'logo' as const }))
  const own = [...pictures, ...logos].filter(({ source }) => source.startsWith('/'))
  return [...new Map(own.map((card) => [`${card.look} ${card.source}`, card])).values()].slice(0, maxCards)
}

function picturesOf(content: MallContent): readonly string[] {
  const { banners, promotions, coupons, events, news, jobs, contests, blogs, pages, stores } = content
  const posts = blogs.flatMap((blog) => blog.posts)
  const records: readonly { readonly picture?: Picture }[] = [
    ...propertyFirst(banners).flatMap(({ items }) => items),
    ...events,
    ...promotions,
    ...coupons,
    ...contests,
    ...news,
    ...jobs,
    ...posts,
    ...pages.flatMap(({ picture, banner }) => [picture, banner].map(asRecord)),
    ...stores.map(({ storeFront }) => asRecord(storeFront)),
  ]
  const named = [...content.metaData.values()].flatMap(({ imageUrl }) => imageUrl ?? [])
  return [...records.flatMap(({ picture }) => picture?.url ?? []), ...named]
}

function logosOf({ stores }: MallContent): readonly string[] {
  return stores.flatMap(({ logo }) => logo?.url ?? [])
}

function asRecord(picture: Picture | undefined): { readonly picture?: Picture } {
  return picture === undefined ? {} : { picture }
}

function propertyFirst(banners: MallContent['banners']): MallContent['banners'] {
  const isProperty = ({ name }: { name: string }) => name.trim().toLowerCase() === 'property banner'
  return banners.toSorted((a, b) => Number(isProperty(b)) - Number(isProperty(a)))
}
