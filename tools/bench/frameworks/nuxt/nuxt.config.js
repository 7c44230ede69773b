export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  telemetry: false,
  css: ['~~/shared/directory.css'],
  app: { head: { title: 'Stores', htmlAttrs: { lang: 'en' } } },
  // The same page once more, kept by the framework's own cache for a minute.
  routeRules: { '/kept': { swr: 60 } },
})
