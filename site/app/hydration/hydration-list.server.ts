import { defaultLocale } from '@promenade/domain/locale/locale'
import type { EntryContext } from 'react-router'
import { languageOfRoute, manifestOfLanguage } from './language-manifest.ts'

/** What `bootstrap.js` loads to hydrate a page. */
interface HydrationList {
  /** Loaded and run one after the other, in this order. */
  readonly scripts: readonly string[]
  /** The script of each route on the page, by the route's id. */
  readonly routes: Readonly<Record<string, string>>
  /** Runs last and hydrates the page. */
  readonly entry: string
  /** The hydration data, or the address to fetch it from. */
  readonly data: HydrationData | string
}

/** The globals that React Router's own scripts would set: the context, and the loader data as its stream encodes it. */
interface HydrationData {
  readonly context: unknown
  readonly stream: readonly [string]
}

interface ListOptions {
  /** The loader data, as React Router encodes it. */
  readonly stream: string
  /** Stores hydration data (JSON) and returns its address. Without it, the page carries the data. */
  readonly storeData?: ((data: string) => string) | undefined
}

/** The list as JSON that is safe inside a script element. */
export function hydrationList(context: EntryContext, { stream, storeData }: ListOptions): string {
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context
  const { entry, hmr, url } = manifest
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const locale = languageOfRoute(routes.at(-1)?.id ?? '') ?? defaultLocale
  const imports = [...entry.imports, ...routes.flatMap(({ imports = [] }) => imports)]
  const data: HydrationData = { context: JSON.parse(serverHandoffString), stream: [stream] }
  const list: HydrationList = {
    // In development React's refresh runtime must run before any component is loaded.
    scripts: [...new Set([...(hmr ? [hmr.runtime, url] : [manifestOfLanguage(url, locale)]), ...imports])],
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: entry.module,
    data: storeData === undefined ? data : storeData(toJson(data)),
  }
  return toJson(list)
}

function toJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
