import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A route of the site's build, with the paths of its scripts, whose names are hashes. */
export interface BuiltRoute {
  readonly id: string
  readonly path?: string
  readonly module: string
  /** Set if the build has a separate script for the route's client loader. */
  readonly clientLoaderModule?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly hasDefaultExport: boolean
}

interface Manifest {
  readonly entry: { readonly module: string }
  readonly routes: Readonly<Record<string, BuiltRoute>>
}

/** The routes in the build's manifests. */
export function builtRoutes(): readonly BuiltRoute[] {
  return Object.values(readManifest().routes)
}

/** The path of the first script, which hydrates a page. */
export function entryScript(): string {
  return readManifest().entry.module
}

/** The path of a page's own script. Throws for a path without a route. */
export function scriptOfPage(path: string): string {
  const route = builtRoutes().find((one) => `/${one.path}` === path)
  if (route === undefined) throw new Error(`The build has no route ${path}.`)
  return route.module
}

function readManifest(): Manifest {
  const files = globSync(join(import.meta.dirname, '../../site/dist/client/assets/manifest-*.js'))
  const [first, ...others] = files.map((file): Manifest => {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^[^{]+|;\s*$/g, ''))
  })
  if (first === undefined) throw new Error('The site is not built.')
  return { ...first, routes: Object.assign({}, first.routes, ...others.map(({ routes }) => routes)) }
}
