import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { classNames } from './build/class-names.ts'
import { languageManifests } from './build/language-manifests.ts'
import { layers } from './build/layers.ts'
import { minifiedText } from './build/minified-text.ts'
import { patchedRouter } from './build/patched-router.ts'
import { offlineWorker } from './build/service-worker.ts'
import { theme } from './build/theme.ts'

/** Components of the pages of one folder, whose styles are in the sheet of these pages. */
const ofOnePage = {
  home: ['carousel', 'feed-card', 'popup', 'promo-carousel'],
  hours: ['date-bar'],
  map: ['map-drawing', 'route-steps'],
  search: ['result-row'],
}

/** Components of the pages of one record, such as an event. */
const ofRecords = ['gallery', 'item-columns', 'item-head', 'job-row', 'owner-card', 'share', 'story-card']

/** The styles of these pages, in the same sheet. */
const recordPages = [
  'stores/store-',
  'events/event-page',
  'promotions/promotion-page',
  'blogs/post-view',
  'contests/contest-page',
]

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
    test: new RegExp(
      `^virtual:theme\\.css|/contract/src/theme/|/site/app/(?!pages/(?!errors/)|components/(?:${[...Object.values(ofOnePage).flat(), ...ofRecords].join('|')})/).*\\.css$`,
    ),
    priority: 1,
  },
  {
    name: 'records',
    test: new RegExp(
      `/site/app/(?:components/(?:${ofRecords.join('|')})/|pages/(?:${recordPages.join('|')})).*\\.css$`,
    ),
    priority: 1,
  },
  ...Object.entries(ofOnePage).map(([page, components]) => ({
    name: page,
    test: new RegExp(
      // What is printed has little in common with the map on the screen.
      `/site/app/(?:pages/${page}/(?!boards|paper|printed)|components/(?:${components.join('|')})/).*\\.css$`,
    ),
    priority: 1,
  })),
  // The root and all that it is made of, and components of a quarter of the screens: every screen loads it.
  {
    name: 'frame',
    test: /\/site\/app\/(?:root\.tsx|route-handle\.ts|messages\/(?:language|load-messages)\.ts|layout\/head-tags\.ts|theme\/mark-modal\.ts|components\/(?:hydrated|(?:button|card|empty-state|flag|prose|section-head)\/[a-z-]+)\.tsx)/,
    priority: 1,
  },
  // What pages use together, in one script: each script costs a request and compresses by itself. A group takes what its
  // modules import along, so a shared module has a group of a higher priority.
  {
    name: 'record',
    test: /\/site\/app\/(?:components\/(?:back-link|more-section|share)\/[a-z-]+|layout\/share-page)\.tsx/,
    priority: 1,
  },
  {
    name: 'cards',
    test: /\/site\/app\/components\/(?:date-block|event-row|favorite-button|logo|offer-card|store-tile)\/[a-z-]+\.tsx/,
    priority: 1,
  },
  // The map's page, its frame and its drawing, which is printed too; and what it shares with others. A place and a way are in
  // `place-parts.ts`.
  {
    name: 'map-drawing',
    test: /\/site\/app\/components\/map-drawing\/(?:map-(?:drawing|label|legend|signs|stores|symbols|turned-texts)|short-number|written-letters)\.tsx?|\/domain\/src\/map\/drawing\/(?:box|letters)\.ts/,
    priority: 1,
  },
  { name: 'words', test: /\/domain\/src\/(?:search\/words|directory\/name-filter)\.ts/, priority: 1 },
  { name: 'field', test: /\/site\/app\/components\/form\/(?:field-frame|place-options)\.tsx/, priority: 1 },
  { name: 'timed-line', test: /\/site\/app\/components\/timed-line\//, priority: 1 },
  {
    name: 'compose',
    test: /\/site\/app\/(?:device\/device-note|layout\/offline\/create-composing-loader)\.ts/,
    priority: 1,
  },
  { name: 'carousel', test: /\/site\/app\/components\/carousel\/[a-z-]+\.tsx?/, priority: 1 },
  {
    name: 'map',
    test: /\/site\/app\/(?:pages\/map\/(?:map-page\.tsx|map-query\.ts|hidden-fields\.tsx)|components\/map-drawing\/map-(?:frame|button)\.tsx)/,
  },
  {
    name: 'home',
    test: /\/site\/app\/(?:pages\/home\/|components\/(?:popup|promo-carousel|feed-card)\/)[a-z-]+\.tsx?/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    classNames(),
    languageManifests(),
    layers(),
    minifiedText(),
    patchedRouter(),
    offlineWorker(),
    theme(process.env['SITE_THEME'] || 'merrow-quay'),
  ],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // Dependencies of other packages, which Vite does not scan: discovered later, they would reload the first
  // page of `npm run dev`.
  optimizeDeps: {
    include: ['flatbush', 'flatqueue', 'polyclip-ts', 'sanitize-html', 'temporal-polyfill', 'zod'],
  },
  build: {
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    // What scripts import later uses chunks that are there already: the lists of their names would be longer than most of these.
    modulePreload: {
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'js' ? names.filter((name) => name.endsWith('.css')) : names,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Names of classes too.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunks },
            // Every name travels with the list of routes.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
          },
        },
      },
    },
    ssr: {
      // One file with all libraries starts faster. React chooses one of its two forms when it is loaded.
      resolve: { noExternal: command === 'build' ? true : [], external: ['react', 'react-dom'] },
      build: {
        // Half as much text to hold in memory. A stack in the log names the source.
        minify: true,
        sourcemap: true,
        // Bundled into one file, so that a running server never misses a chunk that the next build removed.
        rolldownOptions: {
          input: './server/entry.ts',
          output: { codeSplitting: false, sourcemapExcludeSources: true },
        },
      },
    },
  },
}))
