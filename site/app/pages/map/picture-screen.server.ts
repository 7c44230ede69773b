import type { MapPicture, MapPictureLevel } from '@promenade/domain/map/map-picture'
import type { PageContext } from '../../page-context.ts'
import { reportPage } from '../../presenters/report-link.server.ts'
import { storeView } from './chosen-view.ts'
import { hoursOf } from './hours-of.server.ts'
import { mapDirectory } from './map-directory.server.ts'
import { chosenNames } from './chosen-names.ts'
import { mapSearch, type MapQuery } from './map-query.ts'

/** The map of a platform with pictures of its levels and no plan; undefined without either. */
export function pictureScreen(context: PageContext, query: MapQuery) {
  const { mapPicture, stores } = context.content
  if (mapPicture === undefined) return undefined
  const store = stores.find(({ slug }) => slug === query.store)
  const level = shownLevel(mapPicture, query, store?.id)
  if (level === undefined) return undefined
  const { width, height, url } = level.picture ?? {}
  return {
    ...mapDirectory(context, query, () => undefined),
    levels: mapPicture.levels.map((one, index) => ({
      id: one.id,
      name: levelName(one, index, context),
      to:
        context.href('/map') +
        mapSearch({ ...(query.store !== undefined && { store: query.store }), level: one.id }),
      isShown: one === level,
    })),
    level: levelName(level, mapPicture.levels.indexOf(level), context),
    names: chosenNames(query, {
      place: store?.name,
      level: levelName(level, mapPicture.levels.indexOf(level), context),
    }),
    picture: url === undefined ? undefined : { url, width: width ?? 1600, height: height ?? 1000 },
    // Pins need the size of the picture.
    pins: width === undefined || height === undefined ? [] : pinsOf(level, { width, height }, context),
    report: reportPage(context),
    chosen: store && storeView(store, { language: context, hoursOf: hoursOf(context) }),
  }
}

export type PictureScreen = NonNullable<ReturnType<typeof pictureScreen>>

function shownLevel({ levels, firstLevelId }: MapPicture, query: MapQuery, storeId: string | undefined) {
  return (
    levels.find(({ id }) => id === query.level) ??
    levels.find(({ pins }) => pins.some((pin) => pin.storeId === storeId)) ??
    levels.find(({ id }) => id === firstLevelId) ??
    levels[0]
  )
}

function levelName({ title }: MapPictureLevel, index: number, { messages }: PageContext): string {
  return title ?? messages.store.level(index + 1)
}

function pinsOf(
  { pins }: MapPictureLevel,
  size: { width: number; height: number },
  { content }: PageContext,
) {
  return pins.flatMap(({ storeId, at }) => {
    const store = content.stores.find(({ id }) => id === storeId)
    if (store === undefined || at === undefined) return []
    return [{ slug: store.slug, name: store.name, at: { x: at.x * size.width, y: at.y * size.height } }]
  })
}
