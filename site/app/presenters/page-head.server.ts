import { defaultLocale, detailsOf, locales, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { MetaData } from '@promenade/domain/mall/meta-data'
import type { EpochMs } from '@promenade/domain/calendar/instants'
import type { Picture } from '@promenade/domain/mall/values'
import type { Clock, Mall, Place, Words } from './page-parts.ts'
import { excerpt } from './excerpt.ts'
import { type OpenGraphImage, openGraphImage } from './open-graph-image.server.ts'
import { breadcrumbData } from './structured-data/site.server.ts'
import type { StructuredData } from './structured-data/structured-data.ts'

/** Title and metadata of a page. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  readonly keywords?: string
  readonly canonical?: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly image?: OpenGraphImage
  readonly noindex?: boolean
  readonly siteName: string
  /** Open Graph locales of the page, its own first: `es_MX`. */
  readonly languages: readonly string[]
  readonly article?: HeadArticle
  readonly structuredData: readonly StructuredData[]
}

/** Dates in ISO 8601. */
interface HeadArticle {
  readonly published?: string
  readonly modified?: string
}

interface HeadDefaults {
  readonly title: string
  readonly description?: string | undefined
  /** Sources of the Open Graph image: the item's picture, and the logo of its store. */
  readonly image?: Picture | undefined
  readonly logo?: Picture | undefined
  /** Languages with a translation; an untranslated text has one only. */
  readonly languages?: readonly Locale[]
  readonly noindex?: boolean
  /** The canonical path, if the page has others: letter case, selections. */
  readonly path?: string
  /** Set for news and posts. */
  readonly article?: { readonly published?: EpochMs | undefined; readonly modified?: EpochMs | undefined }
  /** Parent page, for the breadcrumbs. */
  readonly section?: { readonly name: string; readonly path: string }
  /** Schema.org data of the page. */
  readonly structuredData?: readonly StructuredData[]
}

/** The head of a page whose title begins with what is chosen there. */
export function headNaming(names: readonly string[], head: PageHead): PageHead {
  return { ...head, title: [...names, head.title].join(' · ') }
}

/** The page's metadata; the platform's metadata for its path wins. */
export function pageHead(context: Words & Clock & Mall & Place, defaults: HeadDefaults): PageHead {
  const { content, path, locale } = context
  const set = content.metaData.get(path)
  const languages = defaults.languages ?? locales.map(({ code }) => code)
  const description = set?.description ?? shortened(defaults.description)
  const picture = metaDataPicture(set) ?? defaults.image
  const image = openGraphImage(context, { picture, logo: defaults.logo })
  const pageLocale = languages.includes(locale) ? locale : defaultLocale
  const address = (code: Locale) => context.origin + localePath(defaults.path ?? path, code)
  return {
    title: titleOf(set?.title ?? defaults.title, context),
    ...(description !== undefined && { description }),
    ...(set?.keywords !== undefined && { keywords: set.keywords }),
    ...(image !== undefined && { image }),
    canonical: set?.canonical === undefined ? address(pageLocale) : chosenAddress(set.canonical, context),
    alternates: languages.length < 2 ? [] : alternates(languages, address),
    siteName: content.property.name,
    languages: [locale, ...languages.filter((code) => code !== locale && languages.length > 1)].map(
      graphCode,
    ),
    ...(defaults.noindex && { noindex: true }),
    ...(defaults.article && { article: articleOf(defaults.article) }),
    structuredData: defaults.noindex ? [] : structuredDataOf(context, defaults),
  }
}

function metaDataPicture({ imageUrl, imageAlt }: MetaData = {}): Picture | undefined {
  if (imageUrl === undefined) return undefined
  return { url: imageUrl, ...(imageAlt !== undefined && { alt: imageAlt }) }
}

/** All pages except the home page have breadcrumbs. */
function structuredDataOf(
  context: Words & Mall & Place,
  { title, path, section, structuredData = [] }: HeadDefaults,
) {
  if (context.path === '/') return structuredData
  const steps = [...(section ? [section] : []), { name: title, path: path ?? context.path }]
  return [...structuredData, breadcrumbData(context, steps)]
}

/** The title may contain the mall's name already. */
function titleOf(title: string, { content, messages }: Words & Mall): string {
  const { name } = content.property
  if (title === '') return name
  return title.includes(name) ? title : messages.site.pageOf(title, name)
}

/** The length that search engines show. */
function shortened(text: string | undefined): string | undefined {
  return text === undefined ? undefined : excerpt(text, 200)
}

/** The platform names a page of this site by its path without language. */
function chosenAddress(canonical: string, { origin, href }: Words & Place): string {
  return canonical.startsWith('/') ? origin + href(canonical) : canonical
}

function alternates(languages: readonly Locale[], address: (code: Locale) => string) {
  const each = locales
    .filter(({ code }) => languages.includes(code))
    .map(({ code, iso }) => ({ hreflang: iso, href: address(code) }))
  return [...each, { hreflang: 'x-default', href: address(defaultLocale) }]
}

function graphCode(locale: Locale): string {
  return detailsOf(locale).iso.replace('-', '_')
}

function articleOf({ published, modified }: NonNullable<HeadDefaults['article']>): HeadArticle {
  return {
    ...(published !== undefined && { published: new Date(published).toISOString() }),
    ...(modified !== undefined && { modified: new Date(modified).toISOString() }),
  }
}
