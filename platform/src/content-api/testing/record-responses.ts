import { createHash } from 'node:crypto'
import type { Locale } from '@promenade/domain/locale/locale'
import { z } from 'zod'

/** Gets the text of a path below `/properties/{id}` at an instant. */
export type ReadBody = (path: string, now: Date) => Promise<string>

/** Hashes of responses by path, instants in order. */
export type Recording = Readonly<Record<string, readonly string[]>>

/** Those of the recordings in `recorded/`; a language that is added later has none. */
const recordedLocales: readonly Locale[] = ['en', 'es']

/** Hashes of the responses of all resources in the recorded languages at each instant. */
export async function recordResponses(read: ReadBody, instants: readonly Date[]): Promise<Recording> {
  const recording: Record<string, string[]> = {}
  for (const now of instants) {
    const categories = named.parse(JSON.parse(await read('/categories', now)))
    const slugs = new Map<unknown, string>(categories.map(({ id, slug }) => [id, slug]))
    for (const path of await listPaths(read, now)) {
      const body = withoutIds(await read(path, now), slugs)
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
      ;(recording[path] ??= []).push(hash)
    }
  }
  return recording
}

const lists =
  'homepage banners galleries stores/list stores promotions coupons events news jobs categories pages hours contests popups blogs social pois map site_map_data'

async function listPaths(read: ReadBody, now: Date): Promise<readonly string[]> {
  const stores = named.parse(JSON.parse(await read('/stores/list', now)))
  const { meta_data } = siteMap.parse(JSON.parse(await read('/site_map_data', now)))
  const paths = [
    '',
    ...lists.split(' ').map((name) => `/${name}`),
    ...stores.slice(0, 5).map(({ slug }) => `/store_by_slug/${slug}`),
    ...meta_data.map(({ path }) => `/meta_data?path=${encodeURIComponent(path)}`),
  ]
  return paths.flatMap((path) =>
    recordedLocales.map((code) => `${path}${path.includes('?') ? '&' : '?'}locale=${code}`),
  )
}

const named = z.array(z.looseObject({ slug: z.string(), id: z.number() }))
const siteMap = z.looseObject({ meta_data: z.array(z.looseObject({ path: z.string() })) })

/** The body with slugs for ids of categories and without other ids, since every database numbers its records itself. */
function withoutIds(body: string, categories: ReadonlyMap<unknown, string>): string {
  const slugOf = (id: unknown) => (id === null ? null : categories.get(id))
  return JSON.stringify(
    JSON.parse(body, (key, value) => {
      if (key === 'parent_category_id') return slugOf(value)
      if (key === 'categories' && Array.isArray(value) && typeof value[0] === 'number')
        return value.map(slugOf)
      return key === 'id' || key.endsWith('_id') ? typeof value : value
    }),
  )
}
