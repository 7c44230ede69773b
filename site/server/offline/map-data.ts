import { defaultLocale } from '@promenade/domain/locale/locale'
import type { MallContent } from '../../content/mall-content.ts'
import { placeFacts } from '../../content/map-guide.ts'
import { type MapData, type MapStore, mapDataPath } from '../../app/device/map-data.ts'
import { storeToDraw } from '../../app/presenters/level-drawing.server.ts'
import type { PagesOptions } from '../page-cache/serve-pages.ts'
import { createDataFile, type DataFile } from './data-file.ts'

/** The map as data, the same in every language; none for a mall without a map. */
export function createMapData(content: PagesOptions['content']): DataFile {
  return createDataFile(mapDataPath, { content: () => content(defaultLocale), dataOf })
}

function dataOf(content: MallContent): MapData | undefined {
  const { map, pointsOfInterest } = content
  return map && { map, stores: storesOf(content), places: placeFacts(pointsOfInterest) }
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
