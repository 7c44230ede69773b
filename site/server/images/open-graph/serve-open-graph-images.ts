import type { Step } from '../../http/ask.ts'
import { createEncodedBody } from '../../http/encoded-body.ts'
import { createSendable, sendBody } from '../../http/send-body.ts'
import { refusalAnswer } from '../../refusals.ts'
import { type SharePictures, shareFolder } from './open-graph-images.ts'

/** Answers `/share-pictures/…`: for networks, messengers and readers, on whatever page they show it. */
export function sharePictureStep(sharePictures: Pick<SharePictures, 'read'>): Step {
  return (asked) => {
    if (!asked.path.startsWith(shareFolder)) return undefined
    return sharePictures.read(asked.path).then((bytes) => {
      if (bytes === undefined) return refusalAnswer(404, asked)
      return sendBody(asked, createCard(bytes))
    })
  }
}

function createCard(bytes: Uint8Array<ArrayBuffer>) {
  return createSendable({
    status: 200,
    compresses: false,
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
    body: createEncodedBody(bytes),
  })
}
