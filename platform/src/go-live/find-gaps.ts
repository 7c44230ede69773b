import { findPage } from '@promenade/contract/kinds/page/response'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { missingAlts } from '../documents/entry-pictures.ts'
import { fieldOf, isGroup } from '@promenade/domain/studio/document'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { type EntryDocument, recordName } from '../documents/entry-document.ts'
import { blocker, type CheckedMall, type Finding, warning } from './finding.ts'

/** Pages that the law asks for: the footer links to the first two, the menu to the last. */
const legalPages = ['privacy', 'terms', 'accessibility']

/** Finds what a mall lacks that visitors look for. */
export function findGaps({ documents, map }: CheckedMall): readonly Finding[] {
  const [property] = ofKind(documents, 'property')
  return [
    ...findMissingPages(documents),
    ...findMissingHours(documents),
    ...(ofKind(documents, 'store').length === 0 ? [blocker('store', 'there is none')] : []),
    ...findMapGaps(map),
    ...findMissingPictures(documents),
    ...documents.flatMap((entry) =>
      missingAlts(entry.kind, entry.document).map(({ path, message }) =>
        warning(recordName(entry), `${path.join('.')}: ${message}`),
      ),
    ),
    ...(property?.document['url'] === undefined
      ? [warning('property/property', 'url: is missing, so links to the site’s own address are not checked')]
      : []),
  ]
}

type Documents = CheckedMall['documents']

function ofKind(documents: Documents, kind: EntryKind): readonly EntryDocument[] {
  return documents.filter((entry) => entry.kind === kind)
}

function findMissingPages(documents: Documents): readonly Finding[] {
  const pages = ofKind(documents, 'page')
  return legalPages
    .filter((slug) => findPage(pages, slug) === undefined)
    .map((slug) => blocker(`page/${slug}`, 'is missing'))
}

function findMissingHours(documents: Documents): readonly Finding[] {
  const [hours] = ofKind(documents, 'hours')
  const regular = fieldOf(hours?.document ?? {}, 'regular')
  const days = dayNames.filter((day) => !isGroup(regular) || fieldOf(regular, day) === undefined)
  return days.length === 0 ? [] : [blocker('hours/hours', `regular: has no hours for ${days.join(', ')}`)]
}

/** Shops that no route reaches send visitors the wrong way; other findings on the map are for who drew it. */
function findMapGaps(map: CheckedMall['map']): readonly Finding[] {
  if (map === undefined) return [warning('map', 'is missing: /map is a list, and nothing leads to a map')]
  return map.warnings.map(({ file, field, message, isUnreachable = false }) => {
    const place = file.replace(/^stores\/(.*)\.yaml$/, 'store/$1')
    const text = field === '' ? message : `${field}: ${message}`
    return isUnreachable ? blocker(place, text) : warning(place, text)
  })
}

function findMissingPictures(documents: Documents): readonly Finding[] {
  const hasHome = ofKind(documents, 'banner').some(({ document }) => document['name'] === 'Home Banner')
  return [
    ...(hasHome
      ? []
      : [warning('banner', 'there is no Home Banner: the home page begins without a picture')]),
    ...(['promotion', 'coupon', 'news'] as const).flatMap((kind) =>
      ofKind(documents, kind)
        .filter(({ document }) => document['picture'] === undefined)
        .map((entry) => warning(recordName(entry), 'picture: is missing')),
    ),
  ]
}
