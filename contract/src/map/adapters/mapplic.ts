import {
  isOnPicture,
  type MapPicture,
  type MapPictureLevel,
  type MapPin,
} from '@promenade/domain/map/map-picture'
import type { Picture } from '@promenade/domain/mall/values'
import { decodeObject, readList, type ItemContext } from '../../decode/response.ts'
import type { DecodeContext, Decoded } from '../../decode/decode-context.ts'
import { omitUndefined } from '../../decode/omit-undefined.ts'
import { readFlag } from '../../decode/flag.ts'
import { readId } from '../../decode/id.ts'
import { readInteger, readNumber } from '../../decode/number.ts'
import { readPictureAddress } from '../../decode/picture.ts'
import { ownValue, type Row } from '../../decode/row.ts'
import { readText } from '../../decode/text.ts'

/**
 * Decodes a map in the format Mapplic 4, which other platforms use: pictures of the levels, with pins for stores. A store may
 * lack a place; a place without a store is dropped. Undefined without a level. Throws UnreadableResponse.
 */
export function decodeMapplic(response: unknown, context: DecodeContext): Decoded<MapPicture | undefined> {
  return decodeObject('mapplic', response, context, readMapplic)
}

function readMapplic(row: Row, context: ItemContext<DecodeContext>): MapPicture | undefined {
  const width = readInteger(ownValue(row, 'mapwidth'), 1, 100_000)
  const height = readInteger(ownValue(row, 'mapheight'), 1, 100_000)
  const size = width === undefined || height === undefined ? {} : { width, height }
  const read = readList('levels', ownValue(row, 'levels'), context, (level, context, index) => ({
    level: readLevel(level, size, context, index),
    isShown: readFlag(ownValue(level, 'show')),
  }))
  const levels = withoutTwins(read)
  // Mapplic shows the level with `show` first, else the last one.
  const first = levels.find(({ isShown }) => isShown) ?? levels.at(-1)
  return first && { levels: levels.map(({ level }) => level), firstLevelId: first.level.id }
}

function readLevel(
  row: Row,
  size: Pick<Picture, 'width' | 'height'>,
  context: ItemContext<DecodeContext>,
  index: number,
): MapPictureLevel {
  const url = readPictureAddress(ownValue(row, 'map'), context)
  return omitUndefined({
    id: readId(ownValue(row, 'id')) ?? `level-${index + 1}`,
    title: readText(ownValue(row, 'title')),
    picture: url === undefined ? undefined : { url, ...size },
    pins: readList('locations', ownValue(row, 'locations'), context, readPin).flatMap((pin) => pin ?? []),
  })
}

/** Undefined for a location without a store, such as a fountain. */
function readPin(row: Row): MapPin | undefined {
  const storeId = readId(ownValue(row, 'store_id'))
  if (storeId === undefined) return undefined
  const [x, y] = [readNumber(ownValue(row, 'x')), readNumber(ownValue(row, 'y'))]
  const at = x === undefined || y === undefined ? undefined : { x, y }
  const region = readText(ownValue(row, 'id'))
  return omitUndefined({ storeId, at: at && isOnPicture(at) ? at : undefined, region })
}

/** Drops the second of two levels with one id, which no address could request. */
function withoutTwins<T extends { readonly level: MapPictureLevel }>(levels: readonly T[]): readonly T[] {
  const byId = Map.groupBy(levels, ({ level }) => level.id)
  return [...byId.values()].flatMap(([first]) => first ?? [])
}
