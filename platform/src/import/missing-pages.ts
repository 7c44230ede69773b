import { findPage } from '@promenade/contract/resources/pages'
import { menuPages } from '@promenade/domain/mall/menu-pages'
import type { Content } from './content.ts'
import type { Fault } from './faults.ts'

/** A remark for each page of the site's menu that the content does not have: the menu leaves it out. */
export function missingPages({ pages }: Pick<Content, 'pages'>): Fault[] {
  return menuPages
    .filter((slug) => findPage(pages, slug) === undefined)
    .map((slug) => ({
      file: `pages/${slug}.yaml`,
      field: '',
      message: 'is not there, so the menu does not lead to it',
    }))
}
