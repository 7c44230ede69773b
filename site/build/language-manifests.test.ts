import { expect, it } from 'vitest'
import { partOfLanguage } from './language-manifests.ts'

const script =
  'window.__reactRouterManifest={"entry":{"module":"/entry.js","imports":["/frame.js"]},"routes":{"root":{"id":"root","imports":["/frame.js"]},"pages/robots":{"id":"pages/robots","imports":[]},"en:home":{"id":"en:home","imports":["/frame.js","/home.js"]},"es:home":{"id":"es:home","hasAction":false,"hasLoader":true,"imports":["/frame.js","/home.js"]}},"version":"1"};'

it('keeps the root and the routes of the language, and what each adds to every page', () => {
  expect(partOfLanguage(script, 'es')).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/entry.js","imports":["/frame.js"]},"version":"1","routes":{"root":{"id":"root","imports":[]},"es:home":{"id":"es:home","hasLoader":true,"imports":["/home.js"]}}};',
  )
})

it('refuses a script of another form', () => {
  expect(() => partOfLanguage('export default {}', 'en')).toThrow('The manifest of the routes is not known.')
})
