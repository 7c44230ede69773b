import type { Media, MediaFile } from '../content/media.ts'
import type { Step } from './http/site-env.ts'
import { createEncodedBody } from './http/encoded-body.ts'
import { createSendable, type Sendable, sendBody } from './http/send-body.ts'
import { createSendableShelf } from './http/sendable-cache.ts'
import { refusalAnswer } from './refusals.ts'

/** Pictures kept in memory with their compressed forms: enough for the logos of a large mall. */
const keptBytes = 24 * 1024 * 1024

/** An SVG opened by itself runs and loads nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Answers `/media/…` from the copy of the platform's pictures. */
export function mediaStep(media: Media): Step {
  const shelf = createSendableShelf(keptBytes)
  return (asked) => {
    if (!asked.path.startsWith('/media/')) return undefined
    const path = `${asked.path}${asked.search}`
    const known = shelf.find(path)
    if (known !== undefined) return sendBody(asked, known)
    return media.find(path).then((file) => {
      if (file === undefined) return refusalAnswer(404, asked)
      const picture = createPicture(asked.path, file)
      shelf.keep(path, picture)
      return sendBody(asked, picture)
    })
  }
}

function createPicture(path: string, { type, bytes }: MediaFile): Sendable {
  return createSendable({
    status: 200,
    compresses: type === 'image/svg+xml',
    headers: {
      'content-type': type,
      'content-security-policy': picturePolicy,
      // The platform names its pictures by their content; another one's may change under the same name.
      'cache-control': isNamedByContent(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    },
    body: createEncodedBody(bytes),
  })
}

function isNamedByContent(path: string): boolean {
  return /^\/media\/[0-9a-f]{12,64}\//.test(path)
}
