import { findBySlug } from '@promenade/contract/decode/slug'
import type { MallRecord } from '@promenade/domain/mall/values'
import type { MallContent } from '../../../content/mall-content.ts'
import { kindsListedAt, pageRecords } from '../../../content/paged-kinds.ts'
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
  if (slug === undefined) return undefined
  return findBySlug(
    kindsListedAt(`/${folder}`).flatMap((kind) => pageRecords(kind, content)),
    slug,
  )
}
