import { maxPhotoBytes } from '@promenade/domain/forms/forms'
import { refuseFields } from '../../account-api/refusal.ts'

/** The bytes of a photo; throws a refusal for what is no JPEG picture, or too large, or was not asked for. */
export function getPhoto(photo: string | undefined, isAskedFor: boolean): Buffer | null {
  if (photo === undefined) return null
  if (!isAskedFor) throw refusePhoto('notAskedFor')
  const bytes = Buffer.from(photo, 'base64')
  if (bytes.length > maxPhotoBytes)
    throw refuseFields([{ field: 'photo', problem: 'tooLarge', limit: maxPhotoBytes }])
  if (!isJpeg(bytes)) throw refusePhoto('notAPhoto')
  return bytes
}

/** Begins and ends as ISO/IEC 10918-1 has it. The site decodes what visitors send and makes it anew. */
function isJpeg(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 3).toString('hex')
  const end = bytes.subarray(-2).toString('hex')
  return beginning === 'ffd8ff' && end === 'ffd9'
}

function refusePhoto(problem: string) {
  return refuseFields([{ field: 'photo', problem }])
}
