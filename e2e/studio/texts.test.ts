import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isGroup } from '@promenade/domain/studio/document'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { now } from '../support/clock/run-clock.ts'
import { oneBrowser } from '../support/browser.ts'
import { demoDocuments } from './demo-documents.ts'

/** Every text of the demo mall that has tags. */
const texts = [...new Set(demoDocuments(new Date(now())).flatMap(({ document }) => findTexts(document)))]
const folder = await mkdtemp(join(tmpdir(), 'studio-texts-'))
const browser = oneBrowser()
let page: Page

beforeAll(async () => {
  const entry = join(import.meta.dirname, '..', '..', 'studio', 'testing', 'texts-in-page.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, lib: { entry, formats: ['iife'], name: 'texts', fileName: () => 'texts.js' } },
  })
  page = await browser().newPage()
  await page.addScriptTag({ path: join(folder, 'texts.js') })
})
afterAll(async () => {
  await page.close()
  await rm(folder, { recursive: true })
})

it('gives back every text of the demo mall', async () => {
  expect(texts.length).toBeGreaterThan(500)
  const changed = await page.evaluate(
    (all) => all.filter((html) => !globalThis.texts.isPreserved(html)),
    texts,
  )
  expect(changed).toEqual([])
})

it('knows a text that it would change', async () => {
  const strange = ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a <mark>b</mark></p>', '<p style="color:red">a</p>']
  expect(await page.evaluate((all) => all.map(globalThis.texts.isPreserved), strange)).toEqual([
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

const figure =
  '<figure><img src="0123456789ab/gulls.webp" alt="Gulls"><figcaption>By Ana</figcaption></figure>'
const captionOf = (html: string) => figure.replace('By Ana', html)

it('gives back pictures of the library, decorative or not yet described, and captions with links and bold letters', async () => {
  const pictures = [
    figure,
    captionOf('By <a href="https://ana.example">Ana</a>, <strong>1998 <em>or</em></strong> later'),
    figure.replace('Gulls', ''),
    '<figure><img src="0123456789ab/gulls.webp"></figure>',
  ]
  const given = await page.evaluate((all) => all.map(globalThis.texts.once), pictures)
  expect(given).toEqual(pictures)
})

it('opens a picture as source of which it would lose something', async () => {
  const others = [
    captionOf('By <u>Ana</u>'),
    captionOf('<p>By Ana</p>'),
    '<figure><img src="https://a.example/b.png" alt="b"></figure>',
  ]
  expect(await page.evaluate((all) => all.map(globalThis.texts.isPreserved), others)).toEqual(
    others.map(() => false),
  )
})

it('pastes no picture of another program, and one that was copied in the editor', async () => {
  const pasted = (html: string) => page.evaluate((one) => globalThis.texts.pasted(one), html)
  expect(await pasted(`<p>Gulls</p>${figure.replace('0123456789ab', 'https://a.example')}`)).not.toContain(
    'img',
  )
  expect(await pasted(figure)).not.toContain('img')
  expect(await pasted(figure.replace('>', ' data-pm-slice="0 0 []">'))).toContain(figure)
})

it('takes no script with a text', async () => {
  const hostile = [
    '<p onclick="alert(1)">a<script>alert(1)</script></p>',
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<p><img src="x" onerror="alert(1)"></p>',
    '<iframe src="https://a.example"></iframe><p style="color:red">a</p>',
    '<svg onload="alert(1)"><p>a</p></svg>',
    captionOf(
      '<a href="javascript:alert(1)">By</a> <script>alert(1)</script><img src="x" onerror="alert(1)">',
    ),
  ]
  const cleaned = await page.evaluate((all) => all.map((html) => globalThis.texts.once(html)), hostile)
  expect(cleaned.join('\n')).not.toMatch(/script|onclick|onerror|onload|iframe|style|svg/)
})

it('takes the lists of Word as lists', async () => {
  const line = (list: string, mark: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level1 lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;&nbsp; </span></span></span>` +
    `<![endif]>${words}<o:p></o:p></p>`
  const html = `<p class=MsoNormal>Bring:</p>${line('l0', '·', 'boots')}${line('l0', '·', 'a <b>coat</b>')}${line('l1', '1.', 'Come in')}`
  expect(await page.evaluate((one) => globalThis.texts.pasted(one), html)).toBe(
    '<p>Bring:</p>\n<ul><li>boots</li><li>a <strong>coat</strong></li></ul>\n<ol><li>Come in</li></ol>',
  )
})

it('takes bold, italics, links and lists in lists from Google Docs, and nothing as bold that is not', async () => {
  expect(await paste('google-docs.html')).toEqual([
    '<h2>The lamp fair</h2>',
    '<p>Forty makers show <em>paper and brass</em>, and <strong>everything is lit</strong> at ' +
      '<a href="https://fair.example/dusk"><strong><em>dusk</em></strong></a>.</p>',
    '<ul><li>Upper hall<ul><li><em>workshops</em></li></ul></li><li>Pier gate</li></ul>',
  ])
})

it('takes lists in lists from Word, and neither deletions that it tracks nor comments', async () => {
  expect(await paste('word.html')).toEqual([
    '<p>The market moves to the south pier for <strong>three </strong>cold<strong> weeks</strong>, with <em>hot cider</em>.</p>',
    '<ul><li>Stalls<ul><li>wool and wax<ul><li>candles</li></ul></li></ul></li>' +
      '<li>Getting there<ol><li>by ferry</li><li>on foot</li></ol></li></ul>',
  ])
})

it('pastes what was copied in the editor as it is', async () => {
  const own = '<p data-pm-slice="0 0 []">One <strong>two</strong></p><ul><li><p>three</p></li></ul>'
  expect(await page.evaluate((html) => globalThis.texts.pasted(html), own)).toContain('<strong>two</strong>')
})

/** The blocks of a text after pasting what another program puts on the clipboard. */
async function paste(file: string): Promise<readonly string[]> {
  const html = await readFile(join(import.meta.dirname, 'pasted', file), 'utf8')
  return (await page.evaluate((one) => globalThis.texts.pasted(one), html)).split('\n')
}

function findTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(findTexts)
  return isGroup(value) ? Object.values(value).flatMap(findTexts) : []
}

declare global {
  var texts: {
    readonly isPreserved: (html: string) => boolean
    readonly once: (html: string) => string
    readonly pasted: (html: string) => string
    readonly twice: (html: string) => string
  }
}
