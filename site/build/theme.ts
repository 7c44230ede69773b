import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type Theme, themeCss } from '../app/theme/theme.ts'
import { themeFaults } from '../app/theme/theme-faults.ts'

const cssId = 'virtual:theme.css'

/** Provides the theme of this name as `virtual:theme` (data) and `virtual:theme.css` (style sheet). Throws if it has faults. */
export function theme(name: string): Plugin {
  const file = join(import.meta.dirname, '..', 'app', 'theme', 'themes', `${name}.ts`)
  if (!existsSync(file)) throw new Error(`SITE_THEME: there is no file site/app/theme/themes/${name}.ts.`)
  return {
    name: 'promenade:theme',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'virtual:theme') return file
      return id === cssId ? id : undefined
    },
    async load(id) {
      return id === cssId ? themeCss(await loadTheme(file)) : undefined
    },
    hotUpdate({ file: saved, modules }) {
      const css = this.environment.moduleGraph.getModuleById(cssId)
      return saved === file && css !== undefined ? [...modules, css] : undefined
    },
  }
}

async function loadTheme(file: string): Promise<Theme> {
  // Node caches modules by address; a saved file needs another one.
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`
  const { default: theme }: { default: Theme } = await import(address)
  const faults = themeFaults(theme)
  if (faults.length > 0) throw new Error([`${file} is no complete theme:`, ...faults].join('\n'))
  return theme
}
