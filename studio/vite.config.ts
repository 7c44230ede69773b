import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ownLanguages } from './build/locales.ts'
import { refreshPages } from './build/refresh-pages.ts'
import { responseSchemas } from './build/response-schemas.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), refreshPages(), ownLanguages(), responseSchemas()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The policy of the studio allows no `data:` scripts and styles.
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // One style sheet for all screens, so that no screen waits for its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // The page of a store loads without the studio.
    rolldownOptions: { input: ['index.html', 'store.html'].map((name) => join(import.meta.dirname, name)) },
  },
})
