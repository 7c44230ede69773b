import type {
  BreadcrumbListLeaf,
  EntryPointLeaf,
  ItemListLeaf,
  ListItemLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import type { Mall, Place, Words } from '../page-parts.ts'
import { languageTag, pageAddress } from './addresses.server.ts'
import { mallReference } from './mall.server.ts'
import { thing } from './structured-data.ts'

/** The site with its search. */
export function webSiteData(context: Words & Mall & Place): WebSiteLeaf {
  return thing<WebSiteLeaf>({
    '@type': 'WebSite',
    '@id': `${context.origin}/#site`,
    name: context.content.property.name,
    url: pageAddress(context, '/'),
    publisher: { '@id': mallReference(context)['@id'] ?? context.origin },
    inLanguage: languageTag(context),
    potentialAction: thing<WithActionConstraints<SearchActionLeaf>>({
      '@type': 'SearchAction',
      target: thing<EntryPointLeaf>({
        '@type': 'EntryPoint',
        urlTemplate: `${pageAddress(context, '/search-results')}?searchQuery={search_term_string}`,
      }),
      'query-input': 'required name=search_term_string',
    }),
  })
}

/** Breadcrumbs from the home page; paths without language prefix. */
export function breadcrumbData(
  context: Words & Mall & Place,
  steps: readonly { readonly name: string; readonly path: string }[],
): BreadcrumbListLeaf {
  const home = { name: context.content.property.name, path: '/' }
  return thing<BreadcrumbListLeaf>({
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) =>
      thing<ListItemLeaf>({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: { '@id': pageAddress(context, path) },
      }),
    ),
  })
}

/** A list of pages in order; `to` includes the language prefix. */
export function listData(
  { origin }: Place,
  items: readonly { readonly to?: string | undefined; readonly title: string }[],
): ItemListLeaf[] {
  if (items.length === 0) return []
  const list = thing<ItemListLeaf>({
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ to, title }, index) =>
      thing<ListItemLeaf>({ '@type': 'ListItem', position: index + 1, name: title, url: to && origin + to }),
    ),
  })
  return [list]
}
