import type { Plugin } from 'vite'

/**
 * In development, hot-reloads a page module although it also exports a loader, which React's fast refresh
 * refuses. When the loader itself changed, the document reloads, because the router holds the former one.
 */
export function refreshPages(): Plugin {
  const loaders = new Map<string, string>()
  return {
    name: 'refresh-pages',
    apply: 'serve',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/src/pages/')) loaders.set(id, loaderIn(code))
    },
    async hotUpdate({ file, read }) {
      const known = loaders.get(file)
      if (known === undefined || known === loaderIn(await read())) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    transformIndexHtml() {
      const children = "window.__getReactRefreshIgnoredExports = () => ['loader', 'shouldRevalidate']"
      return [{ tag: 'script', injectTo: 'head-prepend', children }]
    },
  }
}

function loaderIn(code: string): string {
  return /^export (?:async )?function loader\b[^]*?^}/m.exec(code)?.[0] ?? ''
}
