import type { MetaDescriptor } from 'react-router'
import type { PageHead } from '../presenters/page-head.server.ts'
import type { OpenGraphImage } from '../presenters/open-graph-image.server.ts'

/** A route's `meta` export for the head of its loader data. */
export function headTags({ loaderData }: { loaderData?: { head: PageHead } | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : tagsOf(loaderData.head)
}

/**
 * The same for a page with choices: its title begins with the current choice. `chosen` reads it from loader data and
 * address, because the address may change without a request.
 */
export function headTagsNaming<Screen extends { head: PageHead }>(
  chosen: (screen: Screen, query: URLSearchParams) => readonly string[],
) {
  return ({ loaderData, location }: { loaderData?: Screen | undefined; location: { search: string } }) => {
    if (loaderData === undefined) return []
    const { head } = loaderData
    const names = chosen(loaderData, new URLSearchParams(location.search))
    return tagsOf({ ...head, title: [...names, head.title].join(' · ') })
  }
}

/** Names of the current choices, except the first of each list, which is "all". */
export function currentNames(
  ...lists: readonly (readonly { readonly text: string; readonly current: boolean }[])[]
): readonly string[] {
  return lists.flatMap((choices) => choices.slice(1).filter(({ current }) => current)).map(({ text }) => text)
}

function tagsOf(head: PageHead): MetaDescriptor[] {
  return [
    { title: head.title },
    ...named('description', head.description),
    ...named('keywords', head.keywords),
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : addressTags(head)),
    ...graphTags(head),
    ...structuredTags(head),
  ]
}

function structuredTags({ structuredData }: PageHead): MetaDescriptor[] {
  if (structuredData.length === 0) return []
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...structuredData] } }]
}

/** A `noindex` page has no canonical address. */
function addressTags({ canonical, alternates }: PageHead): MetaDescriptor[] {
  return [
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical } as const] : []),
    ...alternates.map(
      ({ hreflang, href }) => ({ tagName: 'link', rel: 'alternate', hrefLang: hreflang, href }) as const,
    ),
  ]
}

/** Open Graph tags (ogp.me). */
function graphTags(head: PageHead): MetaDescriptor[] {
  const [language, ...others] = head.languages
  return [
    ...graph('og:title', head.title),
    ...graph('og:type', head.article ? 'article' : 'website'),
    ...graph('og:site_name', head.siteName),
    ...graph('og:url', head.canonical),
    ...graph('og:description', head.description),
    ...graph('og:locale', language),
    ...others.flatMap((other) => graph('og:locale:alternate', other)),
    ...(head.image ? imageTags(head.image) : []),
    ...graph('article:published_time', head.article?.published),
    ...graph('article:modified_time', head.article?.modified),
    ...named('twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ]
}

function imageTags({ url, width, height, alt }: OpenGraphImage): MetaDescriptor[] {
  return [
    ...graph('og:image', url),
    ...graph('og:image:width', width?.toString()),
    ...graph('og:image:height', height?.toString()),
    ...graph('og:image:alt', alt),
  ]
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : []
}

function graph(property: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ property, content }] : []
}
