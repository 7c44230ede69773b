import { createHash } from 'node:crypto'
import { defaultLocale } from '@promenade/domain/locale/locale'
import type { MallContent } from '../../content/mall-content.ts'
import { placeFacts } from '../../content/map-guide.ts'
import { type MapData, type MapStore, mapDataPath } from '../../app/device/map-data.ts'
import { storeToDraw } from '../../app/presenters/level-drawing.server.ts'
import { createEncodedBody } from '../http/encoded-body.ts'
import { createSendable, send, type Sendable } from '../http/send-body.ts'
import type { SiteContext } from '../http/site-env.ts'
import { Refusal } from '../refusals.ts'
import type { PagesOptions } from '../page-cache/serve-pages.ts'

export interface ServedMapData {
  /** Address of the current data; undefined for a mall without a map. */
  readonly path: () => string | undefined
  readonly serve: (context: SiteContext) => Promise<Response>
}

interface CachedMapData {
  readonly path: string
  readonly sendable: Sendable
}

/** The map as data, the same in every language, created once per content. */
export function createMapData(content: PagesOptions['content']): ServedMapData {
  const cache = new WeakMap<MallContent, CachedMapData>()
  const current = () => {
    const shown = content(defaultLocale)
    if (shown?.map === undefined) return undefined
    const cached = cache.get(shown)
    if (cached !== undefined) return cached
    const created = createResponse({
      map: shown.map,
      stores: storesOf(shown),
      places: placeFacts(shown.pointsOfInterest),
    })
    cache.set(shown, created)
    return created
  }
  return {
    path: () => current()?.path,
    async serve(context) {
      const data = current()
      if (data === undefined) throw new Refusal(404)
      return send(context, data.sendable)
    },
  }
}

function storesOf(content: MallContent): MapStore[] {
  const toDraw = storeToDraw(content)
  return content.stores.map((store) => {
    const { name: _name, ...drawn } = toDraw(store)
    const { level, unit, isTemporarilyClosed } = store
    return {
      ...drawn,
      ...(level !== undefined && { level }),
      ...(unit !== undefined && { unit }),
      ...(isTemporarilyClosed && { isTemporarilyClosed }),
    }
  })
}

function createResponse(data: MapData): CachedMapData {
  const text = JSON.stringify(data)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  // Revalidated, since an old page gets the current data under its old address.
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }
  // Created once per content and stored by every device: worth half a second of compression.
  const body = createEncodedBody(new TextEncoder().encode(text), { quality: 11 })
  return { path: `${mapDataPath}?v=${version}`, sendable: createSendable({ status: 200, headers, body }) }
}
