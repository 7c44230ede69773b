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
  currentRecords(mall).flatMap(({ entry, document, pictures }) =>
    listMissingAlts(document, pictures).map((path) => ({
      entry,
      path: [...path, 'alt'],
      fix: { action: 'set', path: [...path, 'decorative'], value: true } as const,
    })),
  )

/** The same for one document and the paths of its pictures. */
export function listMissingAlts(document: Document, pictures: readonly Path[]): readonly Path[] {
  return pictures.filter((path) => {
    const picture = getAt(document, path)
    return (
      isGroup(picture) && fieldOf(picture, 'alt') === undefined && fieldOf(picture, 'decorative') !== true
    )
  })
}
