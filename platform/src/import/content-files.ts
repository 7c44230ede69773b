import { type EntryKind, entryKinds } from '@promenade/contract/editing/documents'

/**
 * Where the records of a kind are in a content folder: in a folder with one file per record, as the items of one list, or
 * in a file that `split-content.ts` and `compose-content.ts` name.
 */
type Place = { readonly folder: string } | { readonly list: string } | { readonly file: string }

const places: Readonly<Record<EntryKind, Place>> = {
  property: { file: 'property.yaml' },
  alert: { file: 'property.yaml' },
  hours: { file: 'hours.yaml' },
  'special-day': { file: 'hours.yaml' },
  category: { list: 'categories.yaml' },
  store: { folder: 'stores' },
  promotion: { folder: 'promotions' },
  coupon: { folder: 'coupons' },
  event: { folder: 'events' },
  news: { folder: 'news' },
  job: { folder: 'jobs' },
  contest: { folder: 'contests' },
  blog: { file: 'blogs/*/blog.yaml' },
  post: { file: 'blogs/*/*.yaml' },
  page: { folder: 'pages' },
  gallery: { folder: 'galleries' },
  banner: { list: 'banners.yaml' },
  popup: { folder: 'popups' },
  homepage: { file: 'homepage.yaml' },
  'point-of-interest': { folder: 'points-of-interest' },
  'social-post': { list: 'social.yaml' },
  'meta-data': { list: 'meta-data.yaml' },
}

type PlaceOfKind = readonly [kind: EntryKind, place: string]

/** The kinds with one file per record, with the folder of each. */
export const foldersByKind: readonly PlaceOfKind[] = entryKinds.flatMap((kind): PlaceOfKind[] => {
  const place = places[kind]
  return 'folder' in place ? [[kind, place.folder]] : []
})

/** The kinds whose records are the items of one file, with the file of each. */
export const listsByKind: readonly PlaceOfKind[] = entryKinds.flatMap((kind): PlaceOfKind[] => {
  const place = places[kind]
  return 'list' in place ? [[kind, place.list]] : []
})

/** The names of the files at the top of the folder, without `.yaml`. */
export const singleFiles: readonly string[] = Object.values(places)
  .flatMap((place) => ('folder' in place ? [] : 'list' in place ? place.list : place.file))
  .filter((file) => !file.includes('/'))
  .map((file) => file.replace(/\.yaml$/, ''))
