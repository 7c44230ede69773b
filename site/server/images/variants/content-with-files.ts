import { createHash } from 'node:crypto'
import type { Locale } from '@promenade/domain/locale/locale'
import type { PictureFiles } from '@promenade/domain/pictures/picture-files'
import type { MallContent } from '../../../content/mall-content.ts'

/** The content with the files of its photographs: other files make another version, as other words do. */
export function withPictureFiles(
  content: (locale: Locale) => MallContent | undefined,
  pictureFiles: () => ReadonlyMap<string, PictureFiles>,
): (locale: Locale) => MallContent | undefined {
  let files = pictureFiles()
  let edition = editionOf(files)
  let made = new WeakMap<MallContent, MallContent>()
  return (locale) => {
    const bare = content(locale)
    if (bare === undefined) return undefined
    if (files !== pictureFiles()) {
      files = pictureFiles()
      edition = editionOf(files)
      made = new WeakMap()
    }
    const known = made.get(bare)
    if (known !== undefined) return known
    const whole = { ...bare, pictureFiles: files, version: `${bare.version}${edition}` }
    made.set(bare, whole)
    return whole
  }
}

/** The same files make the same edition, after a restart and on another machine. */
function editionOf(files: ReadonlyMap<string, PictureFiles>): string {
  if (files.size === 0) return ''
  const named = [...files].map(([source, { folder }]) => `${source} ${folder}`).toSorted()
  return createHash('sha256').update(named.join('\n')).digest('base64url').slice(0, 8)
}
