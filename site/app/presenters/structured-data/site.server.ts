import type {
  BreadcrumbListLeaf,
  EntryPointLeaf,
  ItemListLeaf,
  ListItemLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts'
import type { PageContext } from '../../page-context.ts'
import { languageTag, pageAddress } from './addresses.server.ts'
import { mallReference } from './mall.server.ts'
import { thing } from './structured-data.ts'

/** The site as a whole, and how to search it. */
export function webSiteData(context: PageContext): WebSiteLeaf {
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

/** Where a page stands, from the home page down; paths are those of the site, without language prefix. */
export function breadcrumbData(
  context: PageContext,
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

/** The pages that a list names, in its order; `to` has the language prefix already. */
export function listData(
  { origin }: PageContext,
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
