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
  /** Where the present data are; undefined for a mall without a map. */
  readonly path: () => string | undefined
  readonly serve: (context: SiteContext) => Promise<Response>
}

interface Made {
  readonly path: string
  readonly sendable: Sendable
}

/** The map as data, the same in every language, made once per content. */
export function createMapData(content: PagesOptions['content']): ServedMapData {
  const made = new WeakMap<MallContent, Made>()
  const present = () => {
    const shown = content(defaultLocale)
    if (shown?.map === undefined) return undefined
    const known = made.get(shown)
    if (known !== undefined) return known
    const fresh = makeAnswer({
      map: shown.map,
      stores: storesOf(shown),
      places: placeFacts(shown.pointsOfInterest),
    })
    made.set(shown, fresh)
    return fresh
  }
  return {
    path: () => present()?.path,
    async serve(context) {
      const data = present()
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

function makeAnswer(data: MapData): Made {
  const text = JSON.stringify(data)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12)
  // A page of an older version gets the present data, so that nobody may keep them under that address for long.
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' }
  // Made once per content and kept by every device: worth half a second.
  const body = createEncodedBody(new TextEncoder().encode(text), { quality: 11 })
  return { path: `${mapDataPath}?v=${version}`, sendable: createSendable({ status: 200, headers, body }) }
}
