import type { Locale } from '@promenade/domain/locale/locale'
import type { RenderedDocument } from '../../app/render-document.ts'
import { ownManifest } from './own-manifest.ts'
import source from './bootstrap.js?raw'

export interface HydrationOptions {
  readonly locale: Locale
  /** Where the data are that the screen was rendered from (as JSON), so that they are not in the page. */
  readonly addressOf: (data: string) => string | undefined
}

/**
 * Takes React off the way to the first painting. React Router's `<Scripts>` makes a page fetch and run
 * everything at once; here its scripts become a short list of what to fetch, and a small
 * script that does so when the time has come. The elements keep their places, so that React finds the tree it
 * rendered. A page whose data have no address carries them. Undefined for a page without those scripts, or with
 * scripts of an unknown shape.
 */
export function deferHydration(
  { html, data: stream, scripts: rendered }: RenderedDocument,
  { locale, addressOf }: HydrationOptions,
): Pick<RenderedDocument, 'html' | 'scripts'> | undefined {
  const { head, body, scripts } = partsOf(html)
  const context = contextScript.exec(scripts)?.[1]
  const imports = readImports(modulesScript.exec(scripts)?.[1] ?? '')
  if (context === undefined || imports === undefined) return undefined
  const preload = [...head.matchAll(modulePreload)].map((link) => unescapeAttribute(link[1] ?? ''))
  const data = `{"context":${context},"stream":[${escapeJson(stream)}]}`
  const address = addressOf(data)
  const manifest = ownManifest(imports.manifest, locale)
  const ahead = [...imports.first, ...preload].map((href) => (href === imports.manifest ? manifest : href))
  const { routes, entry } = imports
  const lists = escapeJson({ manifest, routes, entry, preload: ahead }).slice(0, -1)
  // React Router has escaped what it wrote: as text of a script, the data are safe as they are.
  const list = `${lists},"data":${address === undefined ? data : escapeJson(address)}}`
  const hydrationList = `<script type="application/json" id="hydration">${list}</script>`
  const deferred = scripts
    .replace(contextScript, () => hydrationList)
    .replace(modulesScript, () => `<script>${bootstrap}</script>`)
  const replaced = [contextScript, modulesScript].map((script) => script.exec(scripts)?.[0])
  return {
    html: head.replace(modulePreload, '') + body + deferred,
    scripts: [...rendered.filter((text) => !replaced.some((script) => script?.includes(text))), bootstrap],
  }
}

/** React puts links into the head, and `<Scripts>` are the last of the body: the long rest is not looked through. */
function partsOf(html: string): { readonly head: string; readonly body: string; readonly scripts: string } {
  const headEnd = html.indexOf('</head>')
  const begin = Math.max(headEnd, html.lastIndexOf(contextBegin))
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, begin), scripts: html.slice(begin) }
}

/** The bootstrap as it is sent: without the comments and indents that are for us. */
export const bootstrap = source
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n')

interface Imports {
  readonly manifest: string
  /** What has to run before everything else. */
  readonly first: readonly string[]
  readonly routes: readonly (readonly [id: string, urls: readonly string[]])[]
  readonly entry: string
}

const contextBegin = '<script>window.__reactRouterContext = '
// Inside these scripts React Router writes every `<` as an escape, so that `[^<]*` is the whole text.
const contextScript =
  /<script>window\.__reactRouterContext = (\{[^<]*?\});window\.__reactRouterContext\.stream = [^<]*<\/script>/
const modulesScript = /<script type="module" async="">([^<]*)<\/script>/
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/?>/g

function readImports(script: string): Imports | undefined {
  // In development the runtime of hot reloading stands before it.
  const [, hotReload, manifest] =
    /^\s*(?:import ("[^"]*hmr-runtime");)?\s*import ("[^"]+")/.exec(script) ?? []
  const entry = /\bimport\(("[^"]+")\);?\s*$/.exec(script)?.[1]
  const listed = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1]
  if (manifest === undefined || entry === undefined || listed === undefined) return undefined
  const routes = [...listed.matchAll(/("[^"]+"):(route\d+)/g)].map(
    ([, id = '""', name = '']) => [parseText(id), urlsOf(name, script)] as const,
  )
  if (routes.length === 0 || routes.some(([, urls]) => urls.length === 0)) return undefined
  const first = hotReload === undefined ? [] : [parseText(hotReload)]
  return { manifest: parseText(manifest), first, routes, entry: parseText(entry) }
}

/** A route's module, or its several parts where React Router has split it. */
function urlsOf(name: string, script: string): string[] {
  const imports = script.matchAll(new RegExp(`import \\* as ${name}(?:_\\w+)? from ("[^"]+")`, 'g'))
  return [...imports].map((found) => parseText(found[1] ?? '""'))
}

function parseText(literal: string): string {
  return String(JSON.parse(literal))
}

function escapeJson(value: object | string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function unescapeAttribute(text: string): string {
  return text.replaceAll('&amp;', '&')
}
