import type { Plugin } from 'vite'

interface Mend {
  /** The end of the file's path inside React Router. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/**
 * What this site needs otherwise in React Router's browser half. A missing chunk would reload the page a visitor is
 * reading, without end and without the page they asked for: it fails like a load that fails (see `failed-load.ts`).
 * And data would come from a newer build than the screens that read them: the address tells which build asks.
 */
export const mends: readonly Mend[] = [
  {
    file: '/lib/dom/ssr/routeModules.js',
    from: 'window.location.reload();\n\t\treturn new Promise(() => {});',
    to: 'window.dispatchEvent(new Event("missingchunk"));\n\t\tthrow error;',
  },
  {
    file: '/lib/dom/ssr/single-fetch.js',
    from: 'else url.pathname = `${url.pathname}.${extension}`;\n',
    to: 'else url.pathname = `${url.pathname}.${extension}`;\n\turl.searchParams.set("build", window.__reactRouterManifest.version);\n',
  },
]

/** Mends React Router while it is bundled for browsers; a build that does not find every place fails. */
export function mendedRouter(): Plugin {
  const open = new Set(mends)
  return {
    name: 'promenade:mended-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const mend = mends.find(({ file }) => id.includes('/react-router/') && id.endsWith(file))
      if (mend === undefined) return undefined
      open.delete(mend)
      return { code: applyMend(code, mend), map: null }
    },
    buildEnd(error) {
      if (error === undefined && open.size > 0) {
        throw new Error(`React Router has no file ${[...open].map(({ file }) => file).join(', ')} any more.`)
      }
    },
  }
}

/** Throws where the place is not there exactly once: React Router has changed, and the mend must be looked at. */
export function applyMend(code: string, { file, from, to }: Mend): string {
  const [before, after, ...more] = code.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`React Router's ${file} has changed: look at its mend in site/mended-router.ts.`)
  }
  return before + to + after
}
