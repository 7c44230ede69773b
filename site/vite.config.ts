import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { fewSheets } from './build/few-sheets.ts'
import { mendedRouter } from './build/patched-router.ts'
import { offlineWorker } from './build/service-worker.ts'
import { theme } from './build/theme.ts'

/**
 * Dozens of files of a few hundred bytes cost more in headers and worse compression than they save; one file for all
 * makes every screen fetch what others need. So there is a file for what most screens share, and one for each family.
 */
const fewChunks = [
  {
    name: 'framework',
    // A library that one screen needs stays with that screen.
    test: /\/node_modules\/(?:react|react-dom|react-router|@remix-run|cookie-es|scheduler)\/|\/preload-helper/,
    priority: 3,
  },
  {
    // What stands around every page, with all it is made of, and what most pages are made of.
    name: 'frame',
    test: ours(
      String.raw`(?:root\.tsx|components\/(?:button|change-status|empty-state|favorite-button|flag|hours-badge|logo|page-head|picture|prose|safe-html|search-field|section-head)\/|layout\/head-tags|messages\/load-messages)`,
    ),
    priority: 2,
  },
  {
    name: 'map',
    test: ours(
      String.raw`(?:components\/(?:map-drawing|route-steps)\/|pages\/map\/(?:map-query|print-button))`,
    ),
    priority: 1,
  },
  {
    // What the map's form has in common with those that are sent.
    name: 'forms-fields',
    test: ours(String.raw`components\/form\/(?:result-panel|error-summary|field-frame|use-focus)`),
    priority: 2,
  },
  { name: 'forms', test: ours(String.raw`(?:components\/form|layout\/forms)\/`), priority: 1 },
  {
    name: 'cards',
    test: ours(String.raw`components\/(?:event-row|job-row|offer-card|result-row|store-tile|story-card)\/`),
    priority: 1,
  },
  {
    name: 'directory',
    test: ours(
      String.raw`(?:components\/letter-bar\/|pages\/stores\/(?:directory-(?:categories|view)|only-selection))`,
    ),
    priority: 1,
  },
  {
    name: 'galleries',
    test: ours(String.raw`(?:components\/gallery\/|layout\/(?:page-gallery|text-with))`),
    priority: 1,
  },
  {
    name: 'hours',
    test: ours(String.raw`components\/(?:date-question|holiday-list|week-hours)\/`),
    priority: 1,
  },
  {
    name: 'item',
    test: ours(
      String.raw`(?:components\/(?:back-link|copy-button|item-columns|item-head|more-section|ended-item|owner-card|share)\/|layout\/(?:page-favorite-button|share-page))`,
    ),
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    reactRouter(),
    mendedRouter(),
    offlineWorker(),
    fewSheets(),
    theme(process.env['SITE_THEME'] || 'merrow-quay'),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewChunks } } } } },
    ssr: {
      // React chooses one of its two forms when it is loaded.
      resolve: { noExternal: true, external: ['react', 'react-dom'] },
      // In one file, so that a running server never looks for a part that the next build has taken away.
      build: { rolldownOptions: { input: './server/entry.ts', output: { codeSplitting: false } } },
    },
  },
})

/** Files of `site/app` whose path goes on like this; what shows a part on the style guide is none of the part. */
function ours(path: string): RegExp {
  return new RegExp(String.raw`\/site\/app\/${path}(?!.*\.examples\.)`)
}
