import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Locale } from '@promenade/domain/locale/locale'
import { languageOfRoute, manifestOfLanguage } from '../app/hydration/language-manifest.ts'

/**
 * Replaces React Router's manifest by one for each language: the router ranks every route that it knows before it hydrates,
 * and a change of language is a new document.
 */
export function languageManifests(): Plugin {
  return {
    name: 'promenade:language-manifests',
    apply: 'build',
    // React Router writes the manifest while the server is built.
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      handler() {
        const assets = join(import.meta.dirname, '..', 'dist', 'client', 'assets')
        for (const file of globSync('manifest-*.js', { cwd: assets })) {
          const text = readFileSync(join(assets, file), 'utf8')
          for (const { code } of locales)
            writeFileSync(join(assets, manifestOfLanguage(file, code)), partOfLanguage(text, code))
          rmSync(join(assets, file))
        }
      },
    },
  }
}

/**
 * The same script with the root and the routes of one language, without what is false and without the scripts that every page has
 * loaded. Throws if React Router writes it in another way.
 */
export function partOfLanguage(script: string, locale: Locale): string {
  const [, assignment, json] = /^([\w.]+=)(\{.*\});$/s.exec(script) ?? []
  if (assignment === undefined || json === undefined)
    throw new Error('The manifest of the routes is not known.')
  const { routes, ...manifest }: Manifest = JSON.parse(json)
  const own = Object.entries(routes)
    .filter(([id]) => id === 'root' || languageOfRoute(id) === locale)
    .map(([id, { imports, ...route }]) => [
      id,
      { ...route, imports: withoutAll(imports, manifest.entry.imports) },
    ])
  const text = JSON.stringify({ ...manifest, routes: Object.fromEntries(own) }, (_, value: unknown) =>
    value === false ? undefined : value,
  )
  return `${assignment}${text};`
}

interface Manifest {
  readonly entry: { readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, { readonly imports: readonly string[] }>>
}

function withoutAll(names: readonly string[], others: readonly string[]): string[] {
  return names.filter((name) => !others.includes(name))
}
