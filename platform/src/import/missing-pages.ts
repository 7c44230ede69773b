import { findPage } from '@promenade/contract/kinds/page/response'
import { menuPages } from '@promenade/domain/mall/menu-pages'
import type { ContentIssue } from '../checks/content-issue.ts'

/** A warning for each page of the site's menu that is missing in the content; the menu leaves it out. */
export function missingPages(pages: readonly { readonly slug: string }[]): ContentIssue[] {
  return menuPages
    .filter((slug) => findPage(pages, slug) === undefined)
    .map((slug) => ({
      file: `pages/${slug}.yaml`,
      field: '',
      message: 'is missing, so the menu has no link to it',
    }))
}
