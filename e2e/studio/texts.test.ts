import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isGroup } from '@promenade/domain/studio/document'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { launchBrowser } from '../support/visitor.ts'
import { demoDocuments } from './demo-documents.ts'

/** Every text of the demo mall that has tags. */
const texts = [...new Set(demoDocuments(new Date()).flatMap(({ document }) => findTexts(document)))]
const folder = await mkdtemp(join(tmpdir(), 'studio-texts-'))
let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  const entry = join(import.meta.dirname, '..', '..', 'studio', 'testing', 'texts-in-page.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, lib: { entry, formats: ['iife'], name: 'texts', fileName: () => 'texts.js' } },
  })
  const browser = await launchBrowser(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium')
  close = () => browser.close()
  page = await browser.newPage()
  await page.addScriptTag({ path: join(folder, 'texts.js') })
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})

it('gives back every text of the demo mall', async () => {
  expect(texts.length).toBeGreaterThan(500)
  const changed = await page.evaluate((all) => all.filter((html) => !globalThis.texts.comesBack(html)), texts)
  expect(changed).toEqual([])
})

it('knows a text that it would change', async () => {
  const strange = ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a <mark>b</mark></p>', '<p style="color:red">a</p>']
  expect(await page.evaluate((all) => all.map(globalThis.texts.comesBack), strange)).toEqual([
    false,
    false,
    false,
  ])
})

it('gives the same at the second pass', async () => {
  const unstable = await page.evaluate(
    (all) => all.filter((html) => globalThis.texts.twice(html) !== globalThis.texts.once(html)),
    texts,
  )
  expect(unstable).toEqual([])
})

it('takes no script with a text', async () => {
  const hostile = [
    '<p onclick="alert(1)">a<script>alert(1)</script></p>',
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<p><img src="x" onerror="alert(1)"></p>',
    '<iframe src="https://a.example"></iframe><p style="color:red">a</p>',
    '<svg onload="alert(1)"><p>a</p></svg>',
  ]
  const cleaned = await page.evaluate((all) => all.map((html) => globalThis.texts.once(html)), hostile)
  expect(cleaned.join('\n')).not.toMatch(/script|onclick|onerror|onload|iframe|style|svg/)
})

it('reads the lists of Word as lists', async () => {
  const item = (mark: string, text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}</p>`
  const html = `<p>Bring:</p>${item('·', 'a <b>coat</b>')}${item('·', 'boots')}<p>Then:</p>${item('1.', 'park')}${item('2.', 'walk')}`
  expect(await page.evaluate((text) => globalThis.texts.pasted(text), html)).toBe(
    [
      '<p>Bring:</p>',
      '<ul><li>a <strong>coat</strong></li><li>boots</li></ul>',
      '<p>Then:</p>',
      '<ol><li>park</li><li>walk</li></ol>',
    ].join('\n'),
  )
  const plain = '<p>1. is no list</p>'
  expect(await page.evaluate((text) => globalThis.texts.pasted(text), plain)).toBe(plain)
})

function findTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(findTexts)
  return isGroup(value) ? Object.values(value).flatMap(findTexts) : []
}

declare global {
  var texts: {
    readonly comesBack: (html: string) => boolean
    readonly once: (html: string) => string
    readonly twice: (html: string) => string
    readonly pasted: (html: string) => string
  }
}
