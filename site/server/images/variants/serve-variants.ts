import type { Step } from '../../http/ask.ts'
import { createEncodedBody } from '../../http/encoded-body.ts'
import { createSendable, sendBody } from '../../http/send-body.ts'
import { createSendableShelf } from '../../http/sendable-shelf.ts'
import { refusalAnswer } from '../../refusals.ts'
import { type PictureSizes, sizesFolder } from '../images.ts'

/** Files kept in memory: what the pages of a day show most. */
const keptBytes = 24 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Answers `/pictures/…` with what was painted ahead of time, and never paints. */
export function pictureSizesStep(pictureSizes: Pick<PictureSizes, 'read'>): Step {
  const shelf = createSendableShelf(keptBytes)
  return (asked) => {
    if (!asked.path.startsWith(sizesFolder)) return undefined
    const known = shelf.find(asked.path)
    if (known !== undefined) return sendBody(asked, known)
    return pictureSizes.read(asked.path).then((bytes) => {
      if (bytes === undefined) return refusalAnswer(404, asked)
      const file = createFile(asked.path, bytes)
      shelf.keep(asked.path, file)
      return sendBody(asked, file)
    })
  }
}

function createFile(path: string, bytes: Uint8Array<ArrayBuffer>) {
  return createSendable({
    status: 200,
    compresses: false,
    headers: {
      'content-type': types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body: createEncodedBody(bytes),
  })
}
