import type { Step } from '../../http/site-env.ts'
import { createEncodedBody } from '../../http/encoded-body.ts'
import { createSendable, sendBody } from '../../http/send-body.ts'
import { createSendableShelf } from '../../http/sendable-cache.ts'
import { refusalAnswer } from '../../refusals.ts'
import { type Images, variantsFolder } from '../images.ts'

/** Bytes in memory: the files that today's pages show most. */
const keptBytes = 24 * 1024 * 1024

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

/** Serves `/pictures/…`: the variants that are there; it never creates one. */
export function pictureSizesStep(images: Pick<Images, 'read'>): Step {
  const shelf = createSendableShelf(keptBytes)
  return (asked) => {
    if (!asked.path.startsWith(variantsFolder)) return undefined
    const known = shelf.find(asked.path)
    if (known !== undefined) return sendBody(asked, known)
    return images.read(asked.path).then((bytes) => {
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
