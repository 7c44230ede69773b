import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messagesIn } from '../site/app/messages/messages-in.server.ts'

const text = readFileSync(new URL('content/categories.yaml', import.meta.url), 'utf8')
const names = [...text.matchAll(/^ {2}name: \{ en: "(.+)", es: "(.+)" \}$/gm)]

it.each([
  ['en', 1],
  ['es', 2],
] as const)('the filters say the same words as the menu and the headings: %s', (locale, group) => {
  const { nav, directory } = messagesIn(locale)
  const { retail, foodandbeverage, professionalservices } = directory.sections
  const words = [nav.retail, nav.foodAndBeverage, nav.services]
  expect([retail, foodandbeverage, professionalservices]).toEqual(words)
  expect(names.map((name) => name[group])).toEqual(words)
})
