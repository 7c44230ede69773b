import { defaultLocale, locales, type Locale } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import type { EpochMs, Picture } from '@promenade/domain/mall/values'
import type { PageContext } from '../page-context.ts'
import { excerpt } from './excerpt.ts'
import { type SharePicture, sharePicture } from './share-picture.server.ts'
import { breadcrumbData } from './structured-data/site.server.ts'
import type { StructuredData } from './structured-data/structured-data.ts'

/** What stands in the head of a page, ready to be printed. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  readonly keywords?: string
  readonly canonical?: string
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  readonly image?: SharePicture
  readonly noindex?: boolean
  readonly siteName: string
  /** The page's language and the others it exists in, as Open Graph writes them: `es_MX`. */
  readonly languages: readonly string[]
  readonly article?: HeadArticle
  readonly structuredData: readonly StructuredData[]
}

/** When an article came out and was last changed, in ISO 8601. */
interface HeadArticle {
  readonly published?: string
  readonly modified?: string
}

interface HeadDefaults {
  readonly title: string
  readonly description?: string | undefined
  /** What the page is about, and the logo of the store behind it: what a shared link shows is made from them. */
  readonly image?: Picture | undefined
  readonly logo?: Picture | undefined
  /** Languages that the page really exists in; a text that fell back to English has one only. */
  readonly languages?: readonly Locale[]
  readonly noindex?: boolean
  /** The one address of the page, where it can be asked for by another: letter case, choices of a list. */
  readonly path?: string
  /** News and posts are articles; everything else is a page of the site. */
  readonly article?: { readonly published?: EpochMs | undefined; readonly modified?: EpochMs | undefined }
  /** The list that the page belongs to, for the way down from the home page. */
  readonly section?: { readonly name: string; readonly path: string }
  /** What the page shows, in schema.org's words. */
  readonly structuredData?: readonly StructuredData[]
}

/** The metadata that the platform has for this path, over the page's own. */
export function pageHead(context: PageContext, defaults: HeadDefaults): PageHead {
  const { content, path, locale } = context
  const set = content.metaData.get(path)
  const languages = defaults.languages ?? locales.map(({ code }) => code)
  const description = set?.description ?? shortened(defaults.description)
  const picture = set?.imageUrl === undefined ? defaults.image : { url: set.imageUrl }
  const image = sharePicture(context, { picture, logo: defaults.logo })
  const shownIn = languages.includes(locale) ? locale : defaultLocale
  const address = (code: Locale) => context.origin + localePath(defaults.path ?? path, code)
  return {
    title: titleOf(set?.title ?? defaults.title, context),
    ...(description !== undefined && { description }),
    ...(set?.keywords !== undefined && { keywords: set.keywords }),
    ...(image !== undefined && { image }),
    canonical: set?.canonical === undefined ? address(shownIn) : chosenAddress(set.canonical, context),
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

/** Every page below the home page says where it stands. */
function structuredDataOf(context: PageContext, { title, path, section, structuredData = [] }: HeadDefaults) {
  if (context.path === '/') return structuredData
  const steps = [...(section ? [section] : []), { name: title, path: path ?? context.path }]
  return [...structuredData, breadcrumbData(context, steps)]
}

/** An editor may have written the name of the mall already. */
function titleOf(title: string, { content, messages }: PageContext): string {
  const { name } = content.property
  if (title === '') return name
  return title.includes(name) ? title : messages.site.pageOf(title, name)
}

/** As much as search engines show of a page's own text. */
function shortened(text: string | undefined): string | undefined {
  return text === undefined ? undefined : excerpt(text, 200)
}

/** The platform names a page of this site by its path, in no language. */
function chosenAddress(canonical: string, { origin, href }: PageContext): string {
  return canonical.startsWith('/') ? origin + href(canonical) : canonical
}

function alternates(languages: readonly Locale[], address: (code: Locale) => string) {
  const each = locales
    .filter(({ code }) => languages.includes(code))
    .map(({ code, iso }) => ({ hreflang: iso, href: address(code) }))
  return [...each, { hreflang: 'x-default', href: address(defaultLocale) }]
}

function graphCode(locale: Locale): string {
  return locales.find(({ code }) => code === locale)?.iso.replace('-', '_') ?? locale
}

function articleOf({ published, modified }: NonNullable<HeadDefaults['article']>): HeadArticle {
  return {
    ...(published !== undefined && { published: new Date(published).toISOString() }),
    ...(modified !== undefined && { modified: new Date(modified).toISOString() }),
  }
}
