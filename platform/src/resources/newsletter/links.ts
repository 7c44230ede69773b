import { siteLink } from '../../mail/site-link.ts'

/** What a reader of the newsletter may want to see next. */
export const newsPage = '/events-and-news'

export function unsubscribeLink(site: Parameters<typeof siteLink>[0], token: string): string {
  return siteLink(site, '/newsletter/unsubscribe', { token })
}
