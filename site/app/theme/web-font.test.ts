import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { webFont } from './web-font.server.ts'

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

it('has the same name, weights and display in the style sheet and in the script for phones', () => {
  const values = (text: string, patterns: readonly RegExp[]) =>
    patterns.map((pattern) => pattern.exec(text)?.[1])
  const sheet = values(read('fonts.css'), [
    /font-family: '(.+)'/,
    /font-weight: (.+);/,
    /font-display: (.+);/,
  ])
  const script = values(read('../hydration/web-font.js'), [
    /new FontFace\('(.+?)'/,
    /weight: '(.+?)'/,
    /display: '(.+?)'/,
  ])
  expect(script).toEqual(sheet)
  expect(sheet).not.toContain(undefined)
})

it('is of one width of the window in the style sheet, the script and the preload', () => {
  expect(read('fonts.css')).toContain('@media (width > 768px)')
  expect(read('../hydration/web-font.js')).toContain('(min-width: 769px)')
  expect(read('../root.tsx')).toContain('media="(min-width: 769px)"')
})

it('is found for the theme that names it', () => {
  expect(webFont).toMatch(/bricolage-grotesque.*\.woff2/)
})
