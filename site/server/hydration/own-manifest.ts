import type { Locale } from '@promenade/domain/locale/locale'

/**
 * Where React Router's list of routes lies for pages of one language: a change of language is a new document, so half of what
 * it lists would be fetched and gone through for nothing.
 */
export function ownManifest(path: string, locale: Locale): string {
  return path.replace(/\.js$/, `.${locale}.js`)
}

interface Listed {
  /** Where the list lies: React Router has it fetched again from there if that is elsewhere. */
  readonly url: string
  readonly routes: Readonly<Record<string, unknown>>
}

const declaration = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s

/** The list for one language out of the whole one, both as scripts. Throws where the script is of another shape. */
export function manifestFor(locale: Locale, script: string): string {
  const json = declaration.exec(script)?.[1]
  if (json === undefined) throw new Error('React Router writes its list of routes in another way.')
  const whole: Listed = JSON.parse(json)
  const routes = Object.entries(whole.routes).filter(
    ([id]) => !id.includes(':') || id.startsWith(`${locale}:`),
  )
  const own = { ...whole, url: ownManifest(whole.url, locale), routes: Object.fromEntries(routes) }
  return `window.__reactRouterManifest=${JSON.stringify(own)};`
}
