import type { PictureWire } from '@promenade/contract/studio-api/media'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { pictureParams } from '../api/picture-params.ts'

/** What the platform knows about a picture; undefined until it has answered, and for one that it does not have. */
export function usePicture(path: string | undefined): PictureWire | undefined {
  const [picture, setPicture] = useState<PictureWire>()
  useEffect(() => {
    let isCurrent = true
    const show = (found: PictureWire) => isCurrent && setPicture(found)
    if (path !== undefined)
      call('GET /api/v1/media/:prefix/:name', { params: pictureParams(path) }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [path])
  return picture?.path === path ? picture : undefined
}

/** Pixels that a picture across a large screen needs, and those of a logo. */
const enoughPixels = { photo: 1_200, logo: 400 } as const

/** Why a picture will not look well: too few pixels, or upright where the site shows it across. */
export type PictureHint = 'small' | 'upright'

/** The reasons why a picture will not look well where it is used. Drawings have no pixels, and logos any shape. */
export function pictureHints(
  { width, height, contentType }: Pick<PictureWire, 'width' | 'height' | 'contentType'>,
  use: keyof typeof enoughPixels,
): readonly PictureHint[] {
  if (contentType === 'image/svg+xml') return []
  const isSmall = use === 'photo' ? width < enoughPixels.photo : Math.max(width, height) < enoughPixels.logo
  return [
    ...(isSmall ? ['small' as const] : []),
    ...(use === 'photo' && height > width ? ['upright' as const] : []),
  ]
}
