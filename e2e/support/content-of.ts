import { untilAnswered } from './wait-until.ts'

/** Until the first content is there a site answers with a page that says so. */
export function contentOf(siteUrl: string): Promise<void> {
  return untilAnswered(`${siteUrl}/readyz`, 200)
}
