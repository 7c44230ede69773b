import { locales } from '@promenade/domain/locale/locale'
import { rounded } from '@promenade/domain/map/drawing/box'
import { drawingPlaneOf } from '@promenade/domain/map/drawing/drawing-plane'
import type { MapPlace } from '@promenade/domain/map/map-places'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import { levelDrawing } from '../../presenters/level-drawing.server.ts'
import { outlineOf } from '../../presenters/place-on-map.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
import { mapSearch } from './map-query.ts'
import { paperView } from './paper.server.ts'

/** A sheet for each map board of the mall, for staff to print; undefined for a mall without a map. */
export function boardsScreen(context: PageContext, query: Query<'paper'>) {
  const { map } = context.content
  if (map === undefined) return undefined
  const { code: codeOf, title, intro, none, lang } = context.messages.boards
  const { places } = guideOf(map, context.content)
  const { toDrawing } = drawingPlaneOf(map)
  return {
    head: pageHead(context, { title, description: intro, noindex: true }),
    title,
    intro,
    none,
    lang,
    ...paperView(context, query),
    boards: places.all.filter(({ kind }) => kind === 'kiosk').map(sheetOf),
  }

  function sheetOf(place: MapPlace) {
    const address = `${context.origin}/map${mapSearch({ from: place.slug })}`
    const drawing = levelDrawing(context.content, place.levelId)
    const level = map?.levels.find(({ id }) => id === place.levelId)
    return {
      slug: place.slug,
      address,
      code: qrCode(address),
      codeLabel: codeOf(labelIn(place.name, context.locale)),
      plan: drawing && { ...outlineOf(drawing), place: '', at: rounded(toDrawing(place.at)) },
      // A sheet has every language that is translated.
      words: locales.flatMap(({ code }) => {
        const { here, scan, lang } = messagesIn(code).boards
        if (lang !== undefined) return []
        const levelName = level ? labelIn(level.name, code) : ''
        return { lang: code, here, scan, place: labelIn(place.name, code), level: levelName }
      }),
    }
  }
}

export type BoardsScreen = NonNullable<ReturnType<typeof boardsScreen>>
