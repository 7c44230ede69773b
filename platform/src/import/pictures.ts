import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasTooManyPixels } from '@promenade/process/images/picture-limits'
import type { Picture } from '../checks/pictures.ts'
import { measurePicture } from './picture-size.ts'

export interface PictureFile extends Picture {
  readonly bytes: Buffer
}

/** By path below the folder. */
export type PictureFiles = ReadonlyMap<string, PictureFile | string>

const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    gif: 'image/gif',
  }),
)

/** Maximum size of a picture: the database stores pictures, and each is sent as a whole. */
const maxBytes = 3_000_000

/** Reads all pictures below a folder; undefined without such a folder. */
export async function readPictures(folder: string): Promise<PictureFiles | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (entries === undefined) return undefined
  const pictures = new Map<string, PictureFile | string>()
  for (const entry of entries) {
    const contentType = contentTypeOf(entry.name)
    if (!entry.isFile() || contentType === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const path = file.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '')
    pictures.set(path, describePicture(entry.name, contentType, await readFile(file)))
  }
  return pictures
}

/** The content type of a picture file by its extension; undefined for other files. */
export function contentTypeOf(file: string): string | undefined {
  return contentTypes.get(file.replace(/^.*\./, '').toLowerCase())
}

function describePicture(name: string, contentType: string, bytes: Buffer): PictureFile | string {
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    return 'has a name with other characters than a-z, 0-9, dot, - and _'
  if (bytes.length > maxBytes) return `is larger than ${maxBytes / 1_000_000} MB`
  if (contentType === 'image/svg+xml' && isActive(bytes.toString('utf8'))) {
    return 'is an SVG with scripts, external references or embedded HTML'
  }
  const size = measurePicture(contentType, bytes)
  if (size === undefined) return 'is not a picture of its kind, or has no width and height'
  if (contentType !== 'image/svg+xml' && hasTooManyPixels({ ...size, format: contentType }))
    return 'has more than 50 megapixels, or as AVIF more than 6'
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, name, contentType, ...size, bytes }
}

function isActive(svg: string): boolean {
  const outside = /href\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp))|url\(\s*["']?(?!#|["'])|@import/i
  return (
    /<script|<foreignObject|\son[a-z]+\s*=|javascript:|<!ENTITY|<\?xml-stylesheet/i.test(svg) ||
    outside.test(svg)
  )
}
