import { maxPhotoBytes } from '@promenade/domain/forms/forms'
import { refuseFields } from '../account-api/refuse-call.ts'

/** Gets the bytes of a photo; throws a refusal for other files, a too large photo, or a contest without photos. */
export function getPhoto(photo: string | undefined, asksForPhoto: boolean): Buffer | null {
  if (photo === undefined) return null
  if (!asksForPhoto) throw refusePhoto('notAskedFor')
  const bytes = Buffer.from(photo, 'base64')
  if (bytes.length > maxPhotoBytes)
    throw refuseFields([{ field: 'photo', problem: 'tooLarge', limit: maxPhotoBytes }])
  if (!isJpeg(bytes)) throw refusePhoto('notAPhoto')
  return bytes
}

/** Checks the start and end markers of ISO/IEC 10918-1 only: the site has re-encoded the photo. */
function isJpeg(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 3).toString('hex')
  const end = bytes.subarray(-2).toString('hex')
  return beginning === 'ffd8ff' && end === 'ffd9'
}

function refusePhoto(problem: string) {
  return refuseFields([{ field: 'photo', problem }])
}
