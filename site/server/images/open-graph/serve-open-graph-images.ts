import type { Step } from '../../http/site-env.ts'
import { createEncodedBody } from '../../http/encoded-body.ts'
import { createSendable, sendBody } from '../../http/send-body.ts'
import { refusalAnswer } from '../../refusals.ts'
import { type Images, openGraphFolder } from '../images.ts'

/** Serves `/share-pictures/…` to networks, messengers and feed readers. */
export function sharePictureStep(images: Pick<Images, 'read'>): Step {
  return (asked) => {
    if (!asked.path.startsWith(openGraphFolder)) return undefined
    return images.read(asked.path).then((bytes) => {
      if (bytes === undefined) return refusalAnswer(404, asked)
      return sendBody(asked, createFile(bytes))
    })
  }
}

function createFile(bytes: Uint8Array<ArrayBuffer>) {
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
