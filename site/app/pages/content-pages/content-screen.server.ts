import { findPage } from '@promenade/contract/kinds/page/response'
import { plainText } from '@promenade/contract/decode/html'
import type { Page } from '@promenade/domain/mall/page'
import type { PageContext } from '../../page-context.ts'
import { bannerItems, bannerPicture, pageBanner } from '../../presenters/banner-picture.server.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { textLanguages } from '../../presenters/text-languages.ts'
import { galleriesBeside, textPartViews } from '../../presenters/text-parts.server.ts'
import { pictureSource } from '../../presenters/picture-source.server.ts'
import { langOf } from '../../presenters/lang-of.ts'
import { textHtml } from '../../presenters/text-html.server.ts'

/** A content page; undefined for an unknown slug. */
export function contentScreen(context: PageContext, slug: string) {
  const page = findPage(context.content.pages, slug)
  if (page === undefined) return undefined
  const text = textPartViews(page.body, page.bodyParts, context)
  return {
    head: pageHead(context, {
      title: page.name,
      description: page.body && plainText(page.body),
      image: page.banner ?? page.picture,
      path: contentPagePath(page),
      languages: textLanguages('page', page, context),
    }),
    title: page.name,
    titleLang: langOf(page, 'name'),
    hasLongWord: longWord.test(page.name),
    text,
    isShort:
      page.subpages.length === 0 && (page.body === undefined || plainText(page.body).length <= maxShort),
    bodyLang: langOf(page, 'body'),
    banner: bannerOf(page, context),
    subpages: page.subpages.map(({ title, body }) => ({ title, body: textHtml(body, context) })),
    all: context.href('/pages'),
    galleries: galleriesBeside(page.gallerySlugs, text, context),
  }
}

/** A word such as "estacionamiento", which beside the picture on a phone would continue in the next line. */
const longWord = /\p{L}{13}/u

/** Characters of a text whose two columns need no scrolling back, so that the reader sees both ends of each. */
const maxShort = 2_500

/** The banner of the screen, else the page's own, else the default banner. */
function bannerOf({ banner }: Page, context: PageContext) {
  const [item] = bannerItems(context, bannerNames[context.path] ?? '')
  if (item !== undefined) return pageBanner(item, context)
  if (banner !== undefined) return pictureSource(banner, context.content)
  return bannerPicture(context, 'Pages Banner')
}

/** Banner names by slug, as other platforms use them. */
const bannerNames: Readonly<Record<string, string>> = {
  '/contact-us': 'Contact Us Banner',
  '/newsletter': 'Newsletter Banner',
  '/pages/gift-cards': 'Gift Cards Banner',
}
