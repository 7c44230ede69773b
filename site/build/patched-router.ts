import type { Plugin } from 'vite'
import { buildInDataAddress } from './patches/build-in-data-address.ts'
import { missingChunk } from './patches/missing-chunk.ts'
import type { Patch } from './patch.ts'

export const patches: readonly Patch[] = [missingChunk, buildInDataAddress]

/** Patches React Router while it is bundled for browsers. The build fails if a patch does not apply. */
export function patchedRouter(): Plugin {
  const missing = new Set(patches)
  return {
    name: 'promenade:patched-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const patch = patches.find(({ file }) => id.includes('/react-router/') && id.endsWith(file))
      if (patch === undefined) return undefined
      missing.delete(patch)
      return { code: applyPatch(code, patch), map: null }
    },
    buildEnd(error) {
      if (error !== undefined || missing.size === 0) return
      throw new Error(`React Router has no file ${[...missing].map(({ file }) => file).join(', ')} any more.`)
    },
  }
}

/** Throws unless the text occurs exactly once: then React Router has changed, and the patch needs a review. */
export function applyPatch(code: string, { file, from, to }: Patch): string {
  const [before, after, ...more] = code.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`React Router's ${file} has changed: look at its patch in site/build/patches.`)
  }
  return before + to + after
}
