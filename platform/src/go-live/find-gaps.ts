import { findPage } from '@promenade/contract/resources/pages'
import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { missingAlts } from '../entries/entry-pictures.ts'
import type { Content, Entry } from '../import/content.ts'
import { blocking, type CheckedMall, type Finding, nameOfRecord, worthALook } from './finding.ts'

/** Pages that the law asks for: the footer links to the first two, the menu to the last. */
const legalPages = ['privacy', 'terms', 'accessibility']

/** What a mall lacks that its visitors look for. */
export function findGaps({ documents, content }: CheckedMall): readonly Finding[] {
  return [
    ...findMissingPages(content),
    ...findMissingHours(content),
    ...(content.stores.length === 0 ? [blocking('store', 'there is none')] : []),
    ...findMapGaps(content),
    ...findMissingPictures(content),
    ...documents.flatMap((entry) =>
      missingAlts(entry.kind, entry.document).map(({ path, message }) =>
        worthALook(nameOfRecord(entry), `${path.join('.')}: ${message}`),
      ),
    ),
    ...(content.property.url === undefined
      ? [
          worthALook(
            'property/property',
            'url: is missing, so links to the site’s own address are not checked',
          ),
        ]
      : []),
  ]
}

function findMissingPages({ pages }: Content): readonly Finding[] {
  return legalPages
    .filter((slug) => findPage(pages, slug) === undefined)
    .map((slug) => blocking(`page/${slug}`, 'is missing'))
}

function findMissingHours({ hours }: Content): readonly Finding[] {
  const days = dayNames.filter((day) => hours?.regular[day] === undefined)
  return days.length === 0 ? [] : [blocking('hours/hours', `regular: has no hours for ${days.join(', ')}`)]
}

/** Shops that no route reaches send visitors the wrong way; other findings on the map are for who drew it. */
function findMapGaps({ map }: Content): readonly Finding[] {
  if (map === undefined) return [worthALook('map', 'is missing: /map is a list, and nothing leads to a map')]
  return map.warnings.map(({ file, field, message, isUnreachable = false }) => {
    const place = file.replace(/^stores\/(.*)\.yaml$/, 'store/$1')
    const text = field === '' ? message : `${field}: ${message}`
    return isUnreachable ? blocking(place, text) : worthALook(place, text)
  })
}

function findMissingPictures({ banners, promotions, coupons, news }: Content): readonly Finding[] {
  const without = (kind: string, entries: readonly Entry<{ readonly picture?: unknown }>[]) =>
    entries
      .filter(({ value }) => value.picture === undefined)
      .map(({ slug }) => worthALook(`${kind}/${slug}`, 'picture: is missing'))
  const hasHome = banners.some(({ name }) => name === 'Home Banner')
  return [
    ...(hasHome
      ? []
      : [worthALook('banner', 'there is no Home Banner: the home page begins without a picture')]),
    ...without('promotion', promotions),
    ...without('coupon', coupons),
    ...without('news', news),
  ]
}
