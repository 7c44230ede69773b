import type { PictureJson } from '@promenade/contract/studio-api/media'
import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { pictureParams } from '../api/picture-params.ts'

/** The metadata of a picture; undefined until the platform has responded, and for an unknown picture. */
export function usePicture(path: string | undefined): PictureJson | undefined {
  const [picture, setPicture] = useState<PictureJson>()
  useEffect(() => {
    let isCurrent = true
    const show = (found: PictureJson) => isCurrent && setPicture(found)
    if (path !== undefined)
      call('GET /api/v1/media/:prefix/:name', { params: pictureParams(path) }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [path])
  return picture?.path === path ? picture : undefined
}

/** The width in pixels that a large screen needs, and a logo. */
const enoughPixels = { photo: 1_200, logo: 400 } as const

/** A reason why a picture looks bad: too few pixels, or portrait where the site shows landscape. */
export type PictureHint = 'small' | 'upright'

/** Lists why a picture looks bad where it is used. SVG has no pixels, and logos may have any shape. */
export function pictureHints(
  { width, height, contentType }: Pick<PictureJson, 'width' | 'height' | 'contentType'>,
  use: keyof typeof enoughPixels,
): readonly PictureHint[] {
  if (contentType === 'image/svg+xml') return []
  const isSmall = use === 'photo' ? width < enoughPixels.photo : Math.max(width, height) < enoughPixels.logo
  return [
    ...(isSmall ? ['small' as const] : []),
    ...(use === 'photo' && height > width ? ['upright' as const] : []),
  ]
}
