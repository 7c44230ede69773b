import { findBySlug } from '@promenade/contract/decode/slug'
import { listOffers } from '@promenade/domain/promotions/offers'
import type { MallRecord } from '@promenade/domain/mall/values'
import type { MallContent } from '../../../content/mall-content.ts'
import type { PageContext } from '../../page-context.ts'
import { navigation } from '../../layout/navigation.ts'
import { langOf } from '../../presenters/lang-of.ts'

/** Text of a link to a page of this site: the name of its record or screen, else its address. */
export function pageName(
  path: string,
  context: PageContext,
): { readonly text: string; readonly lang?: string } {
  const [page = '/'] = path.split(/[?#]/, 1)
  const record = findRecord(page, context.content)
  if (record !== undefined) {
    const lang = langOf(record, 'name')
    return { text: record.name, ...(lang && { lang }) }
  }
  const items = navigation(context.messages).flatMap((group) => [group, ...group.items])
  const text = items.find((item) => item.path === page)?.text
  return { text: text ?? (page === '/' ? context.content.property.name : context.href(page)) }
}

function findRecord(path: string, content: MallContent): MallRecord | undefined {
  const [, folder = '', slug] = path.split('/')
  return slug === undefined ? undefined : findBySlug(recordsIn(folder, content), slug)
}

function recordsIn(folder: string, content: MallContent): readonly MallRecord[] {
  switch (folder) {
    case 'stores':
      return content.stores
    case 'promotions':
      return listOffers(content.promotions, content.coupons)
    case 'events-and-news':
      return [...content.events, ...content.news]
    case 'jobs':
      return content.jobs
    case 'contests':
      return content.contests
    case 'blogs':
      return content.blogs.flatMap((blog) => [blog, ...blog.posts])
    case 'pages':
      return content.pages
    default:
      return []
  }
}
