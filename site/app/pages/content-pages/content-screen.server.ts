import { findPage } from '@promenade/contract/pages'
import { plainText } from '@promenade/contract/reading/html'
import type { Page } from '@promenade/domain/mall/page'
import type { Visit } from '../../content/visit.ts'
import { bannerItems, bannerPicture, pageBanner } from '../../wording/banner-picture.server.ts'
import { contentPagePath } from '../../wording/content-page-path.ts'
import { pageHead } from '../../wording/page-head.server.ts'
import { textLanguages } from '../../wording/text-languages.ts'
import { galleriesBeside, textPartViews } from '../../wording/text-parts.server.ts'
import { shownPicture } from '../../wording/shown-picture.server.ts'
import { langOf, wordingFor } from '../../wording/wording.server.ts'

/** What a content page shows, or undefined where the platform has no such page. */
export function contentScreen(visit: Visit, slug: string) {
  const page = findPage(visit.content.pages, slug)
  if (page === undefined) return undefined
  const text = textPartViews(page.body, page.bodyParts, visit)
  return {
    head: pageHead(visit, {
      title: page.name,
      description: page.body && plainText(page.body),
      image: page.banner ?? page.picture,
      path: contentPagePath(page),
      languages: textLanguages('page', page),
    }),
    title: page.name,
    titleLang: langOf(page, 'name'),
    text,
    bodyLang: langOf(page, 'body'),
    banner: bannerOf(page, visit),
    subpages: page.subpages,
    all: wordingFor(visit).href('/pages'),
    galleries: galleriesBeside(page.gallerySlugs, text, visit),
  }
}

/** The banner of the screen, else the page's own, else the one of all pages. */
function bannerOf({ banner }: Page, visit: Visit) {
  const [item] = bannerItems(visit, bannerNames[visit.path] ?? '')
  if (item !== undefined) return pageBanner(item, visit)
  if (banner !== undefined) return shownPicture(banner, visit.content)
  return bannerPicture(visit, 'Pages Banner')
}

/** Pages with a banner of their own name, as platforms of this kind have them. */
const bannerNames: Readonly<Record<string, string>> = {
  '/contact-us': 'Contact Us Banner',
  '/newsletter': 'Newsletter Banner',
  '/pages/gift-cards': 'Gift Cards Banner',
}
