import type { Plugin } from 'vite'
import { leftOut, type Mend } from './left-out-router.ts'

/**
 * What this site needs otherwise in React Router's browser half. A missing chunk would reload the page a visitor is
 * reading, without end and without the page they asked for: it fails like a load that fails (see `failed-load.ts`).
 * And data would come from a newer build than the screens that read them: the address tells which build asks. The styles
 * of the next page are fetched ahead with its script, and stay once they are there: taken out again until the page is
 * shown, they would have all that is on the screen laid out anew.
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
  {
    file: '/lib/dom/ssr/links.js',
    from: 'return mod.links ? mod.links() : [];',
    to: 'return [...getRouteCssDescriptors(route), ...(mod.links?.() ?? [])];',
  },
  {
    file: '/lib/dom/ssr/links.js',
    from: 'link.onload = () => {\n\t\t\tremoveLink();',
    to: 'link.onload = () => {',
  },
]

/**
 * Parts of it that do nothing here and that no bundler can drop: nobody listens to the router's own measuring, and the
 * first page brings the routes of all others (`routeDiscovery`).
 */
export const unused: readonly string[] = ['/lib/router/instrumentation.js', '/lib/dom/ssr/fog-of-war.js']

/** Mends React Router while it is bundled for browsers; a build that does not find every place fails. */
export function mendedRouter(): Plugin {
  const all = [...mends, ...leftOut.flatMap((part) => part.mends)]
  const open = new Set<Mend | string>([...all, ...unused])
  return {
    name: 'promenade:mended-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/')) return undefined
      const part = unused.find((file) => id.endsWith(file))
      const wanted = all.filter(({ file }) => id.endsWith(file))
      for (const found of part === undefined ? wanted : [part]) open.delete(found)
      if (part !== undefined) return { code: hollow(code), map: null }
      return wanted.length === 0 ? undefined : { code: wanted.reduce(applyMend, code), map: null }
    },
    buildEnd(error) {
      if (error === undefined && open.size > 0) {
        const files = [...open].map((gone) => (typeof gone === 'string' ? gone : gone.file))
        throw new Error(`React Router has no file ${files.join(', ')} any more.`)
      }
    },
  }
}

/** Throws where the place is not there exactly once: React Router has changed, and the mend must be looked at. */
export function applyMend(code: string, { file, from, to }: Mend): string {
  const [before, after, ...more] = code.split(from)
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`React Router's ${file} has changed: look at its mend in site/build/patched-router.ts.`)
  }
  return before + to + after
}

/** A module of the same names, each a function that does nothing. */
export function hollow(code: string): string {
  const names = [...code.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, list = '']) => list.split(','))
  if (names.length === 0)
    throw new Error('A part of React Router exports nothing: look at site/build/patched-router.ts.')
  const renamed = names.map((name) => `nothing as ${name.trim().split(' as ').at(-1)}`)
  return `const nothing = () => undefined\nexport { ${renamed.join(', ')} }\n`
}
