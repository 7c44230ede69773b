import { reactRouter } from '@react-router/dev/vite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { patchedRouter } from './build/patched-router.ts'
import { offlineWorker } from './build/service-worker.ts'

/** Chunks that Vite would split further than the requests of a phone are worth. What only some screens share stays Vite's. */
const chunks = [
  {
    // A library that one screen needs stays with that screen.
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|\/preload-helper/,
    priority: 2,
  },
  {
    // One sheet for all that pages are made of, and one per page. The root shows the error page.
    name: 'styles',
    test: /\/site\/app\/(?!pages\/(?!errors\/)).*\.css$/,
    priority: 1,
  },
  // Used by a quarter of the screens or more.
  { name: 'shared', minShareCount: 11 },
]

const theme = themeFile(process.env['SITE_THEME'] || 'merrow-quay')

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), patchedRouter(), offlineWorker()],
  // As text too: the server reads the colours of the theme.
  resolve: { alias: { '#theme': theme, '#theme-text': `${theme}?raw` } },
  css: { transformer: 'lightningcss' },
  // Of other packages, which Vite does not scan: found later, they would reload the first page of `npm run dev`.
  optimizeDeps: { include: ['sanitize-html', 'temporal-polyfill', 'zod'] },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // Every name travels with the list of routes.
            chunkFileNames: 'assets/[hash].js',
          },
        },
      },
    },
    ssr: {
      // One file with all libraries starts faster. React chooses one of its two forms when it is loaded.
      resolve: { noExternal: command === 'build' ? true : [], external: ['react', 'react-dom'] },
      build: {
        // A stack in the log names the source.
        sourcemap: true,
        // In one file, so that a running server never looks for a part that the next build has taken away.
        rolldownOptions: {
          input: './server/entry.ts',
          output: { codeSplitting: false, sourcemapExcludeSources: true },
        },
      },
    },
  },
}))

/** The one file that gives a mall its look. */
function themeFile(name: string): string {
  const file = join(import.meta.dirname, 'app', 'theme', 'themes', `${name}.css`)
  if (existsSync(file)) return file
  throw new Error(`SITE_THEME names no theme: there is no file site/app/theme/themes/${name}.css.`)
}
