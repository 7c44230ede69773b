import { defineConfig } from 'vite'
import { ownLanguages } from './build/locales.ts'

const platform = process.env['STUDIO_API'] ?? 'http://127.0.0.1:4102'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [ownLanguages(['en', 'es'])],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the studio allows no `data:` scripts and styles.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
  },
  // The placeholder of the nonce is only there for the built page.
  server: { proxy: { '/api': platform, '/media': platform } },
})
