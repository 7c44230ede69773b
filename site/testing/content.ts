import type { Locale } from '@promenade/domain/locale/locale'
import type { MallContent } from '../content/mall-content.ts'

/** The smallest content from which a page can be rendered. */
export function createTestContent(locale: Locale, changes: Partial<MallContent> = {}): MallContent {
  return {
    locale,
    version: 'v1',
    asOf: 0,
    property: {
      id: '1',
      name: 'Test Mall',
      address: { street: '', city: '', region: '', postalCode: '', country: '' },
      timeZone: 'America/Halifax',
      socialLinks: [],
    },
    hours: { regular: [], holidays: [] },
    categories: [],
    stores: [],
    promotions: [],
    coupons: [],
    events: [],
    news: [],
    jobs: [],
    contests: [],
    pages: [],
    banners: [],
    galleries: [],
    homepage: undefined,
    popups: [],
    blogs: [],
    social: [],
    pointsOfInterest: [],
    map: undefined,
    mapPicture: undefined,
    gone: [],
    pictureFiles: new Map(),
    metaData: new Map(),
    redirects: new Map(),
    ...changes,
  }
}
