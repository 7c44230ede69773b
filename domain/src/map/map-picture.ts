import type { Picture } from '../mall/values.ts'
import type { Point } from './plane.ts'

/** The map of a platform without plans: pictures of the levels with the stores on them. */
export interface MapPicture {
  readonly levels: readonly MapPictureLevel[]
  /** Id of the level that is shown at first. */
  readonly firstLevelId: string
}

export interface MapPictureLevel {
  readonly id: string
  readonly title?: string
  /** Absent where the platform names none: then there is only a list. */
  readonly picture?: Picture
  readonly pins: readonly MapPin[]
}

/** A store on a level. */
export interface MapPin {
  readonly storeId: string
  /** From 0, the left and the top of the picture, to 1, the right and the bottom; absent where nobody has said it. */
  readonly at?: Point
  /** Id of the element in the picture that is the store. */
  readonly region?: string
}

/** Where a store is on the one picture of the older kind: a place in pixels, an element of it, or neither. */
export interface PictureMark {
  readonly at?: Point
  readonly region?: string
}

interface MarkedStore {
  readonly id: string
  readonly pictureMark?: PictureMark
}

/** The map of the older kind: one picture that all stores are on. A store without a region has its id for one. */
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

/** Whether both shares are from 0 to 1. */
export function isOnPicture({ x, y }: Point): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1
}
