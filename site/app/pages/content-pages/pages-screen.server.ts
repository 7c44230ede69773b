import { excerpt, plainText } from '@promenade/contract/decode/html'
import type { Page } from '@promenade/domain/mall/page'
import type { PageContext } from '../../page-context.ts'
import { bannerPicture } from '../../presenters/banner-picture.server.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'

/** Maximum characters of a page's excerpt. */
const maxSummary = 150

/** `/pages`: all content pages by name, those with a picture first. */
export function pagesScreen(context: PageContext) {
  const { title, intro } = context.messages.page
  const { compare } = new Intl.Collator(context.locale)
  const pages = context.content.pages.toSorted((a, b) => compare(a.name, b.name))
  return {
    head: pageHead(context, { title, description: intro }),
    intro,
    banner: bannerPicture(context, 'Pages Banner'),
    pages: pages
      .map((page) => pageSummary(page, context))
      .toSorted((a, b) => Number(a.picture === undefined) - Number(b.picture === undefined)),
  }
}

/** A page in the list, summarised by its meta description if it has one. */
function pageSummary(page: Page, { content, href }: PageContext) {
  const picture = page.picture ?? page.banner
  const path = contentPagePath(page)
  const metaData = content.metaData.get(path) ?? content.metaData.get(`/pages/${page.slug}`)
  const text = metaData?.description ?? (page.body ? plainText(page.body) : '')
  return {
    id: page.id,
    to: href(path),
    title: page.name,
    lang: langOf(page, 'name'),
    picture: picture && pictureSource(picture, content),
    summary: text === '' ? undefined : excerpt(text, maxSummary),
    summaryLang: langOf(page, 'body'),
  }
}
