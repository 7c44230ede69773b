import type { Picture } from '../mall/values.ts'
import type { PictureMark } from '../mall/store.ts'
import type { Point } from './plane.ts'

/** The map of a platform without plans: pictures of the levels, with pins for stores. */
export interface MapPicture {
  readonly levels: readonly MapPictureLevel[]
  /** Id of the level shown at first. */
  readonly firstLevelId: string
}

/** A level with its picture and stores. */
export interface MapPictureLevel {
  readonly id: string
  readonly title?: string
  /** Absent without a picture: the level is a list only. */
  readonly picture?: Picture
  readonly pins: readonly MapPin[]
}

/** A store on a level. */
export interface MapPin {
  readonly storeId: string
  /** From 0, 0 at the top left to 1, 1 at the bottom right; absent if unknown. */
  readonly at?: Point
  /** Id of the store's element in the picture. */
  readonly region?: string
}

interface MarkedStore {
  readonly id: string
  readonly pictureMark?: PictureMark
}

/** The map of other platforms: one picture of all stores. A store without a region has its id as region. */
export function mapPictureOf(picture: Picture, stores: readonly MarkedStore[]): MapPicture {
  const pins = stores.map(({ id, pictureMark }) => {
    const at = shareOf(pictureMark?.at, picture)
    return { storeId: id, region: pictureMark?.region ?? id, ...(at && { at }) }
  })
  return { levels: [{ id: 'map', picture, pins }], firstLevelId: 'map' }
}

function shareOf(pixel: Point | undefined, { width, height }: Picture): Point | undefined {
  if (pixel === undefined || width === undefined || height === undefined) return undefined
  const share = { x: pixel.x / width, y: pixel.y / height }
  return isOnPicture(share) ? share : undefined
}

/** True if both coordinates are from 0 to 1. */
export function isOnPicture({ x, y }: Point): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}
