import { createHash } from 'node:crypto'
import type { Locale } from '@promenade/domain/locale/locale'
import type { PictureFiles } from '@promenade/domain/pictures/picture-files'
import type { MallContent } from '../../../content/mall-content.ts'

/** Adds the variants to the content. New variants make a new content version, as a changed text does. */
export function withVariants(
  content: (locale: Locale) => MallContent | undefined,
  variants: () => ReadonlyMap<string, PictureFiles>,
): (locale: Locale) => MallContent | undefined {
  let current = variants()
  let version = versionOf(current)
  let cache = new WeakMap<MallContent, MallContent>()
  return (locale) => {
    const bare = content(locale)
    if (bare === undefined) return undefined
    if (current !== variants()) {
      current = variants()
      version = versionOf(current)
      cache = new WeakMap()
    }
    const cached = cache.get(bare)
    if (cached !== undefined) return cached
    const whole = { ...bare, pictureFiles: current, version: `${bare.version}${version}` }
    cache.set(bare, whole)
    return whole
  }
}

/** The same variants have the same version, after a restart and on another machine. */
function versionOf(variants: ReadonlyMap<string, PictureFiles>): string {
  if (variants.size === 0) return ''
  const lines = [...variants].map(([source, { folder }]) => `${source} ${folder}`).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 8)
}
