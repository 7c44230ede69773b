import { expect, it } from 'vitest'
import { manifestFor, ownManifest } from './own-manifest.ts'

const whole =
  'window.__reactRouterManifest={"url":"/assets/manifest-1.js","version":"1","routes":{"root":{},"pages/robots":{},"en:stores":{},"es:stores":{}}};'

it('lists the routes of one language, and those of none, and where it lies itself', () => {
  expect(manifestFor('es', whole)).toBe(
    'window.__reactRouterManifest={"url":"/assets/manifest-1.es.js","version":"1","routes":{"root":{},"pages/robots":{},"es:stores":{}}};',
  )
})

it('has an address for each language', () => {
  expect(ownManifest('/assets/manifest-1.js', 'en')).toBe('/assets/manifest-1.en.js')
})

it('does not guess at a list of another shape', () => {
  expect(() => manifestFor('en', 'self.manifest={}')).toThrow('another way')
})
