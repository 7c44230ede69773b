import { locales } from '../../../locale/locale.ts'
import { decorateTextPictures, listTextPictures } from '../../../pictures/text-pictures.ts'
import { type Document, fieldOf, isGroup, type Path } from '../../document.ts'
import { getAt } from '../../path.ts'
import type { Rule } from '../finding.ts'
import { currentRecords } from '../records.ts'

/** Where lists and pages of a kind show a picture. */
const wantedPictures: Readonly<Record<string, string>> = {
  store: 'logo',
  promotion: 'picture',
  coupon: 'picture',
  event: 'picture',
  news: 'picture',
  post: 'picture',
}

/** Records whose place in lists stays empty. */
export const findMissingPictures: Rule = (mall) =>
  currentRecords(mall).flatMap(({ entry, kind, document }) => {
    const name = wantedPictures[kind]
    return name === undefined || isGroup(fieldOf(document, name)) ? [] : [{ entry, path: [name] }]
  })

/** Pictures without a text for people who cannot see them, of which nobody said that they only decorate. */
export const findMissingAlts: Rule = (mall) =>
  currentRecords(mall).flatMap(({ entry, document, pictures, texts }) => [
    ...listMissingAlts(document, pictures).map((path) => ({
      entry,
      path: [...path, 'alt'],
      fix: { action: 'set', path: [...path, 'decorative'], value: true } as const,
    })),
    ...listMissingTextAlts(document, texts).map(({ path, locale, html }) => ({
      entry,
      path,
      locale,
      fix: { action: 'set', path, value: decorateTextPictures(html) } as const,
    })),
  ])

/** The same for one document and the paths of its pictures. */
export function listMissingAlts(document: Document, pictures: readonly Path[]): readonly Path[] {
  return pictures.filter((path) => {
    const picture = getAt(document, path)
    return (
      isGroup(picture) && fieldOf(picture, 'alt') === undefined && fieldOf(picture, 'decorative') !== true
    )
  })
}

/** The texts with such a picture, of one document and the paths of its texts by language. */
export function listMissingTextAlts(document: Document, texts: readonly Path[]) {
  return texts.flatMap((path) =>
    locales.flatMap(({ code: locale }) => {
      const html = getAt(document, [...path, locale])
      const isSilent = typeof html === 'string' && listTextPictures(html).some(({ alt }) => alt === undefined)
      return isSilent ? [{ path: [...path, locale], locale, html }] : []
    }),
  )
}
