import { excerpt, plainText } from '@promenade/contract/reading/html'
import type { Page } from '@promenade/domain/mall/page'
import type { Visit } from '../../content/visit.ts'
import { bannerPicture } from '../../wording/banner-picture.server.ts'
import { contentPagePath } from '../../wording/content-page-path.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { shownPicture } from '../../wording/shown-picture.server.ts'
import { langOf, wordingFor, type Wording } from '../../wording/wording.server.ts'

/** Longest beginning of a page's text on its card. */
const longestSummary = 150

/** What `/pages` shows: every content page in the order of the alphabet, those with a picture first. */
export function pagesScreen(visit: Visit) {
  const wording = wordingFor(visit)
  const { title, intro } = wording.messages.page
  const { compare } = new Intl.Collator(visit.locale)
  const pages = visit.content.pages.toSorted((a, b) => compare(a.name, b.name))
  return {
    head: pageHead(visit, { title, description: intro }),
    banner: bannerPicture(visit, 'Pages Banner'),
    pages: pages
      .map((page) => pageStory(page, visit, wording))
      .toSorted((a, b) => Number(a.picture === undefined) - Number(b.picture === undefined)),
  }
}

/** What a page says of itself to search engines is written for those who do not know it yet, as here. */
function pageStory(page: Page, { content }: Visit, { href }: Wording) {
  const picture = page.picture ?? page.banner
  const path = contentPagePath(page)
  const described = content.metaData.get(path) ?? content.metaData.get(`/pages/${page.slug}`)
  const text = described?.description ?? (page.body ? plainText(page.body) : '')
  return {
    id: page.id,
    to: href(path),
    title: page.name,
    lang: langOf(page, 'name'),
    picture: picture && shownPicture(picture, content),
    summary: text === '' ? undefined : excerpt(text, longestSummary),
    summaryLang: langOf(page, 'body'),
  }
}
