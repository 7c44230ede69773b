import { expect, it } from 'vitest'
import { partOfLanguage } from './language-manifests.ts'

const script =
  'window.__reactRouterManifest={"entry":{"module":"/entry.js"},"routes":{"root":{"id":"root"},"pages/robots":{"id":"pages/robots"},"en:home":{"id":"en:home"},"es:home":{"id":"es:home"}},"version":"1"};'

it('keeps the root and the routes of the language', () => {
  expect(partOfLanguage(script, 'es')).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/entry.js"},"version":"1","routes":{"root":{"id":"root"},"es:home":{"id":"es:home"}}};',
  )
})

it('refuses a script of another form', () => {
  expect(() => partOfLanguage('export default {}', 'en')).toThrow('The manifest of the routes is not known.')
})
