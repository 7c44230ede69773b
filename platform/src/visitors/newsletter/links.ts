import { siteLink } from '../../mail/site-link.ts'

/** The page that mails to subscribers link to. */
export const newsPage = '/events-and-news'

export function unsubscribeLink(site: Parameters<typeof siteLink>[0], token: string): string {
  return siteLink(site, '/newsletter/unsubscribe', { token })
}
