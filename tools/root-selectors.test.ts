import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const project = join(import.meta.dirname, '..')

/** From the document or its body, to any depth: `html:has(dialog)`, but not `body:has(> header > nav)`. */
const searchesDocument = /(?:html|body|:root)\)?:has\((?!\s*>)[^{]*|(?:html|body|:root)\)?:has\([^)]*,[^{]*/g

function searchesIn(sheet: string): readonly string[] {
  const rules = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    // Without script nothing changes.
    .replaceAll(/@media \(scripting: none\) \{.*?\n\}/gs, '')
  return [...rules.matchAll(searchesDocument)].map(([selector]) => selector.trim())
}

it('has no style sheet with which a browser searches the whole document after each change', () => {
  const sheets = globSync('{site/app,studio/src,contract/src}/**/*.css', { cwd: project })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((sheet) => searchesIn(readFileSync(join(project, sheet), 'utf8')))
  expect(found).toEqual([])
})

it.each([
  ['html:has(dialog:modal) {}', 1],
  [':global(body):has([data-paper]) > main {}', 1],
  [':root:has(.menu:not([hidden])) {}', 1],
  [':global(body):has(> .page > main > [data-paper]) > main {}', 0],
  ['.row:has(button) {}', 0],
  ['html[data-modal] {}', 0],
])('knows %s', (rule, count) => {
  expect(searchesIn(rule)).toHaveLength(count)
})
