import { locales } from '@promenade/domain/locale/locale'
import { rounded } from '@promenade/domain/map/drawing/box'
import { drawingPlaneOf } from '@promenade/domain/map/drawing/drawing-plane'
import type { MapPlace } from '@promenade/domain/map/map-places'
import { listBoards } from '@promenade/domain/map/place-codes'
import { guideOf } from '../../../content/map-guide.ts'
import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { trailMessagesIn } from '../../messages/trail/trail-messages.server.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import { printedDrawing } from '../../presenters/level-drawing.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
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
    boards: listBoards(places).map((place, index) => sheetOf(place, index + 1)),
  }

  function sheetOf(place: MapPlace, number: number) {
    const address = `${context.origin}/b/${number}`
    const drawing = printedDrawing(context.content, place.levelId)
    const level = map?.levels.find(({ id }) => id === place.levelId)
    return {
      slug: place.slug,
      // Shorter to type, and browsers complete it.
      address: address.replace(/^https?:\/\//, ''),
      short: `B${number}`,
      code: qrCode(address),
      codeLabel: codeOf(labelIn(place.name, context.locale)),
      plan: drawing && {
        drawing,
        layers: { here: { at: rounded(toDrawing(place.at)), label: context.messages.map.here } },
      },
      // A sheet has every language that is translated.
      words: locales.flatMap(({ code }) => {
        const { here, scan, lang } = messagesIn(code).boards
        if (lang !== undefined) return []
        const levelName = level ? labelIn(level.name, code) : ''
        const board = trailMessagesIn(code).lost.board(number)
        return { lang: code, here, scan, board, place: labelIn(place.name, code), level: levelName }
      }),
    }
  }
}

export type BoardsScreen = NonNullable<ReturnType<typeof boardsScreen>>
