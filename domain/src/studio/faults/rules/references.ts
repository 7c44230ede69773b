import { fieldOf } from '../../document.ts'
import type { Found, JudgedMall, JudgedRecord, Rule } from '../finding.ts'
import { currentRecords, isOver, nameOf } from '../records.ts'

/** The lists of the home page, with the kinds that they name. */
const features: Readonly<Record<string, readonly string[]>> = {
  featured_promotions: ['promotion'],
  featured_events: ['event'],
  featured_stores: ['store'],
}

/** Places of the home page that stay empty: what they name is over, or visitors do not get it. */
export const findEmptyFeatures: Rule = (mall) =>
  currentRecords(mall, 'homepage').flatMap(({ entry, document }) =>
    Object.entries(features).flatMap(([name, kinds]): readonly Found[] => {
      const slugs = fieldOf(document, name)
      if (!Array.isArray(slugs)) return []
      return slugs.flatMap((slug, index): readonly Found[] => {
        const record = mall.records.find((one) => kinds.includes(one.kind) && one.slug === slug)
        if (record !== undefined && isShown(record, mall)) return []
        const path = [name, index]
        const value = slugs.filter((_, at) => at !== index)
        const other = record === undefined ? String(slug) : nameOf(record)
        return [{ entry, path, values: { other }, fix: { action: 'set', path: [name], value } }]
      })
    }),
  )

function isShown(record: JudgedRecord, mall: JudgedMall): boolean {
  return record.isPublished && record.document['draft'] !== true && !isOver(record, mall)
}
