import { maxPictureBytes } from '@promenade/contract/studio-api/upload-limits'
import type { Messages } from '../messages/en.ts'

type Problem = Extract<keyof Messages['problems'], 'iphonePicture' | 'drawing' | 'tooLarge'>

/** The name of the advice for a file that the platform would refuse; undefined for an acceptable file. */
export function refusedPicture({
  type,
  name,
  size,
}: Pick<File, 'type' | 'name' | 'size'>): Problem | undefined {
  const kind = `${type} ${name}`
  if (/image\/hei[cf]|\.hei[cf]$/i.test(kind)) return 'iphonePicture'
  if (/image\/svg|\/pdf|postscript|\.(?:svg|pdf|ai|eps)$/i.test(kind)) return 'drawing'
  return size > maxPictureBytes ? 'tooLarge' : undefined
}
