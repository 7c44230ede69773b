import { expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'

const visit = useBrowser()

it.each(['/', '/map', '/style-guide'])('%s ranks the cascade layers in the declared order', async (path) => {
  const { page } = await visit()
  await page.goto(path)
  expect(await page.evaluate(layersInOrder)).toEqual(['reset', 'theme', 'base', 'ui', 'layout'])
})

/** Runs in the page: the names of the cascade layers, in order of their first declaration. */
function layersInOrder(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const names = rules.flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
    return rule instanceof CSSLayerBlockRule ? [rule.name] : []
  })
  return [...new Set(names)]
}
