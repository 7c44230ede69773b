import type { MallMap } from '@promenade/domain/map/mall-map'

/** What a thread for maps is to do: see `MapWorker`. */
export type MapTask =
  | { readonly kind: 'read'; readonly body: unknown }
  | { readonly kind: 'routes'; readonly map: MallMap; readonly closed: ReadonlySet<string> }
